import { request as httpRequest } from 'node:http'
import type { Shell } from './shells.ts'
import type { ShopPlace } from './admin.ts'
import { jsonOf, parsed, textOf, type Json } from './reading.ts'

/** What the shop's server answered. */
export interface ShopAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly code: number
  readonly data: Json
  readonly message: string
}

export interface ShopCall {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: Json
  /** A session's token. */
  readonly token?: string | undefined
}

/**
 * A call that a device makes by itself, or the app around the page, as mini-programs do: no cookies,
 * its own user agent.
 */
export function callShop(
  { publicUrl, address }: ShopPlace,
  { userAgent }: Pick<Shell, 'userAgent'>,
  { method = 'GET', path, body, token }: ShopCall,
): Promise<ShopAnswer> {
  const text = body && JSON.stringify(body)
  const headers = {
    host: new URL(publicUrl).host,
    'user-agent': userAgent,
    accept: 'application/json',
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(token && { authorization: token }),
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${address}${path}`,
      { method, headers, timeout: 10_000 },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const said = parsed(Buffer.concat(chunks).toString()) ?? {}
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location,
            code: Number(said['code'] ?? 0),
            data: jsonOf(said['data']),
            message: textOf(said['message']),
          })
        })
        answer.on('error', reject)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('the shop does not answer')))
    sent.on('error', reject)
    sent.end(text)
  })
}
