import type { Applied } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { refuse, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import type { FlowOwner, Reservation } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** An application; times in ms. */
export interface ApplyRow extends Applied {
  readonly id: number
  readonly evaluationId: number
  readonly memberId: number
  readonly requestId: string
  readonly reason: string
  readonly addressId: number | null
  readonly orderSn: string | null
  readonly reviewId: number | null
  readonly isPromoted: boolean
  readonly at: number
  /** Of who applied. */
  readonly name: string
  readonly phone: string | null
}

const columns = sql`y.id, y.evaluation_id as "evaluationId", y.member_id as "memberId",
  y.request_id as "requestId", y.reason, y.address_id as "addressId", y.state, y.order_sn as "orderSn",
  ${ms('y.report_due')} as "reportDue", y.review_id is not null as "isReported", y.review_id as "reviewId",
  y.promoted_at is not null as "isPromoted", ${ms('y.at')} as at, m.nickname as name, m.phone`
const joins = sql`join member m on m.partner_id = y.partner_id and m.id = y.member_id`

async function find(db: Db, scope: Scope, which: RawBuilder<unknown>): Promise<ApplyRow[]> {
  const { rows } = await sql<ApplyRow>`
    select ${columns} from evaluation_apply y ${joins}
    where ${ofStore('y', scope)} and ${which}
    order by y.id`.execute(db)
  return rows
}

/** What a member of the store applied with. */
export async function applicationOf(
  db: Db,
  scope: Scope,
  evaluationId: number,
  memberId: number,
): Promise<ApplyRow | undefined> {
  const [row] = await find(
    db,
    scope,
    sql`y.evaluation_id = ${evaluationId} and y.member_id = ${memberId}`,
  )
  return row
}

/** Some applications of a trial; others are missing. */
export const applicationsOf = (
  db: Db,
  scope: Scope,
  evaluationId: number,
  ids: readonly number[],
): Promise<ApplyRow[]> =>
  find(db, scope, sql`y.evaluation_id = ${evaluationId} and y.id = any(${[...ids]}::bigint[])`)

/** Applications about which nothing is decided. */
export async function waitingOf(db: Db, evaluationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from evaluation_apply
    where evaluation_id = ${evaluationId} and state = 'applied'
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Applies while applications are taken; false: they are not, or the member has applied. */
export async function insertApply(
  db: Db,
  { partnerId, storeId }: Scope,
  row: {
    readonly evaluationId: number
    readonly memberId: number
    readonly requestId: string
    readonly reason: string
    readonly addressId: number
    readonly at: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into evaluation_apply (evaluation_id, partner_id, store_id, member_id, request_id, reason,
      address_id, at)
    select a.id, a.partner_id, a.store_id, ${row.memberId}::bigint, ${row.requestId}::uuid,
      ${row.reason}::text, ${row.addressId}::bigint, ${row.at}::timestamptz
    from evaluation a
    where a.partner_id = ${partnerId} and a.store_id = ${storeId} and a.id = ${row.evaluationId}
      and a.closed_at is null and a.start_at <= ${row.at} and a.end_at > ${row.at}
    on conflict (evaluation_id, member_id) do nothing returning id`.execute(db)
  return rows.length === 1
}

export type WhichApplications = 'all' | 'waiting' | 'testers'

const lists: Readonly<Record<WhichApplications, RawBuilder<unknown>>> = {
  all: sql`true`,
  waiting: sql`y.state = 'applied'`,
  testers: sql`y.order_sn is not null`,
}

/** Who applied for a trial, the first first. */
export const listApplications = (
  db: Db,
  scope: Scope,
  evaluationId: number,
  page: Page,
  { which }: { readonly which: WhichApplications },
): Promise<Rows<ApplyRow>> =>
  pageRows(
    db,
    {
      from: sql`evaluation_apply y`,
      joins,
      columns,
      which: sql`${ofStore('y', scope)} and y.evaluation_id = ${evaluationId} and ${lists[which]}`,
      order: sql`y.id`,
    },
    page,
  )

/**
 * Gives a place to an application in the order's statement: the application first, then the place
 * that everyone wants.
 */
export function placeOf(
  { partnerId, storeId, memberId }: FlowOwner,
  { evaluationId, applyId }: { readonly evaluationId: number; readonly applyId: number },
  at: Date,
  orderSn: string,
): Reservation {
  const isChoosing = sql`exists (select 1 from evaluation a
    where a.partner_id = ${partnerId} and a.store_id = ${storeId} and a.id = ${evaluationId}
      and a.closed_at is null and a.end_at <= ${at})`
  return {
    parts: sql`
      evaluate_chosen as (
        update evaluation_apply y set state = 'chosen', order_sn = ${orderSn}::text
        where y.partner_id = ${partnerId} and y.store_id = ${storeId} and y.evaluation_id = ${evaluationId}
          and y.id = ${applyId} and y.member_id = ${memberId} and y.state in ('applied', 'declined')
          and ${isChoosing} and exists (select 1 from taken)
        returning y.evaluation_id
      ), evaluate_place as (
        update evaluation a set chosen = a.chosen + 1 from evaluate_chosen c
        where a.id = c.evaluation_id and a.chosen < a.quota returning a.id
      )`,
    done: sql`evaluate_place`,
    failures: [
      { when: sql`not ${isChoosing}`, refused: refuse('evaluateNotChoosing') },
      {
        when: sql`not exists (select 1 from evaluate_chosen)`,
        refused: refuse('evaluateDecided'),
      },
      { when: sql`not exists (select 1 from evaluate_place)`, refused: refuse('evaluateFull') },
    ],
  }
}

/** Places of orders that were given up before anything was sent can be given to others. */
export async function freePlaces(trx: Db, orderSns: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      update evaluation_apply y set state = 'withdrawn'
      where y.order_sn = any(${[...orderSns]}::text[]) and y.state = 'chosen'
      returning y.evaluation_id
    )
    update evaluation a set chosen = a.chosen - f.places
    from (select evaluation_id, count(*)::int as places from gone group by 1) f
    where a.id = f.evaluation_id`.execute(trx)
}

/** A tester with the trial, as a message to them names it. */
export interface Told extends Scope {
  readonly id: number
  readonly memberId: number
  readonly evaluationId: number
  readonly name: string
  readonly nameEn: string
  readonly reportDays: number
}

const told = sql`y.id, y.member_id as "memberId", y.evaluation_id as "evaluationId",
  y.partner_id as "partnerId", y.store_id as "storeId", a.name, a.name_en as "nameEn",
  a.report_days as "reportDays"`

/** Who was chosen with these orders. */
export async function chosenWith(trx: Db, orderSns: readonly string[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select ${told} from evaluation_apply y join evaluation a on a.id = y.evaluation_id
    where y.order_sn = any(${[...orderSns]}::text[]) order by y.id`.execute(trx)
  return rows
}

/** Turns down those who wait, of those named or all; who they are. */
export async function declineWaiting(
  trx: Db,
  scope: Scope,
  evaluationId: number,
  ids?: readonly number[],
): Promise<Told[]> {
  const some = ids ? sql`y.id = any(${[...ids]}::bigint[])` : sql`true`
  const { rows } = await sql<Told>`
    update evaluation_apply y set state = 'declined' from evaluation a
    where ${ofStore('y', scope)} and y.evaluation_id = ${evaluationId} and a.id = y.evaluation_id
      and y.state = 'applied' and ${some}
    returning ${told}`.execute(trx)
  return rows
}

/** The goods were received: reports are due at the end of the day, so many days later. */
export async function startReports(trx: Db, orderSn: string, at: Date): Promise<void> {
  await sql`
    update evaluation_apply y
    set report_due = (
      date_trunc('day', ${at}::timestamptz at time zone 'Asia/Shanghai')
        + make_interval(days => a.report_days + 1)
      ) at time zone 'Asia/Shanghai'
    from evaluation a
    where a.id = y.evaluation_id and y.order_sn = ${orderSn} and y.state = 'chosen'`.execute(trx)
}

/** The goods went back: who has not reported owes nothing any more. */
export async function excuse(trx: Db, orderSns: readonly string[]): Promise<void> {
  await sql`
    update evaluation_apply set state = 'excused'
    where order_sn = any(${[...orderSns]}::text[]) and state = 'chosen' and review_id is null`.execute(
    trx,
  )
}

/** The review of an order is the report of its tester. */
export async function noteReport(trx: Db, orderSn: string, reviewId: number): Promise<void> {
  await sql`
    update evaluation_apply set review_id = ${reviewId}
    where order_sn = ${orderSn} and review_id is null`.execute(trx)
}

/** Notes that a reminder is sent to those whose report is due soon; whom. */
export async function takeReminders(
  trx: Db,
  now: Date,
  { until, which }: { readonly until: Date; readonly which: 1 | 2 },
  most: number,
): Promise<(Told & { readonly reportDue: number })[]> {
  const { rows } = await sql<Told & { reportDue: number }>`
    update evaluation_apply y set reminded = ${which}::smallint from evaluation a
    where a.id = y.evaluation_id and y.id = any(array(
      select id from evaluation_apply
      where state = 'chosen' and review_id is null and report_due > ${now} and report_due <= ${until}
        and reminded < ${which}::smallint
      order by report_due limit ${most} for update skip locked))
    returning ${told}, ${ms('y.report_due')} as "reportDue"`.execute(trx)
  return rows
}

/** Lets a report stand with its trial, or not. */
export async function setPromoted(trx: Db, id: number, at: Date | null): Promise<void> {
  await sql`
    update evaluation_apply
    set promoted_at = case when ${at}::timestamptz is null then null
      else coalesce(promoted_at, ${at}::timestamptz) end
    where id = ${id}`.execute(trx)
}

export interface PromotedRow {
  readonly reviewId: number
  readonly evaluationId: number
  readonly name: string
  readonly nameEn: string
}

/** Reports that stand with their trials, the latest first; of one trial where it is named. */
export async function promotedReports(
  db: Db,
  { partnerId, storeId }: Scope,
  evaluationId: number | undefined,
  most: number,
): Promise<PromotedRow[]> {
  const one = evaluationId === undefined ? sql`true` : sql`y.evaluation_id = ${evaluationId}`
  const { rows } = await sql<PromotedRow>`
    select y.review_id as "reviewId", y.evaluation_id as "evaluationId", a.name, a.name_en as "nameEn"
    from evaluation_apply y join evaluation a on a.id = y.evaluation_id
    where y.partner_id = ${partnerId} and y.store_id = ${storeId} and y.promoted_at is not null
      and y.review_id is not null and ${one}
    order by y.promoted_at desc, y.id desc limit ${most}`.execute(db)
  return rows
}
