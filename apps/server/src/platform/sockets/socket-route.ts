import type { FastifyInstance, FastifyRequest } from 'fastify'
import websocket from '@fastify/websocket'
import { minute, parseScope } from '@mallard/kernel'
import type { WebSocket } from 'ws'
import type { Dependencies } from '../http/execute.ts'
import { firstGood } from '../http/first-good.ts'
import { sendFault, type Words } from '../http/fault-page.ts'
import { localeOf, wireOf } from '../http/wire.ts'
import type { Services } from '../services.ts'
import type { SocketOwner, Sockets } from './sockets.ts'
import { takeOfNetwork } from '../network-limit.ts'

/** Pages say nothing over a socket. */
const maxBytes = 256
/** How often one address may try to open a socket: within a minute. */
const maxOpenings = 120

/** The partner of the page's store: a browser may be signed in with several. */
function partnerOf(request: FastifyRequest): number | undefined {
  const { store } = request.query as { store?: unknown }
  return typeof store === 'string' ? parseScope(store)?.partnerId : undefined
}

/**
 * Frames that are too large or invalid are the client's fault: a debug line, without a stack.
 */
function endOf(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void {
  if (error.code?.startsWith('WS_ERR_'))
    request.log.debug({ code: error.code }, 'a socket was closed for what it sent')
  else request.log.error({ err: error }, 'a socket failed')
  socket.terminate()
}

export interface SocketRoute {
  readonly path: string
  readonly sockets: Sockets
  readonly services: Pick<Services, 'limiter' | 'publicUrl' | 'storeDomains'>
  readonly findSession: Dependencies['findSession']
}

/**
 * Opens sockets for pages of this shop alone (ASVS 4.4.2), and for shoppers who are signed in
 * there.
 */
export async function socketRoute(
  app: FastifyInstance,
  { path, sockets, services, findSession }: SocketRoute,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: maxBytes }, errorHandler: endOf })
  const wire = wireOf(services)
  /** Whose socket a request becomes, once it has been let through. */
  const owners = new WeakMap<FastifyRequest, SocketOwner>()
  const refusalOf = async (
    request: FastifyRequest,
  ): Promise<[status: number, words: Words] | undefined> => {
    const { origin, isOwnOrigin, header, tokensFor } = wire.credentialsOf(request)
    if (!request.ws) return [426, ['请使用 WebSocket 连接', 'This address is for sockets']]
    if (origin === undefined || !isOwnOrigin(origin))
      return [403, ['来源不正确', 'Only pages of the shop may open this']]
    if (!(await takeOfNetwork(services.limiter, 'socket', request.ip, maxOpenings, minute)))
      return [429, ['操作太频繁，请稍后再试', 'Too many connections, please wait a moment']]
    const tokens = header === undefined ? tokensFor(partnerOf(request)) : []
    const session = (await firstGood(tokens, findSession))?.found
    if (!session?.userId) return [401, ['请先登录', 'Please sign in first']]
    owners.set(request, {
      sessionId: session.id,
      partnerId: session.partnerId,
      memberId: session.userId,
      locale: localeOf(request),
    })
    return undefined
  }
  app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: path,
      preValidation: async (request, reply) => {
        const refusal = await refusalOf(request)
        if (!refusal) return undefined
        return sendFault(request, reply, ...refusal)
      },
      handler: async () => undefined,
      wsHandler: (socket, request) => {
        const owner = owners.get(request)
        if (!owner) return socket.terminate()
        sockets.add(socket, owner)
      },
    })
  })
}
