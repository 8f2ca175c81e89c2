import { createHash, createHmac } from 'node:crypto'
import type { Instant } from '@mallard/kernel'

export interface OssKey {
  readonly region: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
}

export const algorithm = 'OSS4-HMAC-SHA256'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** `20300101T000000Z`. */
export function signedDate(at: Instant): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** What a key is good for: one day, one region. */
export function scopeOf(date: string, region: string): string {
  return `${date.slice(0, 8)}/${region}/oss/aliyun_v4_request`
}

/**
 * OSS V4: hex HMAC-SHA256 with the key of the day over a text, which for a form is its policy in
 * base64.
 */
export function signText(text: string, date: string, { region, accessKeySecret }: OssKey): string {
  const dayKey = hmac(
    hmac(hmac(hmac(`aliyun_v4${accessKeySecret}`, date.slice(0, 8)), region), 'oss'),
    'aliyun_v4_request',
  )
  return createHmac('sha256', dayKey).update(text).digest('hex')
}

/** The value of `authorization` of a request that the server makes itself. */
export function authorization(
  request: { method: string; path: string; headers: Readonly<Record<string, string>> },
  date: string,
  key: OssKey,
): string {
  const names = Object.keys(request.headers).sort()
  // Content type and x-oss-… are always signed; others would have to be named.
  const signed = names.filter((name) => name === 'content-type' || name.startsWith('x-oss-'))
  const lines = signed.map((name) => `${name}:${request.headers[name]?.trim()}\n`).join('')
  const canonical = [request.method, request.path, '', lines, '', 'UNSIGNED-PAYLOAD'].join('\n')
  const text = [
    algorithm,
    date,
    scopeOf(date, key.region),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  return `${algorithm} Credential=${key.accessKeyId}/${scopeOf(date, key.region)},Signature=${signText(text, date, key)}`
}
