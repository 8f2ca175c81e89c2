import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '@mallard/kernel'
import { knownOf } from '../http/known-request.ts'
import { wireOf, type Addresses, type Wire } from '../http/wire.ts'
import { hashOf } from '../secrets.ts'
import type { AccessLine, AccessLog } from './access-log.ts'

/** Characters of a session's hash: no two sessions of half a year share them. */
const hashLength = 16

/** Writes down each request that was answered, and each socket that was opened. */
export function logRequests(
  app: FastifyInstance,
  shop: Addresses & { readonly clock: Clock },
  accessLog: AccessLog,
): void {
  const wire = wireOf(shop)
  const write = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    accessLog.write({
      time: new Date(shop.clock.now()).toISOString(),
      ip: request.ip,
      method: request.method,
      route: routeOf(request),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...whoOf(request, wire),
    })
  // With callbacks: promises would cost every answer a turn of the queue.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.ws) write(request, reply, 101)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    write(request, reply, reply.statusCode)
    done()
  })
}

function routeOf(request: FastifyRequest): string {
  const { config, url } = request.routeOptions
  return knownOf(request).route ?? config.pattern ?? url ?? '*'
}

/** Of several tokens that a browser brings the one that was found to be good. */
function whoOf(request: FastifyRequest, wire: Wire): Pick<AccessLine, 'session' | 'staff'> {
  const { token, staffId } = knownOf(request)
  const { header, tokensFor } = wire.credentialsOf(request)
  const brought = token ?? header ?? tokensFor()[0]
  return {
    session: brought === undefined ? undefined : hashOf(brought).slice(0, hashLength),
    staff: staffId,
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the address, as the reference writes it: `/b2c/cartV3/{p}-{s}/add/{goods}`. */
    pattern?: string
  }
}
