import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minute } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from './answering.ts'
import type { Operation, ProviderName, Struck } from './faults.ts'
import { bytesOf, type World } from './world.ts'

export type Json = Readonly<Record<string, unknown>>
export type Said = { readonly status: number; readonly value: Json }

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const refusal = (status: number, code: string, message: string): Said => ({
  status,
  value: { code, message },
})

export function jsonOf(body: unknown): Json {
  try {
    const value: unknown = JSON.parse(bytesOf(body).toString())
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}

const retries = [minute, 5 * minute, 30 * minute]

export interface SignedParty {
  /** Answers a signed call, with the faults that strike it. */
  call(
    operation: Operation,
    subject: string,
    request: FastifyRequest,
    reply: FastifyReply,
    effect: (body: Json) => Said,
  ): Promise<FastifyReply>
  /** Pushes a signed event to an address of the shop, again and again until it is taken. */
  push(subject: string, url: string, event: Json): Promise<void>
}

/** One side of the shop's own contract: JSON over HTTP, each message signed. */
export function playSigned(
  world: World,
  provider: ProviderName,
  { appKey, secret }: { readonly appKey: string; readonly secret: string },
): SignedParty {
  const header = (name: string) => `x-${provider}-${name}`
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

  function isSigned(request: FastifyRequest, path: string, body: string): boolean {
    const said = (name: string) => textOf(request.headers[header(name)])
    const expected = Buffer.from(mac(request.method, path, said('time'), said('nonce'), body))
    const given = Buffer.from(said('sign'))
    const isFresh = Math.abs(world.timeline.now() - Number(said('time'))) <= 5 * minute
    return (
      said('app') === appKey &&
      isFresh &&
      expected.length === given.length &&
      timingSafeEqual(expected, given)
    )
  }

  function headersFor(url: string, body: string, struck: Struck): Record<string, string> {
    const time = String(world.timeline.now() - (struck.has('staleTimestamp') ? 60 * minute : 0))
    const nonce = randomBytes(12).toString('hex')
    const signature = struck.has('wrongSignature')
      ? mac('forged')
      : mac('POST', new URL(url).pathname, time, nonce, body)
    return {
      'content-type': 'application/json',
      [header('app')]: appKey,
      [header('time')]: time,
      [header('nonce')]: nonce,
      [header('sign')]: signature,
    }
  }

  return {
    call(operation, subject, request, reply, effect) {
      const struck = world.faults.strike(provider, operation, subject)
      const body = bytesOf(request.body).toString()
      const nonce = textOf(request.headers[header('nonce')])
      const signed = ({ status, value }: Said): Outcome => {
        const written = JSON.stringify(value)
        const signature = struck.has('wrongSignature')
          ? mac('forged')
          : mac(String(status), nonce, written)
        return {
          status,
          headers: { 'content-type': 'application/json', [header('sign')]: signature },
          body: written,
        }
      }
      const refusals = {
        internal: () => signed(refusal(500, 'SYSTEM_ERROR', 'system error')),
        tooMany: () => signed(refusal(429, 'TOO_MANY', 'too many requests')),
      }
      return answerWith(reply, struck, refusals, () =>
        signed(
          isSigned(request, request.originalUrl.split('?')[0] ?? '', body)
            ? effect(jsonOf(request.body))
            : refusal(401, 'BAD_SIGNATURE', 'the signature does not fit'),
        ),
      )
    },
    async push(subject, url, event) {
      const body = JSON.stringify({ eventId: randomBytes(12).toString('hex'), ...event })
      await world.post.send({
        provider,
        operation: 'event',
        subject,
        url,
        retries,
        accepts: (status) => status === 200,
        write: (struck) => ({ headers: headersFor(url, body, struck), body }),
      })
    },
  }
}
