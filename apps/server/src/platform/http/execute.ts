import type { Call } from '@mallard/contract/api'
import { tokenSeparator } from '@mallard/contract/cookies'
import type { ErrorName } from '@mallard/contract/errors'
import type { ReadWay } from '@mallard/contract/people/staff/people-read.codes'
import { type Locale, ok, parseScope, refuse, type Result, type Scope } from '@mallard/kernel'
import type { Acknowledgement } from '@mallard/providers/pay'
import { debtOf, denialOf, isForged, type Credentials, type Sender } from './access.ts'
import { KeptReply, Prebuilt, type Bound, type RawMessage, type SentOn } from './bind.ts'
import { xsrfTokens } from './cookie-names.ts'
import type { AnswerHeaders, Ctx, Session, Staff, StaffCtx } from './context.ts'
import { firstGood } from './first-good.ts'
import { parseInput, type RawInput } from './input.ts'
import type { ReadyText } from './ready-text.ts'
import { withLastPage } from './last-page.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { adminTag, dropTags } from '../cache-tags.ts'
import type { Services } from '../services.ts'

/** Who can say whether a store is open and whose a token is; given by the features that know. */
export interface Dependencies {
  isOpen(scope: Scope): Promise<boolean>
  /** Whether there is such a store: staff go on working in one that is closed. */
  isKnown(scope: Scope): Promise<boolean>
  /** Whether a store shows itself in English as well as in Chinese. */
  speaksEnglish(scope: Scope): Promise<boolean>
  findSession(token: string): Promise<Session | undefined>
  findStaff(token: string, scope: Scope): Promise<{ staff: Staff; xsrf: string } | undefined>
  /**
   * Writes down what of people one of the staff is about to be shown; where that fails, nothing is.
   */
  noteRead(ctx: StaffCtx, read: ReadNote): Promise<void>
  /** Whether a member gets none of what the brand gives away (`isPerk`). */
  isBlocked(partnerId: number, memberId: number): Promise<boolean>
  /** Scope of calls that name none: the default store. */
  readonly defaultScope: Scope
}

/** What was read of people. */
export interface ReadNote {
  /** Name of the call: `orderAdmin.detail`. */
  readonly call: string
  readonly way: ReadWay
  /** `order 2611…`, or `order` for all. */
  readonly object: string
}

export interface CallRequest {
  readonly raw: RawInput
  readonly scopeText: string | undefined
  readonly credentials: Credentials
  readonly staffTokens: readonly string[]
  readonly message: RawMessage
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  isGone(): boolean
  readonly answer: AnswerHeaders
  readonly log: Ctx['log']
}

export type Outcome =
  | { kind: 'json'; json: string; text?: ReadyText }
  | {
      kind: 'refused'
      refused: {
        ok: false
        refusal: ErrorName
        details?: Readonly<Record<string, string | number>>
      }
    }
  | { kind: 'redirect'; to: SentOn }
  | { kind: 'acknowledged'; acknowledgement: Acknowledgement }
  | { kind: 'forged' }

/**
 * One call, from raw input to outcome: scope, session, forgery, rights, shape, handler, reply. HTTP
 * and page rendering both come here.
 */
export async function execute(
  bound: Bound,
  request: CallRequest,
  services: Services,
  dependencies: Dependencies,
): Promise<Outcome> {
  const { call } = bound
  const isAdmin = call.authz === 'operator'
  const named = await namedScope(call, request, dependencies)
  if (!named.ok) return { kind: 'refused', refused: named }

  const early = bound.early?.(services, request.raw.params as Readonly<Record<string, unknown>>)
  if (early) return { kind: 'refused', refused: early }

  const caller = await callerOf(bound, request, named.value, dependencies)
  const { scope, session, shopper, staff } = caller
  const sender = senderOf(request.credentials, isAdmin, session)
  if (isForged(call, sender, caller.xsrf)) return { kind: 'forged' }
  const barred = await barredFrom(call, caller, dependencies)
  if (barred) return { kind: 'refused', refused: refuse(barred) }

  const input = parseInput(call, request.raw)
  if (!input.ok) return { kind: 'refused', refused: input }

  const { locale, ip, userAgent, requestId, isGone, answer, log } = request
  const ctx: Ctx = {
    services,
    clock: services.clock,
    log,
    scope,
    session,
    shopper,
    staff,
    locale,
    ip,
    userAgent,
    requestId,
    isGone,
    answer,
  }
  const outcome = await withLastPage(call, input.value, (asked) =>
    bound.handler(ctx as never, asked as never, request.message),
  )
  if (call.kind === 'notify')
    return { kind: 'acknowledged', acknowledgement: outcome as Acknowledgement }

  const result = outcome as Result<unknown, ErrorName>
  if (!result.ok) return { kind: 'refused', refused: result }
  const read = readOf(bound, input.value as Readonly<Record<string, unknown>>)
  if (read && staff) await dependencies.noteRead({ ...ctx, staff }, read)
  if (isAdmin && call.method !== 'GET' && !call.keepsPages)
    dropTags(services, [adminTag(scope.partnerId)])
  return replyOf(call, result.value)
}

