import type { FastifyInstance, FastifyRequest } from 'fastify'
import websocket from '@fastify/websocket'
import { minute, parseScope, type Scope } from '@mallard/kernel'
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

/** The store that a page of the back office stands in. */
function officeOf(request: FastifyRequest): Scope | undefined {
  const { office } = request.query as { office?: unknown }
  return typeof office === 'string' ? parseScope(office) : undefined
}

/** What the page follows instead of the messages of its member; empty where it says nothing. */
function topicOf(request: FastifyRequest): string {
  const { topic } = request.query as { topic?: unknown }
  return typeof topic === 'string' ? topic : ''
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
  /** What pages of members may follow instead of their messages. */
  readonly topics?: ReadonlySet<string>
  /** For pages of the back office, which name their store and what they follow. */
  readonly staff?: {
    readonly sockets: Sockets
    readonly find: Dependencies['findStaff']
    /** The right that a topic wants; undefined: there is no such topic. */
    readonly rightOf: (topic: string) => string | undefined
  }
}

/** What a page of the back office follows, as its sockets are kept. */
export const staffTopic = (topic: string, { storeId }: Pick<Scope, 'storeId'>) =>
  `${topic} ${storeId}`

/**
 * Opens sockets for pages of this shop alone (ASVS 4.4.2), and for shoppers who are signed in
 * there.
 */
export async function socketRoute(
  app: FastifyInstance,
  { path, sockets, services, findSession, topics, staff }: SocketRoute,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: maxBytes }, errorHandler: endOf })
  const wire = wireOf(services)
  /** Whose socket a request becomes, once it has been let through. */
  const owners = new WeakMap<FastifyRequest, { owner: SocketOwner; among: Sockets }>()
  const staffOf = async (request: FastifyRequest, scope: Scope): Promise<boolean> => {
    if (!staff) return false
    const topic = topicOf(request)
    const right = staff.rightOf(topic)
    const found = await firstGood(wire.staffTokens(request), (token) => staff.find(token, scope))
    if (!found || right === undefined || !found.found.staff.rights.includes(right)) return false
    const owner: SocketOwner = {
      sessionId: found.found.staff.sessionId,
      partnerId: scope.partnerId,
      memberId: 0,
      locale: localeOf(request),
      topic: staffTopic(topic, scope),
    }
    owners.set(request, { owner, among: staff.sockets })
    return true
  }
  const refusalOf = async (
    request: FastifyRequest,
  ): Promise<[status: number, words: Words] | undefined> => {
    const { origin, isOwnOrigin, header, tokensFor } = wire.credentialsOf(request)
    if (!request.ws) return [426, ['请使用 WebSocket 连接', 'This address is for sockets']]
    if (origin === undefined || !isOwnOrigin(origin))
      return [403, ['来源不正确', 'Only pages of the shop may open this']]
    if (!(await takeOfNetwork(services.limiter, 'socket', request.ip, maxOpenings, minute)))
      return [429, ['操作太频繁，请稍后再试', 'Too many connections, please wait a moment']]
    const office = officeOf(request)
    if (office)
      return (await staffOf(request, office))
        ? undefined
        : [401, ['请先登录', 'Please sign in first']]
    const tokens = header === undefined ? tokensFor(partnerOf(request)) : []
    const session = (await firstGood(tokens, findSession))?.found
    if (!session?.userId) return [401, ['请先登录', 'Please sign in first']]
    const topic = topicOf(request)
    // Each topic has places of its own, so there are only those that the shop knows.
    if (topic !== '' && !topics?.has(topic))
      return [400, ['没有这个主题', 'There is no such topic']]
    const owner = {
      sessionId: session.id,
      partnerId: session.partnerId,
      memberId: session.userId,
      locale: localeOf(request),
      topic,
    }
    owners.set(request, { owner, among: sockets })
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
        const known = owners.get(request)
        if (!known) return socket.terminate()
        known.among.add(socket, known.owner)
      },
    })
  })
}
