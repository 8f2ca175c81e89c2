import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/**
 * One exchange over HTTP. Never follows redirects: no party we call sends any. Rejects with
 * WireFault.
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE' | 'PATCH'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Instead of `body`. */
  readonly bytes?: Buffer
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** No answer, or none that can be read whole: the other side may have acted. */
export class WireFault extends Error {
  readonly code: 'CONNECT' | 'TIMEOUT' | 'BROKEN' | 'TOO_LARGE' | 'RESTING'
  constructor(code: WireFault['code'], cause?: unknown) {
    super(code, { cause })
    this.name = 'WireFault'
    this.code = code
  }
}

export interface Patience {
  /** Milliseconds until the connection must stand. */
  readonly connectWithin: number
  /** Milliseconds until the whole answer must be here. */
  readonly answerWithin: number
  /** Bytes. */
  readonly largestBody: number
}

/** domain.md §6: connect 2 s, total 5 s. */
export const usualPatience: Patience = {
  connectWithin: 2000,
  answerWithin: 5000,
  largestBody: 1_048_576,
}

/** For files of a day's business: 64 MB, a minute. */
export const filePatience: Patience = {
  connectWithin: 2000,
  answerWithin: 60_000,
  largestBody: 64 * 1_048_576,
}

/**
 * node:http rather than fetch, because fetch cannot bound the time to connect apart from the time
 * to answer.
 */
export function httpTransport(patience: Patience = usualPatience): Transport {
  // Kept connections go before the other side drops them: a signed request cannot be sent twice,
  // its nonce is used up.
  const kept = { keepAlive: true, timeout: 4000 }
  const agents = {
    'http:': new HttpAgent(kept),
    'https:': new HttpsAgent({ ...kept, minVersion: 'TLSv1.2' }),
  }

  return (wire) =>
    new Promise((resolve, reject) => {
      const secure = wire.url.protocol === 'https:'
      const send = secure ? httpsRequest : httpRequest
      const body = wire.body === undefined ? wire.bytes : Buffer.from(wire.body)
      const headers = {
        ...wire.headers,
        ...(body ? { 'content-length': String(body.length) } : {}),
      }
      const request = send(wire.url, {
        method: wire.method,
        headers,
        agent: agents[secure ? 'https:' : 'http:'],
      })
      let over = false
      const finish = (act: () => void) => {
        if (over) return
        over = true
        clearTimeout(connecting)
        clearTimeout(answering)
        act()
      }
      const fail = (code: WireFault['code'], cause?: unknown) =>
        finish(() => {
          request.destroy()
          reject(new WireFault(code, cause))
        })
      const connecting = setTimeout(() => fail('CONNECT'), patience.connectWithin)
      const answering = setTimeout(() => fail('TIMEOUT'), patience.answerWithin)
      request.on('socket', (socket) => {
        if (!socket.connecting) clearTimeout(connecting)
        else socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        fail(
          error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' ? 'CONNECT' : 'BROKEN',
          error,
        )
      })
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > patience.largestBody) fail('TOO_LARGE')
          else chunks.push(chunk)
        })
        response.on('error', (error) => fail('BROKEN', error))
        response.on('close', () => fail('BROKEN'))
        response.on('end', () => {
          if (!response.complete) fail('BROKEN')
          else
            finish(() =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            )
        })
      })
      request.end(body)
    })
}
