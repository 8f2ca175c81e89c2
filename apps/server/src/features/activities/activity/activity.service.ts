import {
  activityState,
  type ActivityState,
  type Period,
} from '@mallard/contract/activities/activity/activity.codes'
import {
  ok,
  refuse,
  type Instant,
  type Locale,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { endActivity, listActivities, type Listing } from './activity.repo.ts'
import { insertSetup, updateSetup, type Columns } from './setup.repo.ts'
import { noteClosed, saveSetup } from './setup.service.ts'

/** What staff set an activity up with. */
interface Setup {
  /** 0: a new one. */
  readonly id: number
  readonly version: number
  readonly startAt: Instant
  readonly endAt: Instant
}

/** A row of a list, with what it shows of its own. */
export type ListRow<Item> = Item & {
  readonly id: number
  readonly startAt: Instant
  readonly endAt: Instant
  readonly state: ActivityState
}

/** All in which one activity differs from the others, for staff to set it up, end and list it. */
export interface Activity<S extends Setup, Row extends Period, Item, View, One, Fault> {
  /** What the audit log calls it: `bargain 12`; the actions are `bargain.save`, `bargain.close`. */
  readonly object:
    | 'bargain'
    | 'evaluate'
    | 'gift'
    | 'groupBuy'
    | 'invitation'
    | 'lottery'
    | 'pointsGoods'
    | 'postage'
    | 'question'
    | 'seckill'
  readonly table: string
  readonly find: (db: Db, scope: Scope, id: number, at: Date) => Promise<Row | undefined>
  /** What it was set up with, for the audit log. */
  readonly setupOf: (row: Row) => Omit<S, 'id' | 'version'>
  /** Columns of its table beside its period. */
  readonly columns: (setup: S) => Columns
  /** Columns that only a new one gets. */
  readonly first?: () => Columns
  /** Says of one that has begun that it is not changed any more: people rely on it. */
  readonly begun: Fault
  /** Whether one may be set up that begins at once. */
  readonly mayBeginAtOnce?: boolean
  /** Why a set-up cannot be; its period is looked at before. */
  readonly check: (trx: Db, ctx: StaffCtx, setup: S) => Promise<Refused<Fault & string> | undefined>
  /** What else is written with a set-up: lines, jobs, what lists and goods pages show. */
  readonly saved?: (trx: Db, scope: Scope, id: number, setup: S, now: Instant) => Promise<void>
  /** What else is written when it is ended early. */
  readonly closed?: (trx: Db, scope: Scope, id: number, now: Instant) => Promise<void>
  /** Forgets what this process has kept of it, once all is written. */
  readonly changed?: (services: Services, scope: Scope) => void
  readonly listing: Listing
  readonly row: (row: ListRow<Item>, locale: Locale) => View
  /** What staff see of it, also as the answer to a change. */
  readonly detail: (
    ctx: StaffCtx,
    input: { readonly id: number },
  ) => Promise<Result<One, 'notFound'>>
}

/** What is wrong with when a set-up is; undefined: nothing. */
function periodFault<Begun extends string>(
  { startAt, endAt }: Pick<Setup, 'startAt' | 'endAt'>,
  { begun, mayBeginAtOnce }: { readonly begun: Begun; readonly mayBeginAtOnce?: boolean },
  now: Instant,
): Refused<Begun | 'badInput'> | undefined {
  if (endAt <= startAt) return refuse('badInput', { field: 'endAt' })
  if (!mayBeginAtOnce && startAt <= now) return refuse(begun)
  return endAt <= now ? refuse('badInput', { field: 'endAt' }) : undefined
}

/** The calls of the back office that all activities have alike, and `setUp` for the demo world. */
export function defineActivity<
  S extends Setup,
  Row extends Period,
  Item,
  View,
  One,
  Fault extends string,
>(activity: Activity<S, Row, Item, View, One, Fault>) {
  type Saved = S & { readonly requestId: string }
  type Asked = PagePlace & { readonly state: ActivityState | 'ALL' }
  return {
    list: (ctx: StaffCtx, asked: Asked) => list(activity, ctx, asked),
    save: (ctx: StaffCtx, saved: Saved) => save(activity, ctx, saved),
    close: (ctx: StaffCtx, named: Ended) => close(activity, ctx, named),
    /** Sets one up in somebody else's transaction, also one that has begun. */
    setUp: (trx: Db, scope: Scope, setup: S, now: Instant, first?: Columns) =>
      setUp(activity, trx, scope, setup, now, first),
  }
}

interface Ended {
  readonly id: number
  readonly reason: string
}

const columnsOf = <S extends Setup>(
  { columns }: { readonly columns: (setup: S) => Columns },
  setup: S,
): Columns => ({
  start_at: new Date(setup.startAt),
  end_at: new Date(setup.endAt),
  ...columns(setup),
})

async function setUp<S extends Setup>(
  activity: Pick<
    Activity<S, never, never, never, never, never>,
    'table' | 'columns' | 'first' | 'saved'
  >,
  trx: Db,
  scope: Scope,
  setup: S,
  now: Instant,
  first = activity.first?.(),
): Promise<number> {
  const columns = { ...first, ...columnsOf(activity, setup) }
  const id = await insertSetup(trx, activity.table, scope, columns, new Date(now))
  await activity.saved?.(trx, scope, id, setup, now)
  return id
}

async function save<S extends Setup, Row extends Period, One, Fault extends string>(
  activity: Activity<S, Row, never, unknown, One, Fault>,
  ctx: StaffCtx,
  { requestId, ...typed }: S & { readonly requestId: string },
): Promise<Result<One, Fault | 'badInput' | 'notFound' | 'versionConflict'>> {
  const { object, table, begun, find, setupOf, check, saved } = activity
  const { scope, services } = ctx
  const setup = typed as unknown as S
  const { id, version: _version, ...after } = setup
  const now = ctx.clock.now()
  const done = await saveSetup<Row, Fault | 'badInput'>(
    ctx,
    { id, requestId },
    {
      action: `${object}.save`,
      find: (trx) => find(trx, scope, id, new Date(now)),
      async check(trx, before) {
        if (before && (before.isClosed || before.startAt <= now)) return refuse(begun)
        return periodFault(setup, activity, now) ?? check(trx, ctx, setup)
      },
      insert: (trx) => setUp(activity, trx, scope, setup, now),
      async update(trx) {
        const isDone = await updateSetup(trx, table, scope, setup, columnsOf(activity, setup))
        if (isDone) await saved?.(trx, scope, id, setup, now)
        return isDone
      },
      written: (trx, writtenId, before) =>
        audit(
          trx,
          ctx,
          `${object}.save`,
          `${object} ${writtenId}`,
          changesOf(before ? setupOf(before) : {}, after),
        ),
    },
  )
  if (!done.ok) return done
  activity.changed?.(services, scope)
  return activity.detail(ctx, { id: done.value })
}

async function close<One>(
  activity: Pick<
    Activity<never, Period, never, unknown, One, string>,
    'object' | 'table' | 'closed' | 'changed' | 'detail'
  >,
  ctx: StaffCtx,
  named: Ended,
): Promise<Result<One, 'notFound'>> {
  const { object, table, closed } = activity
  const { scope, services } = ctx
  const now = ctx.clock.now()
  await services.db.transaction().execute(async (trx) => {
    if (!(await endActivity(trx, table, scope, named, new Date(now)))) return
    await closed?.(trx, scope, named.id, now)
    await noteClosed(trx, ctx, `${object}.close`, `${object} ${named.id}`, named.reason)
  })
  activity.changed?.(services, scope)
  return activity.detail(ctx, named)
}

async function list<Item, View>(
  {
    table,
    listing,
    row,
  }: Pick<Activity<never, never, Item, View, unknown, string>, 'table' | 'listing' | 'row'>,
  { services: { db }, scope, clock, locale }: StaffCtx,
  asked: PagePlace & { readonly state: ActivityState | 'ALL' },
) {
  const now = clock.now()
  const page = { state: asked.state, offset: offsetOf(asked), limit: asked.pageSize }
  const found = await listActivities<Item>(db, table, scope, listing, page, new Date(now))
  const view = found.rows.map(({ isClosed, ...shown }) =>
    row({ ...shown, state: activityState({ ...shown, isClosed }, now) } as ListRow<Item>, locale),
  )
  return ok(paged(view, found.total, asked))
}
