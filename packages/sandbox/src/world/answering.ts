import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Struck } from './faults.ts'

export interface Outcome {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface Refusals {
  /** The party's own "internal error" and "too many requests". */
  readonly internal: () => Outcome
  readonly tooMany: () => Outcome
}

/** Runs a call's effect and answers it, with the faults that strike it. */
export async function answerWith(
  reply: FastifyReply,
  struck: Struck,
  refusals: Refusals,
  effect: () => Promise<Outcome> | Outcome,
): Promise<FastifyReply> {
  if (struck.has('delay')) await sleep(struck.amountOf('delay'))
  if (struck.has('dropBefore')) return hangUp(reply)
  if (struck.has('tooMany')) return write(reply, refusals.tooMany())
  if (struck.has('errorBefore')) return write(reply, refusals.internal())
  const outcome = await effect()
  if (struck.has('dropAfter')) return hangUp(reply)
  if (struck.has('errorAfter')) return write(reply, refusals.internal())
  return struck.has('partialBody') ? half(reply, outcome) : write(reply, outcome)
}

export function write(reply: FastifyReply, outcome: Outcome): FastifyReply {
  return reply
    .code(outcome.status)
    .headers(outcome.headers)
    .send(outcome.body === '' ? undefined : outcome.body)
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}

/** Promises the whole length, sends half, hangs up. */
function half(reply: FastifyReply, outcome: Outcome): FastifyReply {
  reply.hijack()
  const body = typeof outcome.body === 'string' ? Buffer.from(outcome.body) : outcome.body
  reply.raw.writeHead(outcome.status, { ...outcome.headers, 'content-length': String(body.length) })
  reply.raw.write(body.subarray(0, body.length >> 1), () => reply.raw.socket?.destroy())
  return reply
}
