import type { ErrorName } from '@mallard/contract/errors'
import { ok, parseScope, refuse, type Result, type Scope } from '@mallard/kernel'
import type { Acknowledgement } from '@mallard/providers/pay'
import { denialOf, isForged, type Credentials } from './access.ts'
import { Prebuilt, type Bound, type RawMessage, type SentOn } from './bind.ts'
import type { AnswerHeaders, Ctx, Locale, Session, Staff } from './context.ts'
import { parseInput, type RawInput } from './input.ts'
import type { Services } from '../services.ts'

/** Who can say whether a store is open and whose a token is; given by the features that know. */
export interface Doors {
  isOpen(scope: Scope): Promise<boolean>
  findSession(token: string): Promise<Session | undefined>
  findStaff(token: string, scope: Scope): Promise<{ staff: Staff; xsrf: string } | undefined>
  /** Scope of calls that name none: the default store. */
  readonly defaultScope: Scope
}

export interface CallRequest {
  readonly raw: RawInput
  readonly scopeText: string | undefined
  readonly credentials: Credentials
  readonly staffToken: string | undefined
  readonly message: RawMessage
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly answer: AnswerHeaders
  readonly log: Ctx['log']
}

export type Outcome =
  | { kind: 'json'; json: string }
  | { kind: 'refused'; refused: { ok: false; refusal: ErrorName; details?: Readonly<Record<string, string | number>> } }
  | { kind: 'redirect'; to: SentOn }
  | { kind: 'acknowledged'; acknowledgement: Acknowledgement }
  | { kind: 'forged' }

/** One call, from raw input to outcome: scope, session, forgery, rights, shape, verb, reply. HTTP and page rendering both come here. */
export async function execute(bound: Bound, request: CallRequest, services: Services, doors: Doors): Promise<Outcome> {
  const { call } = bound
  const { credentials } = request
  const named = scopeOf(request)
  if (!named.ok) return { kind: 'refused', refused: named }
  if (named.value && !(await doors.isOpen(named.value))) return { kind: 'refused', refused: refuse('badStore') }

  const session = call.authz !== 'operator' && credentials.token ? await doors.findSession(credentials.token) : undefined
  const scope = named.value ?? (session ? { partnerId: session.partnerId, storeId: session.storeId } : doors.defaultScope)
  const desk = request.staffToken ? await doors.findStaff(request.staffToken, scope) : undefined
  const isDesk = call.authz === 'operator'
  if (isForged(call, isDesk ? { ...credentials, byCookie: true } : credentials, isDesk ? desk?.xsrf : session?.xsrf)) return { kind: 'forged' }
  const shopper = session?.userId && session.partnerId === scope.partnerId ? { id: session.userId } : undefined
  const denial = denialOf(call, { session, shopper, staff: desk?.staff })
  if (denial) return { kind: 'refused', refused: refuse(denial === 'forbidden' ? 'forbidden' : 'notLoggedIn') }

  const input = parseInput(call, request.raw)
  if (!input.ok) return { kind: 'refused', refused: input }

  const { locale, ip, userAgent, requestId, answer, log } = request
  const ctx: Ctx = { services, clock: services.clock, log, scope, session, shopper, staff: desk?.staff, locale, ip, userAgent, requestId, answer }
  const outcome = await bound.verb(ctx as never, input.value as never, request.message)
  if (call.kind === 'notify') return { kind: 'acknowledged', acknowledgement: outcome as Acknowledgement }

  const result = outcome as Result<unknown, ErrorName>
  if (!result.ok) return { kind: 'refused', refused: result }
  if (call.kind === 'redirect') return { kind: 'redirect', to: result.value as SentOn }
  if (result.value instanceof Prebuilt) return { kind: 'json', json: result.value.json }
  return { kind: 'json', json: JSON.stringify(call.reply.parse(result.value)) }
}

/** The scope that the path names, or that query or body name where the path has none. */
function scopeOf(request: CallRequest): Result<Scope | undefined, 'badStore'> {
  if (request.scopeText !== undefined) {
    const scope = parseScope(request.scopeText)
    return scope ? ok(scope) : refuse('badStore')
  }
  const given = { ...(request.raw.query as object), ...(request.raw.body as object) } as { partnerId?: unknown; storeId?: unknown }
  if (given.partnerId === undefined || given.storeId === undefined) return ok(undefined)
  const scope = parseScope(`${plain(given.partnerId)}-${plain(given.storeId)}`)
  return scope ? ok(scope) : refuse('badStore')
}

/** No list and no object is a number of a store; some of them cannot even be written as text. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
