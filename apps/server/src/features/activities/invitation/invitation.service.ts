import type { FormFault } from '@mallard/contract/activities/form/form'
import { answersKept, type FormAnswer } from '@mallard/contract/activities/form/form.codes'
import {
  standingOf,
  type EntryState,
} from '@mallard/contract/activities/invitation/invitation.codes'
import type {
  EventTile,
  Invitation,
  InvitationAdded,
  InvitationCard,
  InvitationForm,
  MyEntry,
} from '@mallard/contract/activities/invitation/invitation.fields'
import { pointOf } from '@mallard/contract/point'
import {
  day,
  ok,
  refuse,
  type Instant,
  type Locale,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { answerFaults, claimAnswers, questionsIn } from '#features/activities/form/index.ts'
import { lockHolding } from '#features/pricing/points/index.ts'
import { sweepWithPictures } from '#features/shop/upload/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  findEntry,
  forgetOldEntries,
  putEntry,
  queueOf,
  statesOf,
  type EntryRow,
} from './entry.repo.ts'
import {
  findEvent,
  listEvents,
  nextEvents,
  takeSeat,
  type EventRow,
  type EventTileRow,
} from './invitation.repo.ts'
import { leaveEvent } from './seats.service.ts'
import { localised } from '#platform/locale.rules.ts'

function tileOf(row: EventTileRow, locale: Locale, now: Instant): EventTile {
  const { id, pic, isOnline, holdsAt, holdsUntil, capacity, taken } = row
  return {
    id,
    name: localised(locale, row.name, row.nameEn),
    pic,
    isOnline,
    place: localised(locale, row.place, row.placeEn),
    holdsAt,
    holdsUntil,
    standing: standingOf(row, now),
    capacity,
    left: capacity - taken,
  }
}

/** Events that a page of content shows at once. */
const maxNext = 6

/** What comes next in a store; the same for everybody. */
export async function nextTiles({
  services: { db, clock },
  scope,
  locale,
}: Pick<Ctx, 'services' | 'scope' | 'locale'>): Promise<EventTile[]> {
  const now = clock.now()
  const rows = await nextEvents(db, scope, new Date(now), maxNext)
  return rows.map((row) => tileOf(row, locale, now))
}

export const eventList = async (ctx: Ctx): Promise<Result<EventTile[], never>> =>
  ok(await nextTiles(ctx))

export async function list(
  { services: { db }, scope, clock, locale, shopper }: Ctx,
  asked: PagePlace,
) {
  const now = clock.now()
  const page = { offset: offsetOf(asked), limit: asked.pageSize }
  const { rows, total } = await listEvents(db, scope, new Date(now), page)
  const ids = rows.map(({ id }) => id)
  const mine = shopper && ids.length > 0 ? await statesOf(db, ids, shopper.id) : undefined
  const cards = rows.map((row): InvitationCard => ({
    ...tileOf(row, locale, now),
    myState: mine?.get(row.id) ?? null,
  }))
  return ok(paged(cards, total, asked))
}

async function myEntry(db: Db, eventId: number, entry: EntryRow): Promise<MyEntry> {
  const { id, state, pass, checkedInAt } = entry
  return {
    entryId: id,
    state,
    queue: state === 'waiting' ? await queueOf(db, eventId, id) : null,
    pass: state === 'in' ? pass : null,
    checkedInAt,
  }
}

export async function detail(
  { services: { db }, scope, clock, locale, shopper }: Ctx,
  { id }: { readonly id: number },
): Promise<Result<Invitation, 'notFound'>> {
  const event = await findEvent(db, scope, id)
  if (!event) return refuse('notFound')
  const now = clock.now()
  const entry = shopper && (await findEntry(db, id, shopper.id))
  const { startAt, endAt, waiting, onlineUrl, point } = event
  return ok({
    ...tileOf(event, locale, now),
    startAt,
    endAt,
    point: pointOf(point) ?? null,
    audience: localised(locale, event.audience, event.audienceEn),
    html: localised(locale, event.html, event.htmlEn),
    waiting,
    hasForm: event.questions.length > 0,
    onlineUrl: entry?.state === 'in' && onlineUrl !== '' ? onlineUrl : null,
    my: entry ? await myEntry(db, id, entry) : null,
    serverTime: now,
  })
}

export async function form(
  { services: { db }, scope, locale }: Ctx,
  { id }: { readonly id: number },
): Promise<Result<InvitationForm, 'notFound'>> {
  const event = await findEvent(db, scope, id)
  return event ? ok({ id, questions: questionsIn(locale, event.questions) }) : refuse('notFound')
}

