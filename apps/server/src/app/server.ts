import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { minute } from '@mallard/kernel'
import { findSession } from '#features/identity/index.ts'
import { openInvoiceFiles } from '#features/invoice/index.ts'
import { openNoticeSocket } from '#features/notices/index.ts'
import { findStaff } from '#features/staff/index.ts'
import { isStoreOpen } from '#features/store/index.ts'
import { registerPolicyReports } from '#platform/http/policy-reports.ts'
import { registerCalls } from '#platform/http/routes.ts'
import type { Doors } from '#platform/http/execute.ts'
import { fault } from '#platform/http/reply.ts'
import { receiveUploads } from '#platform/uploads/receive-uploads.ts'
import { readBodies } from '#platform/http/bodies.ts'
import { sendSafeHeaders } from '#platform/http/safe-headers.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { bound } from './features.ts'

export interface ServerOptions {
  readonly services: Services
  readonly defaultScope: Doors['defaultScope']
  readonly trustProxy: boolean | number | string
  /** Requests that one address may make in 10 s before it is told to wait; absent: no limit. */
  readonly floodLimit?: number
}

/** Milliseconds in which a request must be here whole, a picture over a bad line too: who sends a byte now and then holds no connection for ever. */
const requestTimeout = 5 * minute

/** The HTTP API: every call of the contract, and nothing that could mark an order paid but a verified notification. */
export async function buildServer({ services, defaultScope, trustProxy, floodLimit }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1400 },
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: refuseUnreadable,
    requestTimeout,
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.code(400).type('application/json; charset=utf-8').send(fault(400, '请求格式不正确')),
  })
  await app.register(cookie)
  if (floodLimit !== undefined) refuseFloods(app, services, floodLimit)
  readBodies(app)
  sendSafeHeaders(app, services.publicUrl)
  // With a callback: a promise for each of these hooks would cost every answer a turn of the queue.
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'a call failed')
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(fault(status, status === 500 ? '系统繁忙，请稍后再试' : '请求格式不正确'))
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('application/json; charset=utf-8').send(fault(404, '页面不存在')))
  const doors = doorsOf(services, defaultScope)
  registerPolicyReports(app, services)
  registerCalls(app, bound, services, doors)
  receiveUploads(app, services)
  openInvoiceFiles(app, services)
  await openNoticeSocket(app, services, doors.findSession)
  return app
}

/** A limit per process is enough against a flood, and costs no round trip. */
function refuseFloods(app: FastifyInstance, services: Services, most: number): void {
  const limiter = processLimiter(services.clock)
  app.addHook('onRequest', async (request, reply) => {
    if (await limiter.take(request.ip, most, 10_000)) return
    return reply.code(429).header('retry-after', '10').type('application/json; charset=utf-8').send(fault(429, '操作太频繁，请稍后再试'))
  })
}

/** What is no HTTP request at all, or too long a one, never becomes a request: it is answered on the bare connection. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const [status, words] = error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request']
  const body = fault(Number(status), '请求格式不正确')
  socket.end(
    `HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

export function doorsOf(services: Services, defaultScope: Doors['defaultScope']): Doors {
  return {
    defaultScope,
    isOpen: (scope) => isStoreOpen(services, scope),
    findSession: (token) => findSession(services, token),
    findStaff: (token, scope) => findStaff(services, token, scope),
  }
}