/** Why who sends a request may not make this call. */
async function barredFrom(
  call: Call,
  caller: Awaited<ReturnType<typeof callerOf>>,
  dependencies: Dependencies,
): Promise<ErrorName | undefined> {
  const debt = debtOf(call, caller.staff)
  if (debt) return debt
  const denial = denialOf(call, caller)
  if (denial) return denial === 'forbidden' ? 'forbidden' : 'notLoggedIn'
  const { scope, shopper } = caller
  if (!call.isPerk || !shopper) return undefined
  return (await dependencies.isBlocked(scope.partnerId, shopper.id)) ? 'memberBlocked' : undefined
}

function replyOf(call: Call, value: unknown): Outcome {
  if (call.kind === 'redirect') return { kind: 'redirect', to: value as SentOn }
  if (value instanceof KeptReply) return { kind: 'json', json: value.json, text: value.text }
  if (value instanceof Prebuilt) return { kind: 'json', json: value.json }
  return { kind: 'json', json: JSON.stringify(call.reply.parse(value)) }
}

/** The store that a request names, if it does; one that does not answer such calls is refused. */
async function namedScope(
  call: Call,
  request: CallRequest,
  dependencies: Dependencies,
): Promise<Result<Scope | undefined, 'badStore'>> {
  const named = scopeOf(request)
  if (!named.ok || !named.value) return named
  const answers =
    call.authz === 'operator' ? dependencies.isKnown(named.value) : dependencies.isOpen(named.value)
  return (await answers) ? named : refuse('badStore')
}

/** Whose the tokens of a request are, and the store that they are in. */
async function callerOf(
  bound: Bound,
  request: CallRequest,
  named: Scope | undefined,
  dependencies: Dependencies,
) {
  const isAdmin = bound.call.authz === 'operator'
  const tokens = isAdmin ? [] : tokensOf(request.credentials, named)
  const held = await firstGood(tokens, (token) => sessionOf(bound, token, dependencies))
  if (held) request.answer.choose(held.token)
  const session = held?.found
  const scope =
    named ??
    (session
      ? { partnerId: session.partnerId, storeId: session.storeId }
      : dependencies.defaultScope)
  const signedIn = await firstGood(request.staffTokens, (token) =>
    dependencies.findStaff(token, scope),
  )
  if (signedIn) request.answer.chooseStaff(signedIn.token, signedIn.found.staff.id)
  const shopper =
    session?.userId && session.partnerId === scope.partnerId ? { id: session.userId } : undefined
  const admin = signedIn?.found
  const xsrf = isAdmin ? admin?.xsrf : session?.xsrf
  return { scope, session, shopper, staff: admin?.staff, xsrf }
}

/** What a call shows of people. Words that one searched for may be a phone: they are not kept. */
function readOf(
  { name, call: { reads } }: Bound,
  input: Readonly<Record<string, unknown>>,
): ReadNote | undefined {
  if (!reads) return undefined
  const { way, of, by } = reads
  return {
    call: name,
    way: way === 'list' && input['q'] ? 'search' : way,
    object: by === undefined ? of : `${of} ${String(input[by])}`,
  }
}

/** A host without cookies has one token; a browser has one for each partner. */
function tokensOf({ header, tokensFor }: Credentials, scope: Scope | undefined) {
  return header === undefined ? tokensFor(scope?.partnerId) : [header]
}

/** Staff come by cookie alone; a shopper's browser brings one XSRF token for each partner. */
function senderOf(
  credentials: Credentials,
  isAdmin: boolean,
  session: Session | undefined,
): Sender {
  const { header, xsrfHeader, origin, isOwnOrigin } = credentials
  if (isAdmin) {
    const xsrfSent = xsrfHeader?.split(tokenSeparator) ?? []
    return { byCookie: true, xsrfSent, origin, isOwnOrigin }
  }
  return {
    byCookie: header === undefined,
    xsrfSent: xsrfTokens(xsrfHeader)
      .filter(([partnerId]) => partnerId === session?.partnerId)
      .map(([, token]) => token),
    origin,
    isOwnOrigin,
  }
}

/** Features that show everyone the same; a cart that seemed empty would frighten its owner. */
const sameForAll = /^(?:store|catalog|cms)\./

/**
 * While the database is away, what is the same for everyone is shown to everyone as to a stranger.
 */
async function sessionOf(
  { name, call }: Bound,
  token: string,
  dependencies: Dependencies,
): Promise<Session | undefined> {
  try {
    return await dependencies.findSession(token)
  } catch (error) {
    if (
      call.authz === 'none' &&
      call.method === 'GET' &&
      sameForAll.test(name) &&
      isDatabaseAway(error)
    )
      return undefined
    throw error
  }
}

/**
 * The scope that the path names, or that query or body name where the path has none; else the
 * page's own.
 */
function scopeOf(request: CallRequest): Result<Scope | undefined, 'badStore'> {
  if (request.scopeText !== undefined) {
    const scope = parseScope(request.scopeText)
    return scope ? ok(scope) : refuse('badStore')
  }
  const given = { ...(request.raw.query as object), ...(request.raw.body as object) } as {
    partnerId?: unknown
    storeId?: unknown
  }
  if (given.partnerId === undefined || given.storeId === undefined)
    return ok(parseScope(request.credentials.store ?? ''))
  const scope = parseScope(`${plain(given.partnerId)}-${plain(given.storeId)}`)
  return scope ? ok(scope) : refuse('badStore')
}

/** No list and no object is a number of a store; some of them cannot even be written as text. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
