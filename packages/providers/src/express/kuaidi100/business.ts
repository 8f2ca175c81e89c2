import type { Clock } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { type Fields, integerOf, parseFields, textOf } from '../../http/fields.ts'
import { httpTransport, type Transport, WireFault } from '../../http/transport.ts'
import { md5 } from './signature.ts'

export interface BusinessConfig {
  /** `https://poll.kuaidi100.com` or `https://api.kuaidi100.com`, or the sandbox's. */
  readonly baseUrl: string
  readonly key: string
  readonly secret: string
  readonly clock: Clock
  readonly transport?: Transport
}

/** How one of its interfaces speaks. */
export interface Dialect<Failure extends string> {
  readonly path: string
  /** The field that is `true` when it was done, and the one with its code. */
  readonly done: string
  readonly code: string
  /** What codes mean; any other is `refused`. */
  readonly failures: Readonly<Record<string, Failure>>
}

export type BusinessCall<Failure extends string> = <T>(
  method: string,
  input: object,
  read: (fields: Fields) => T | undefined,
) => Promise<Answer<T, Failure | 'refused'>>

/**
 * Asks Kuaidi100's interfaces for businesses: what is wanted goes as JSON in a signed form, and the
 * answer is JSON under a status of 200, whatever became of it (hosts-and-providers.md §6.1).
 */
export function businessCaller<Failure extends string>(
  { baseUrl, key, secret, clock, transport: own }: BusinessConfig,
  { path, done, code: codeField, failures }: Dialect<Failure>,
): BusinessCall<Failure> {
  const transport = withBreaker(own ?? httpTransport(), clock)
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'mallard',
  }
  return async (method, input, read) => {
    const param = JSON.stringify(input)
    const t = String(clock.now())
    const form = { method, key, t, sign: md5(param, t, key, secret), param }
    try {
      const answer = await transport({
        method: 'POST',
        url,
        headers,
        body: new URLSearchParams(form).toString(),
      })
      const fields = answer.status < 500 ? parseFields(answer.body.toString()) : undefined
      if (!fields) return unknown(String(answer.status))
      const code = textOf(fields, codeField) ?? String(integerOf(fields, codeField) ?? '')
      if (fields[done] !== true || code !== '200')
        return failed(failures[code] ?? 'refused', code, textOf(fields, 'message'))
      const data = read(fields)
      return data === undefined ? unknown('UNREADABLE') : answered(data)
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }
}
