import { httpTimeout } from '@mallard/contract/constants'
import { tokensToEcho } from '@mallard/contract/cookies'
import { withLang } from '@mallard/contract/lang'
import type { ErrorName } from '@mallard/contract/errors'
import type { Host } from '@mallard/host'
import { scopeText, type Locale } from '@mallard/kernel'
import { ApiError } from '#platform/api-error.ts'
import type { CallRequest, Transport } from '#platform/api.ts'
import { splitCall } from '#platform/call-url.ts'
import { cookieValues } from '#platform/storage.ts'
import { networkMessage, passesWhole } from './api-errors.ts'

export interface TransportOptions {
  /** Sent with every request so that the server knows from which kind of device it comes. */
  host: () => Pick<Host, 'requestSource'>
  /** Settles when the sign-on init has finished, whichever way. */
  ready: Promise<unknown>
  /** Settles when it is known whose store this is, whichever way; absent: it is known. */
  partnerReady?: Promise<unknown>
  /** The language that the page's address asks for: what it asks for comes in it too. */
  lang?: () => Locale | undefined
  /** Tells the shopper; answers true when the reply shall pass as it is. */
  onFailure: (request: CallRequest, error: ApiError) => boolean
  /** Asks for the session again, and for the XSRF token that goes with it. */
  renew: () => Promise<unknown>
  fetch?: typeof fetch
}

interface Envelope {
  code: number
  data?: unknown
  message?: string
  reason?: ErrorName
}

/** The one HTTP client of the shop (specification §7). */
export function httpTransport({
  host,
  ready,
  partnerReady,
  lang = () => undefined,
  onFailure,
  renew,
  fetch: send = (...input) => fetch(...input),
}: TransportOptions): Transport {
  const attempt = async (request: CallRequest): Promise<unknown> => {
    const { url, body } = splitCall(request)
    const init = {
      method: request.method,
      headers: headersOf(request, host()),
      body: body && JSON.stringify(body),
      credentials: 'same-origin' as const,
    }
    const address = withLang(url, lang())
    return answerOf(await exchange(send, address, init, request.signal), request)
  }
  return async (request) => {
    const isInit = request.name === 'identity.ssoInit'
    // Specification §4: actions wait for both inits, and each init for neither itself nor what
    // comes behind it.
    if (!isInit) await ready
    if (!isInit && request.name !== 'store.partnerInit') await partnerReady
    try {
      return await attempt(request).catch(async (error: unknown) => {
        if (isInit || !isExpired(error)) throw error
        // Refused before anything was done: with the session's new token it is another try.
        await renew().catch(() => undefined)
        return attempt(request)
      })
    } catch (error) {
      const failure = error instanceof ApiError ? error : transportError(error)
      if (request.signal?.aborted) throw failure
      if (onFailure(request, failure))
        return { code: failure.code, data: failure.data, message: failure.message }
      throw failure
    }
  }
}

/** The page's XSRF token is not that of its session any more. */
function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 403 && error.reason === undefined
}

function headersOf(
  { path, scope, method }: CallRequest,
  { requestSource }: ReturnType<TransportOptions['host']>,
): Record<string, string> {
  // Both of the specification's names for it, in its §1 and its §7.
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Request-Source': requestSource,
    'Source-Type': requestSource,
  }
  // Where the path does not say whose shopper asks: a browser may be signed in with several
  // partners.
  if (!path.includes('{p}-{s}')) headers['X-Store'] = scopeText(scope)
  const token = tokensToEcho(cookieValues('XSRF-TOKEN'))
  if (token !== undefined) headers['X-XSRF-TOKEN'] = token
  if (method !== 'GET') headers['Content-Type'] = 'application/json'
  return headers
}

/** The text of the answer; an answer that never came throws. */
async function exchange(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  outer: AbortSignal | undefined,
): Promise<string> {
  // A page that was saved to a file has no server behind it.
  if (!location.protocol.startsWith('http')) throw new Error('unsupported protocol')
  // It may have been given up while it waited for the inits.
  if (outer?.aborted) throw new Error('request aborted')
  const stop = new AbortController()
  const timer = setTimeout(
    () => stop.abort(new Error(`timeout of ${httpTimeout} ms exceeded`)),
    httpTimeout,
  )
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

/**
 * What the caller gets; on paths with /dining/ the whole answer, code and message included
 * (specification §8).
 */
function answerOf(text: string, request: Pick<CallRequest, 'path'>): unknown {
  if (text === '') throw new ApiError(500, networkMessage, { isTransport: true })
  const { code, data, message, reason } = parse(text)
  if (code === 200) return passesWhole(request) ? { code, data, message } : data
  throw new ApiError(code, message ?? '', { data, reason })
}

function parse(text: string): Envelope {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('bad response')
  }
  if (typeof value !== 'object' || value === null || !('code' in value))
    throw new Error('bad response')
  return value as Envelope
}

function transportError(error: unknown): ApiError {
  const message =
    error instanceof TypeError ? 'network error' : error instanceof Error ? error.message : ''
  return new ApiError(500, message ? `${networkMessage} ${message}` : networkMessage, {
    isTransport: true,
  })
}
