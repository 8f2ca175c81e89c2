import { second, type Clock } from '@mallard/kernel'
import { LimitedMap } from '@mallard/kernel/limited-map'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveBackOfNetwork, takeOfNetwork } from '../network-limit.ts'
import { processLimiter } from '../rate-limit.ts'
import type { Session } from './context.ts'
import { sendFault } from './fault-page.ts'
import { wireOf, type Addresses } from './wire.ts'

const span = 10 * second
/**
 * All members behind one address of a carrier together may ask for so many times what one of them
 * may.
 */
const membersFactor = 10
/** Tokens of members that were seen lately. */
const maxTokens = 50_000

export interface Floods {
  /** Whose a token is, once it was found to be good. */
  know(token: string, session: Session): void
  /** A message of a provider whose signature was right counts for nothing. */
  forgive(request: FastifyRequest): void
}

/**
 * Tells who asks too often to wait. A limit per process is enough against a flood, and costs no
 * round trip. Members count by themselves, however many share the address of their carrier, and
 * however often they sign in; everybody else by their network, since a visitor's session is to be
 * had for nothing. Messages of providers come from few addresses in great numbers: they have a
 * limit of their own, against which only those count whose signature is wrong or not looked at yet.
 */
export function refuseFloods(
  app: FastifyInstance,
  shop: Addresses & { readonly clock: Clock },
  max: number,
): Floods {
  const limiter = processLimiter(shop.clock)
  const wire = wireOf(shop)
  const members = new LimitedMap<string, string>(maxTokens)
  const notices = new WeakSet<FastifyRequest>()

  const mayAsk = async (request: FastifyRequest): Promise<boolean> => {
    if (request.routeOptions.config.isNotice) {
      notices.add(request)
      return takeOfNetwork(limiter, 'notice', request.ip, max, span)
    }
    const { header, tokensFor } = wire.credentialsOf(request)
    const tokens = header === undefined ? tokensFor() : [header]
    const member = tokens.map((token) => members.get(token)).find(Boolean)
    if (member === undefined) return takeOfNetwork(limiter, 'any', request.ip, max, span)
    return (
      (await limiter.take(member, max, span)) &&
      takeOfNetwork(limiter, 'members', request.ip, max * membersFactor, span)
    )
  }
  app.addHook('onRequest', async (request, reply) => {
    if (await mayAsk(request)) return
    return sendFault(request, reply.header('retry-after', '10'), 429, [
      '操作太频繁，请稍后再试',
      'You are asking too often, please wait a moment',
    ])
  })

  return {
    know: (token, { partnerId, userId }) => {
      if (userId === null) return
      members.set(token, `member:${partnerId}-${userId}`)
    },
    forgive: (request) => {
      if (notices.delete(request)) void giveBackOfNetwork(limiter, 'notice', request.ip)
    },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A provider sends it, and signs it. */
    isNotice?: boolean
  }
}