type AddRefusal =
  | 'notFound'
  | 'notLoggedIn'
  | 'invitationWait'
  | 'invitationClosed'
  | 'invitationEntered'

/** Somebody who enters, at a moment. */
export interface Entrant {
  readonly scope: Scope
  readonly memberId: number
  readonly now: Instant
}

interface Sent {
  readonly requestId: string
  readonly answers: readonly FormAnswer[]
}

/** Why it takes no entries now; undefined: it takes them. */
function closedFor(event: EventRow, now: Instant): Refused<AddRefusal> | undefined {
  const standing = standingOf(event, now)
  if (standing === 'soon') return refuse('invitationWait')
  return standing === 'open' || standing === 'full' ? undefined : refuse('invitationClosed')
}

/** What is said to somebody who entered already; undefined: they may enter. */
function saidAgain(
  before: EntryRow | undefined,
  { requestId }: Sent,
): Result<InvitationAdded, AddRefusal> | undefined {
  if (before?.requestId === requestId) return entered(before)
  return before && before.state !== 'withdrawn' ? refuse('invitationEntered') : undefined
}

const entered = ({ id, state }: { readonly id: number; readonly state: EntryState }) =>
  ok<InvitationAdded>({ faults: [], entryId: id, state })
const wrong = (faults: readonly FormFault[]) =>
  ok<InvitationAdded>({ faults: [...faults], entryId: null, state: null })

/** Repeatable. Answers that are wrong are told with what is wrong, and nothing is kept. */
export async function add(
  { services, scope, shopper, clock }: ShopperCtx,
  { id, ...sent }: Sent & { readonly id: number },
): Promise<Result<InvitationAdded, AddRefusal>> {
  const { db } = services
  const event = await findEvent(db, scope, id)
  if (!event) return refuse('notFound')
  const entrant = { scope, memberId: shopper.id, now: clock.now() }
  const again = saidAgain(await findEntry(db, id, shopper.id), sent)
  if (again) return again
  const closed = closedFor(event, entrant.now)
  if (closed) return closed
  const owner = { partnerId: scope.partnerId, memberId: shopper.id }
  const faults = await answerFaults(db, owner, event.questions, sent.answers)
  if (faults.length > 0) return wrong(faults)
  return retryOnConflict(() => transact(db, (trx) => enterOnce(trx, entrant, event, sent)))
}

/**
 * Enters a member with sound answers, in the caller's transaction under the row of the member; the
 * event comes after what is the member's alone.
 */
export async function enterOnce(
  trx: Db,
  { scope, memberId, now }: Entrant,
  event: EventRow,
  { requestId, answers: sent }: Sent,
): Promise<Result<InvitationAdded, AddRefusal>> {
  const owner = { partnerId: scope.partnerId, memberId }
  const at = new Date(now)
  if (!(await lockHolding(trx, owner))) return refuse('notLoggedIn')
  const again = saidAgain(await findEntry(trx, event.id, memberId), { requestId, answers: sent })
  if (again) return again
  const { faults, ...kept } = await claimAnswers(trx, owner, event.questions, sent)
  if (faults.length > 0) return wrong(faults)
  const state = await takeSeat(trx, event.id, at)
  if (!state) {
    const latest = (await findEvent(trx, scope, event.id)) ?? event
    return closedFor(latest, now) ?? refuse('invitationClosed')
  }
  const entry = { ...kept, invitationId: event.id, memberId, requestId, state, at }
  const id = await putEntry(trx, scope, { ...entry, pass: randomToken() })
  return id === undefined ? refuse('invitationEntered') : entered({ id, state })
}

/** Repeatable: who has withdrawn is told so again. */
export async function withdraw(
  { services: { db }, scope, shopper, clock }: ShopperCtx,
  { id }: { readonly id: number },
): Promise<Result<{ state: EntryState }, 'notFound' | 'invitationHeld'>> {
  const entry = await findEntry(db, id, shopper.id)
  if (!entry || !(await findEvent(db, scope, id))) return refuse('notFound')
  if (entry.state === 'withdrawn') return ok({ state: entry.state })
  const leaving = { scope, id, memberId: shopper.id, now: clock.now() }
  await retryOnConflict(() => db.transaction().execute((trx) => leaveEvent(trx, leaving)))
  const after = await findEntry(db, id, shopper.id)
  return after?.state === 'withdrawn' ? ok({ state: after.state }) : refuse('invitationHeld')
}

/** Forgets who entered two years after an event, with the pictures of their answers. */
export const sweepEntries = sweepWithPictures((trx, now, most) =>
  forgetOldEntries(trx, new Date(now - answersKept * day), most),
)
