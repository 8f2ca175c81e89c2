import { randomBytes } from 'node:crypto'
import { minute } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import {
  fieldsOf,
  headerOf,
  integerOf,
  parseFields,
  textOf,
  type Fields,
} from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { IncomingHeaders, OmsChannel, OmsEvent, OmsEventFailure, OmsFailure } from '../port.ts'
import type { OpenOmsConfig } from './config.ts'
import { readEvent, readOrder } from './messages.ts'
import { isSigned, sign } from './signature.ts'

const failures: Readonly<Record<string, OmsFailure>> = {
  ORDER_NOT_FOUND: 'notFound',
  BAD_REQUEST: 'badRequest',
  BAD_SIGNATURE: 'config',
  UNKNOWN_APP: 'config',
}

/** How far the clocks may be apart. */
const tolerance = 5 * minute

/**
 * The shop's own contract for an OMS: JSON over HTTP, each message and each answer signed
 * (docs/operations.md).
 */
export function createOpenOms(config: OpenOmsConfig): OmsChannel {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)

  async function call<T>(
    method: 'POST' | 'PUT',
    path: string,
    value: object,
    read: (fields: Fields) => T | undefined,
  ): Promise<Answer<T, OmsFailure>> {
    const url = new URL(config.baseUrl.replace(/\/$/, '') + path)
    const body = JSON.stringify(value)
    const nonce = randomBytes(16).toString('hex')
    const time = String(config.clock.now())
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'mallard',
      'x-oms-app': config.appKey,
      'x-oms-time': time,
      'x-oms-nonce': nonce,
      'x-oms-sign': sign(config.secret, method, url.pathname, time, nonce, body),
    }
    try {
      const answer = await transport({ method, url, headers, body })
      const text = answer.body.toString()
      // An answer that nobody vouches for proves nothing: neither that it was done nor that it was
      // not.
      if (
        !isSigned(
          headerOf(answer.headers, 'x-oms-sign'),
          config.secret,
          String(answer.status),
          nonce,
          text,
        )
      )
        return unknown(`UNSIGNED_${answer.status}`)
      const fields = parseFields(text)
      if (answer.status === 200) {
        const data = fields && read(fields)
        return data === undefined ? unknown('UNREADABLE') : answered(data)
      }
      const code = textOf(fields, 'code') ?? String(answer.status)
      return answer.status < 500 && answer.status !== 429
        ? failed(failures[code] ?? 'refused', code, textOf(fields, 'message'))
        : unknown(code)
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }

  return {
    findOrder: ({ shop, orderNo, phone }) =>
      call('POST', '/v1/orders/find', { shop, orderNo, phone }, (fields) =>
        readOrder(fieldsOf(fields['order'])),
      ),
    tellReturn: (told) =>
      call(
        'PUT',
        `/v1/returns/${encodeURIComponent(told.returnNo)}`,
        { ...told, callbackUrl: config.callbackUrl },
        (fields) => {
          const version = integerOf(fields, 'version')
          return version !== undefined && version >= told.version ? { version } : undefined
        },
      ),
    parseEvent: async (rawBody, headers) => parseEvent(config, rawBody, headers),
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

function parseEvent(
  { secret, appKey, callbackUrl, clock }: OpenOmsConfig,
  rawBody: Buffer,
  headers: IncomingHeaders,
): Answer<OmsEvent, OmsEventFailure> {
  const text = rawBody.toString()
  const time = headerOf(headers, 'x-oms-time') ?? ''
  const nonce = headerOf(headers, 'x-oms-nonce') ?? ''
  const isOurs = headerOf(headers, 'x-oms-app') === appKey && nonce !== ''
  if (
    !isOurs ||
    !isSigned(
      headerOf(headers, 'x-oms-sign'),
      secret,
      'POST',
      new URL(callbackUrl).pathname,
      time,
      nonce,
      text,
    )
  )
    return failed('signature', 'SIGN')
  if (!/^\d{13}$/.test(time) || Math.abs(clock.now() - Number(time)) > tolerance)
    return failed('stale', 'TIME')
  const event = readEvent(parseFields(text))
  return event ? answered(event) : failed('malformed', 'EVENT')
}
