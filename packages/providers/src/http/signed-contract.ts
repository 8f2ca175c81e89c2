import { randomBytes } from 'node:crypto'
import { minute, type Clock } from '@mallard/kernel'
import {
  answered,
  failed,
  unknown,
  type Acknowledgement,
  type Answer,
  type IncomingHeaders,
} from '../answer.ts'
import { withBreaker } from './breaker.ts'
import { headerOf, parseFields, textOf, type Fields } from './fields.ts'
import { isSigned, sign } from './signature.ts'
import { httpTransport, WireFault, type Transport } from './transport.ts'

export interface SignedConfig {
  /** Address of the other side, without a slash at its end. */
  readonly baseUrl: string
  readonly appKey: string
  readonly secret: string
  readonly clock: Clock
  readonly transport?: Transport
}

/** How far the clocks may be apart. */
const tolerance = 5 * minute

export type PushFailure = 'signature' | 'stale' | 'malformed'

/** The shop's own contract: JSON over HTTP, each message and each answer signed (docs/operations.md). */
export interface SignedContract<F extends string> {
  /** Asks; `read` takes what is needed out of the answer, undefined when that is not all there. */
  call<T>(
    method: 'POST' | 'PUT',
    path: string,
    value: object,
    read: (fields: Fields) => T | undefined,
  ): Promise<Answer<T, F>>
  /** Believes what is pushed to an address of the shop, or says why not. */
  heard<E>(
    callbackUrl: string,
    rawBody: Buffer,
    headers: IncomingHeaders,
    read: (fields: Fields | undefined) => E | undefined,
  ): Answer<E, PushFailure>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}

/**
 * @param party names the headers: `x-<party>-sign` and its kin.
 * @param failures the other side's codes by what they mean here; others are `refused`.
 */
export function signedContract<F extends string>(
  party: string,
  { baseUrl, appKey, secret, clock, transport: given }: SignedConfig,
  failures: Readonly<Record<string, F>>,
  refused: F,
): SignedContract<F> {
  const transport = withBreaker(given ?? httpTransport(), clock)
  const header = (name: string) => `x-${party}-${name}`
  return {
    async call(method, path, value, read) {
      const url = new URL(baseUrl.replace(/\/$/, '') + path)
      const body = JSON.stringify(value)
      const nonce = randomBytes(16).toString('hex')
      const time = String(clock.now())
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'mallard',
        [header('app')]: appKey,
        [header('time')]: time,
        [header('nonce')]: nonce,
        [header('sign')]: sign(secret, method, url.pathname, time, nonce, body),
      }
      try {
        const answer = await transport({ method, url, headers, body })
        const text = answer.body.toString()
        const signature = headerOf(answer.headers, header('sign'))
        // An answer that nobody vouches for proves nothing: neither that it was done nor that it was
        // not.
        if (!isSigned(signature, secret, String(answer.status), nonce, text))
          return unknown(`UNSIGNED_${answer.status}`)
        const fields = parseFields(text)
        if (answer.status === 200) {
          const data = fields && read(fields)
          return data === undefined ? unknown('UNREADABLE') : answered(data)
        }
        const code = textOf(fields, 'code') ?? String(answer.status)
        return answer.status < 500 && answer.status !== 429
          ? failed(failures[code] ?? refused, code, textOf(fields, 'message'))
          : unknown(code)
      } catch (error) {
        if (error instanceof WireFault) return unknown(error.code)
        throw error
      }
    },
    heard(callbackUrl, rawBody, headers, read) {
      const text = rawBody.toString()
      const time = headerOf(headers, header('time')) ?? ''
      const nonce = headerOf(headers, header('nonce')) ?? ''
      const isOurs = headerOf(headers, header('app')) === appKey && nonce !== ''
      const signature = headerOf(headers, header('sign'))
      const { pathname } = new URL(callbackUrl)
      if (!isOurs || !isSigned(signature, secret, 'POST', pathname, time, nonce, text))
        return failed('signature', 'SIGN')
      if (!/^\d{13}$/.test(time) || Math.abs(clock.now() - Number(time)) > tolerance)
        return failed('stale', 'TIME')
      const event = read(parseFields(text))
      return event === undefined ? failed('malformed', 'EVENT') : answered(event)
    },
    acknowledge: {
      success: {
        status: 200,
        contentType: 'application/json',
        body: '{"code":"SUCCESS"}',
        isTaken: true,
      },
      failure: { status: 400, contentType: 'application/json', body: '{"code":"FAIL"}' },
    },
  }
}
