import type { PageCall, PageReply } from '@mallard/contract/rendering'
import { scopeText } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from '../http/bind.ts'
import { noAnswer } from '../http/context.ts'
import { execute, type Dependencies } from '../http/execute.ts'
import { refusal } from '../http/reply.ts'
import type { Credentials } from '../http/access.ts'
import { storeLocaleOf, wireOf } from '../http/wire.ts'
import type { Services } from '../services.ts'

/** Anyone who a page is made for: a visitor, or everyone alike. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  isAnonymous: boolean
}

export type CallInside = (call: PageCall, visit: Visit) => Promise<PageReply>

const withoutTokens: Pick<Credentials, 'header' | 'tokensFor'> = {
  header: undefined,
  tokensFor: () => [],
}

/**
 * Makes calls of the contract without leaving the process, through the same gate as HTTP. Only
 * calls that read: opening a page changes nothing.
 */
export function callInside(
  bound: readonly Bound[],
  services: Services,
  dependencies: Dependencies,
): CallInside {
  const byName = new Map(bound.map((entry) => [entry.name, entry]))
  const wire = wireOf(services)
  return async ({ name, input, scope }, { request, reply, isAnonymous }) => {
    const entry = byName.get(name)
    if (!entry || entry.call.method !== 'GET') return { code: 405, message: name }
    const locale = await storeLocaleOf(request, scope, dependencies.speaksEnglish)
    const outcome = await execute(
      entry,
      {
        raw: {
          params: pick(input, entry.call.params?.shape) as Record<string, string>,
          query: pick(input, entry.call.query?.shape),
          body: undefined,
        },
        scopeText: entry.call.path.includes('{p}-{s}') ? scopeText(scope) : undefined,
        credentials: {
          ...wire.credentialsOf(request),
          store: scopeText(scope),
          ...(isAnonymous && withoutTokens),
        },
        staffTokens: [],
        message: { body: undefined as never, headers: {} },
        locale,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        isGone: () => request.raw.socket.destroyed,
        answer: isAnonymous ? noAnswer : wire.answerHeaders(request, reply),
        log: request.log as never,
      },
      services,
      dependencies,
    )
    if (outcome.kind === 'json') return { code: 200, data: JSON.parse(outcome.json) as unknown }
    if (outcome.kind === 'refused') return JSON.parse(refusal(outcome.refused, locale)) as PageReply
    throw new Error(`${name} answered a page with ${outcome.kind}`)
  }
}

/** Input as it would have come in a query: numbers and texts. */
function pick(
  input: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => value !== undefined && shape && key in shape),
  )
}
