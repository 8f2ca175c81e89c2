import { createHash, createHmac } from 'node:crypto'

/** RFC 3986: what encodeURIComponent leaves and Aliyun does not. */
export function percent(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Sorted and percent-encoded, as it is both signed and sent. */
export function canonicalQuery(params: Readonly<Record<string, string>>): string {
  return Object.entries(params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&')
}

/**
 * ACS3-HMAC-SHA256 over method, path, query, headers and the body's hash; the value of
 * `authorization`.
 */
export function authorization(
  request: {
    method: string
    path: string
    query: string
    headers: Readonly<Record<string, string>>
    bodyHash: string
  },
  key: { id: string; secret: string },
): string {
  const names = Object.keys(request.headers).sort()
  const headers = names.map((name) => `${name}:${request.headers[name]?.trim()}\n`).join('')
  const canonical = [
    request.method,
    request.path,
    request.query,
    headers,
    names.join(';'),
    request.bodyHash,
  ].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`
}
