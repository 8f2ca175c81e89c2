import type { FastifyInstance, FastifyRequest } from 'fastify'
import websocket from '@fastify/websocket'
import { minute } from '@mallard/kernel'
import { sameHost } from '../http/access.ts'
import type { Doors } from '../http/execute.ts'
import { fault } from '../http/reply.ts'
import { credentialsOf, localeOf } from '../http/wire.ts'
import type { Services } from '../services.ts'
import type { SocketOwner, Sockets } from './sockets.ts'

/** Pages say nothing over a socket. */
const mostBytes = 256
/** How often one address may try to open a socket: within a minute. */
const mostOpenings = 120

/** The page says its language in the address, because a browser may open sockets with another one than it asks for pages with. */
function languageOf(request: FastifyRequest): SocketOwner['locale'] {
  const { lang } = request.query as { lang?: unknown }
  return lang === 'en' || lang === 'zh' ? lang : localeOf(request)
}

export interface SocketRoute {
  readonly path: string
  readonly sockets: Sockets
  readonly services: Pick<Services, 'limiter'>
  readonly findSession: Doors['findSession']
}

/** Opens sockets for pages of this shop alone (ASVS 4.4.2), and for shoppers who are signed in there. */
export async function socketRoute(app: FastifyInstance, { path, sockets, services, findSession }: SocketRoute): Promise<void> {
  await app.register(websocket, { options: { maxPayload: mostBytes } })
  /** Whose socket a request becomes, once it has been let through. */
  const owners = new WeakMap<FastifyRequest, SocketOwner>()
  const refusalOf = async (request: FastifyRequest): Promise<[status: number, message: string] | undefined> => {
    const { origin, host, token, byCookie } = credentialsOf(request)
    if (!request.ws) return [426, '请使用 WebSocket 连接']
    if (origin === undefined || !sameHost(origin, host)) return [403, '来源不正确']
    if (!(await services.limiter.take(`socket:${request.ip}`, mostOpenings, minute))) return [429, '操作太频繁，请稍后再试']
    const session = token && byCookie ? await findSession(token) : undefined
    if (!session?.userId) return [401, '请先登录']
    owners.set(request, { sessionId: session.id, partnerId: session.partnerId, memberId: session.userId, locale: languageOf(request) })
    return undefined
  }
  app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: path,
      preValidation: async (request, reply) => {
        const refusal = await refusalOf(request)
        if (!refusal) return undefined
        const [status, message] = refusal
        return reply.code(status).type('application/json; charset=utf-8').send(fault(status, message))
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
