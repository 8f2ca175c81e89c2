import { readerLanguage } from '@mallard/contract/reader-language'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { minute } from '@mallard/kernel'
import { findSession } from '#features/people/identity/index.ts'
import { openExportFiles } from '#features/people/export/index.ts'
import { openInvoiceFiles } from '#features/aftersales/invoice/index.ts'
import { openRequestFiles } from '#features/aftersales/invoice-request/index.ts'
import { openNoticeSocket } from '#features/people/notices/index.ts'
import { findStaff, notePeopleRead } from '#features/people/staff/index.ts'
import { isBlocked } from '#features/people/standing/index.ts'
import { isStoreKnown, isStoreOpen, speaksEnglish } from '#features/shop/store/index.ts'
import type { AccessLog } from '#platform/access-log/access-log.ts'
import { logRequests } from '#platform/access-log/log-requests.ts'
import { registerPolicyReports } from '#platform/http/policy-reports.ts'
import {
  faultHeaders,
  faultPage,
  sendFault,
  wantsPage,
  type Words,
} from '#platform/http/fault-page.ts'
import { refuseFloods, type Floods } from '#platform/http/floods.ts'
import { requestIds } from '#platform/http/request-ids.ts'
import { registerCalls } from '#platform/http/routes.ts'
import type { Dependencies } from '#platform/http/execute.ts'
import { fault } from '#platform/http/reply.ts'
import { serveVideos } from '#platform/videos/videos-plugin.ts'
import { receiveUploads } from '#platform/uploads/receive-uploads.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { readBodies } from '#platform/http/bodies.ts'
import { cutSlowReaders } from '#platform/http/slow-readers.ts'
import { isKeptForGood, safeHeaders, sendSafeHeaders } from '#platform/http/safe-headers.ts'
import type { Services } from '#platform/services.ts'
import { bound } from './routes.ts'

export interface ServerOptions {
  readonly services: Services
  readonly defaultScope: Dependencies['defaultScope']
  readonly trustProxy: boolean | number | string
  /**
   * Requests that one member, or one network of others, may make in 10 s before it is told to wait;
   * absent: no limit.
   */
  readonly floodLimit?: number
  readonly hstsIncludesSubdomains?: boolean
  /** Where each request is written down; absent: nowhere. */
  readonly accessLog?: AccessLog | undefined
}

const broken: Words = ['系统繁忙，请稍后再试', 'Please try again soon']
const unreadable: Words = ['请求格式不正确', 'The request cannot be read']
const cutLink: Words = [
  '请求格式不正确：链接可能不完整，请重新复制整条链接',
  'The link may have been cut off. Copy the whole of it again',
]

/**
 * Milliseconds in which a request must be here whole, a picture over a bad line too: who sends a
 * byte now and then holds no connection for ever.
 */
const requestTimeout = 5 * minute

/**
 * The HTTP API: every call of the contract, and nothing that could mark an order paid but a
 * verified notification.
 */
export async function buildServer({
  services,
  defaultScope,
  trustProxy,
  floodLimit,
  hstsIncludesSubdomains,
  accessLog,
}: ServerOptions): Promise<FastifyInstance> {
  const safety = { publicUrl: services.publicUrl, hstsIncludesSubdomains }
  const sayAllSafe = safeHeaders(safety)
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1400 },
    genReqId: requestIds(),
    clientErrorHandler: refuseUnreadable,
    requestTimeout,
    // What is still asked while the server closes is answered like anything else.
    return503OnClosing: false,
    // An address that cannot be read, for example cut inside a percent code; no hook sees it.
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      sayAllSafe(reply.type(wantsPage(request.headers.accept) ? 'text/html' : 'application/json'))
      return void sendFault(request, reply, 400, cutLink)
    },
  })
  await app.register(cookie)
  if (accessLog) logRequests(app, services, accessLog)
  const floods = floodLimit === undefined ? undefined : refuseFloods(app, services, floodLimit)
  readBodies(app)
  cutSlowReaders(app)
  sendSafeHeaders(app, safety)
  // With a callback: a promise for each of these hooks would cost every answer a turn of the queue.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isKeptForGood(reply)) void reply.header('x-request-id', request.id)
    done()
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    const isAway = isDatabaseAway(error)
    if (isAway) return sayAway(request, reply)
    if (status === 500) request.log.error({ err: error }, 'a call failed')
    return sendFault(request, reply, status, status === 500 ? broken : unreadable)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/json; charset=utf-8').send(fault(404, '页面不存在')),
  )
  const dependencies = dependenciesOf(services, defaultScope, floods)
  registerPolicyReports(app, services)
  registerCalls(app, bound, services, dependencies, floods)
  receiveUploads(app, services)
  serveVideos(app, services.storage)
  openInvoiceFiles(app, services)
  openRequestFiles(app, services)
  openExportFiles(app, services)
  await openNoticeSocket(app, services, dependencies)
  return app
}

/**
 * The database is away: anyone who buys or pays hears so in words, and looks before trying again.
 */
function sayAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const words: Words = isReading
    ? [
        '系统繁忙，内容暂时无法更新，请稍后再试',
        'The shop is busy: this cannot be shown right now, please try again soon',
      ]
    : [
        '系统繁忙，暂时无法下单、付款或修改；请稍后查看结果再试',
        'The shop is busy: nothing can be ordered, paid or changed right now. Please look again before you retry',
      ]
  return sendFault(request, reply.header('retry-after', '5'), 503, words)
}

/**
 * What is no HTTP request at all, or too long a one, never becomes a request: it is answered on the
 * bare connection.
 */
function refuseUnreadable(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (!socket.writable) return void socket.destroy()
  const [status, words] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : [400, 'Bad Request']
  const { headers, body } = unreadAnswer(Number(status), error.rawPacket)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${words}\r\nconnection: close\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** What of the request was read says at least who asked: a browser shows a page. */
function unreadAnswer(status: number, rawPacket: unknown) {
  const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim()
  if (!wantsPage(valueOf('accept')))
    return {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: fault(status, unreadable[0]),
    }
  const locale = readerLanguage(valueOf('accept-language'))
  const url = /^\S+ (\S+)/.exec(head)?.[1] ?? ''
  return {
    headers: faultHeaders,
    body: faultPage({ status, words: unreadable, locale, url, isRead: false }),
  }
}

export function dependenciesOf(
  services: Services,
  defaultScope: Dependencies['defaultScope'],
  floods?: Floods,
): Dependencies {
  return {
    defaultScope,
    isOpen: (scope) => isStoreOpen(services, scope),
    isKnown: (scope) => isStoreKnown(services, scope),
    speaksEnglish: (scope) => speaksEnglish(services, scope),
    findSession: async (token) => {
      const session = await findSession(services, token)
      if (session) floods?.know(token, session)
      return session
    },
    findStaff: (token, scope) => findStaff(services, token, scope),
    noteRead: notePeopleRead,
    isBlocked: (partnerId, memberId) => isBlocked(services, partnerId, memberId),
  }
}
