import { httpTimeout } from '@mallard/contract/constants'
import type { ErrorName } from '@mallard/contract/errors'
import type { Host } from '@mallard/host'
import { ApiError } from '#platform/api-error.ts'
import type { CallRequest, Transport } from '#platform/api.ts'
import { splitCall } from '#platform/call-url.ts'
import { cookieValue } from '#platform/storage.ts'
import { networkMessage } from './api-errors.ts'

export interface TransportOptions {
  /** Sent with every request so that the server knows where it comes from, and from which kind of device. */
  host: () => Pick<Host, 'requestSource' | 'device'>
  /** Settles when the sign-on init has finished, whichever way. */
  ready: Promise<unknown>
  /** Tells the shopper; answers true when the reply shall pass as it is. */
  onFailure: (request: CallRequest, error: ApiError) => boolean
  fetch?: typeof fetch
}

interface Envelope {
  code: number
  data?: unknown
  message?: string
  reason?: ErrorName
}

/** The one HTTP client of the shop (specification §7). */
export function httpTransport({ host, ready, onFailure, fetch: send = (...input) => fetch(...input) }: TransportOptions): Transport {
  return async (request) => {
    if (request.name !== 'identity.ssoInit') await ready
    const { url, body } = splitCall(request)
    const { requestSource, device } = host()
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Request-Source': requestSource, 'X-Source-Type': device }
    const token = cookieValue('XSRF-TOKEN')
    if (token !== undefined) headers['X-XSRF-TOKEN'] = token
    if (body) headers['Content-Type'] = 'application/json'
    const init = { method: request.method, headers, body: body && JSON.stringify(body), credentials: 'same-origin' as const }
    try {
      return dataOf(await exchange(send, url, init, request.signal))
    } catch (error) {
      const failure = error instanceof ApiError ? error : transportError(error)
      if (request.signal?.aborted) throw failure
      if (onFailure(request, failure)) return failure.data
      throw failure
    }
  }
}

/** The text of the answer; an answer that never came throws. */
async function exchange(send: typeof fetch, url: string, init: RequestInit, outer: AbortSignal | undefined): Promise<string> {
  // A page that was saved to a file has no server behind it.
  if (!location.protocol.startsWith('http')) throw new Error('unsupported protocol')
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`timeout of ${httpTimeout} ms exceeded`)), httpTimeout)
  const giveUp = () => stop.abort(new Error('request aborted'))
  outer?.addEventListener('abort', giveUp)
  try {
    const response = await send(url, { ...init, signal: stop.signal })
    const text = await response.text()
    if (response.ok || isEnvelopeText(text)) return text
    throw new Error(`Request failed with status code ${response.status}`)
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}

function isEnvelopeText(text: string): boolean {
  return text.startsWith('{"code":')
}

function dataOf(text: string): unknown {
  if (text === '') throw new ApiError(500, networkMessage, { isTransport: true })
  const { code, data, message, reason } = parse(text)
  if (code === 200) return data
  throw new ApiError(code, message ?? '', { data, reason })
}

function parse(text: string): Envelope {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('bad response')
  }
  if (typeof value !== 'object' || value === null || !('code' in value)) throw new Error('bad response')
  return value as Envelope
}

function transportError(error: unknown): ApiError {
  const message = error instanceof TypeError ? 'network error' : error instanceof Error ? error.message : ''
  return new ApiError(500, message ? `${networkMessage} ${message}` : networkMessage, { isTransport: true })
}
