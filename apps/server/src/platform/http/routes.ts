import type { Call } from '@mallard/contract/api'
import type { ErrorName } from '@mallard/contract/errors'
import { parseScope, type Locale } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Bound } from './bind.ts'
import type { AnswerHeaders } from './context.ts'
import { execute, type Dependencies } from './execute.ts'
import { sendFault } from './fault-page.ts'
import type { Floods } from './floods.ts'
import { sendReady } from './ready-text.ts'
import { refusal, success } from './reply.ts'
import { sendOn } from './send-on.ts'
import { localeOf, storeLocaleOf, wireOf, type Wire } from './wire.ts'

const bodyLimit = 256 * 1024
const json = 'application/json; charset=utf-8'

/** Registers every bound row as a route. */
export function registerCalls(
  app: FastifyInstance,
  bound: readonly Bound[],
  services: Services,
  dependencies: Dependencies,
  floods?: Floods,
): void {
  const wire = wireOf(services)
  for (const entry of bound)
    for (const url of routePaths(entry.call))
      app.route({
        method: entry.call.method,
        url,
        bodyLimit: entry.call.bodyLimit ?? bodyLimit,
        config: { isNotice: entry.call.kind === 'notify', pattern: entry.call.path },
        handler: (request, reply) =>
          handle(entry, request, reply, { services, dependencies, wire, floods }),
      })
}

/** Where a call is answered. */
export function routePaths({ path, isAlsoUnscoped }: Call): string[] {
  const all = isAlsoUnscoped ? [path, path.replace('/{p}-{s}', '')] : [path]
  return all.map(routePath)
}

/**
 * `/b2c/cartV3/{p}-{s}/add/{goods}` → `/b2c/cartV3/:scope(^\d+-\d+$)…`: the scope is one parameter,
 * others end at the next fixed character.
 */
function routePath(path: string): string {
  return path
    .replace('{p}-{s}', ':scope')
    .replace(/\{(\w+)\}(.?)/g, (_, name: string, next: string) => {
      if (next === '-' || next === '.') return `:${name}(^[^/${next}]+)${next}`
      return `:${name}${next}`
    })
}

/** What a notification brought, byte by byte; nobody reads a body of none. */
function rawBody({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

interface House {
  readonly services: Services
  readonly dependencies: Dependencies
  readonly wire: Wire
  readonly floods: Floods | undefined
}

/** Staff choose the language of the back office; a shopper is answered in one that the store speaks. */
async function languageOf(
  { call }: Bound,
  request: FastifyRequest,
  text: string | undefined,
  { speaksEnglish }: Dependencies,
): Promise<Locale> {
  const scope = text === undefined ? undefined : parseScope(text)
  return scope && call.authz !== 'operator'
    ? storeLocaleOf(request, scope, speaksEnglish)
    : localeOf(request)
}

async function handle(
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, dependencies, wire, floods }: House,
): Promise<FastifyReply> {
  const { scope, ...params } = request.params as Record<string, string>
  const answer: AnswerHeaders = wire.answerHeaders(request, reply)
  const locale = await languageOf(bound, request, scope, dependencies)
  const outcome = await execute(
    bound,
    {
      raw: {
        params,
        query: request.query,
        body: bound.call.kind === 'notify' ? undefined : request.body,
      },
      scopeText: scope,
      credentials: wire.credentialsOf(request),
      staffTokens: wire.staffTokens(request),
      message: { body: rawBody(request), headers: request.headers },
      locale,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      isGone: () => request.raw.socket.destroyed,
      answer,
      log: request.log as never,
    },
    services,
    dependencies,
  )
  switch (outcome.kind) {
    case 'json':
      if (outcome.text) {
        // The same for everybody, and asked for again only to hear that it is.
        void reply.header('cache-control', 'no-cache')
        return sendReady(request, reply, outcome.text, { 'content-type': json })
      }
      return reply.type(json).send(success(outcome.json))
    case 'refused':
      // Anyone who was on the way to another page has nothing that could show JSON.
      return bound.call.refusedTo && request.headers.accept?.includes('text/html')
        ? reply.redirect(refusedPath(bound.call.refusedTo, scope, outcome.refused.refusal), 302)
        : reply.type(json).send(refusal(outcome.refused, locale))
    case 'redirect':
      return sendOn(reply, outcome.to, request.method, locale)
    case 'acknowledged':
      if (outcome.acknowledgement.isTaken) floods?.forgive(request)
      if (outcome.acknowledgement.contentType) void reply.type(outcome.acknowledgement.contentType)
      return reply.code(outcome.acknowledgement.status).send(outcome.acknowledgement.body)
    case 'forged':
      return sendFault(request, reply, 403, [
        '页面已过期，请刷新后重试',
        'Please reload the page and try again',
      ])
  }
}

/** Where somebody goes who was refused on the way to a page. */
function refusedPath(path: string, scope: string | undefined, refused: ErrorName): string {
  // As it came, not as it was read: a header takes no line end and no Chinese.
  const whole = path.replace('{p}-{s}', encodeURIComponent(scope ?? ''))
  // By its name: whatever words stood in an address, anybody could have put there.
  return `${whole}?message=${refused}`
}
