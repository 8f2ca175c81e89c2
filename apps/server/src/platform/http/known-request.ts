import type { FastifyRequest } from 'fastify'

/** What was found out about a request while it was answered. */
interface Known {
  /** Pattern of its address, where the route answers many: `/{p}-{s}/goods/{id}`. */
  readonly route?: string | undefined
  /** Of the tokens that it brought the good one: a shopper's, or else that of the staff. */
  readonly token?: string
  readonly staffId?: number
}

const known = new WeakMap<FastifyRequest, Known>()

export const knownOf = (request: FastifyRequest): Known => known.get(request) ?? {}

export function noteKnown(request: FastifyRequest, more: Known): void {
  known.set(request, { ...known.get(request), ...more })
}
