import type { PageCall, PageReply } from '@mallard/contract/rendering'
import { scopeText } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from '../http/bind.ts'
import type { AnswerHeaders } from '../http/context.ts'
import { execute, type Doors } from '../http/execute.ts'
import { refusal } from '../http/reply.ts'
import { answerHeaders, credentialsOf, localeOf } from '../http/wire.ts'
import type { Services } from '../services.ts'

/** Whoever a page is made for: a visitor, or everyone alike. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  isAnonymous: boolean
}

export type CallInside = (call: PageCall, visit: Visit) => Promise<PageReply>

const nobody: AnswerHeaders = { setStaff: () => undefined, setSession: () => undefined, setPageTicket: () => undefined, cookie: () => undefined }

/** Makes calls of the contract without leaving the process, through the same gate as HTTP. Only calls that read: opening a page changes nothing. */
export function callInside(bound: readonly Bound[], services: Services, doors: Doors): CallInside {
  const byName = new Map(bound.map((entry) => [entry.name, entry]))
  return async ({ name, input, scope }, { request, reply, isAnonymous }) => {
    const entry = byName.get(name)
    if (!entry || entry.call.method !== 'GET') return { code: 405, message: name }
    const locale = localeOf(request)
    const outcome = await execute(
      entry,
      {
        raw: { params: pick(input, entry.call.params?.shape) as Record<string, string>, query: pick(input, entry.call.query?.shape), body: undefined },
        scopeText: entry.call.path.includes('{p}-{s}') ? scopeText(scope) : undefined,
        credentials: isAnonymous ? { ...credentialsOf(request), token: undefined } : credentialsOf(request),
        staffToken: undefined,
        message: { body: undefined as never, headers: {} },
        locale,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        answer: isAnonymous ? nobody : answerHeaders(request, reply, services.publicUrl),
        log: request.log as never,
      },
      services,
      doors,
    )
    if (outcome.kind === 'json') return { code: 200, data: JSON.parse(outcome.json) as unknown }
    if (outcome.kind === 'refused') return JSON.parse(refusal(outcome.refused, locale)) as PageReply
    throw new Error(`${name} answered a page with ${outcome.kind}`)
  }
}

/** Input as it would have come in a query: numbers and texts. */
function pick(input: Readonly<Record<string, unknown>>, shape: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([key, value]) => value !== undefined && shape && key in shape))
}
