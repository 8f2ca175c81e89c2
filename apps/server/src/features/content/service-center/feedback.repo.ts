import type { PictureRef } from '@mallard/contract/fields'
import type { FeedbackType } from '@mallard/contract/content/service-center/feedback.codes'
import { feedbackStates } from '@mallard/contract/content/service-center/feedback.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { countOf, cappedTotalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import './service-center.tables.ts'

export type FeedbackState = (typeof feedbackStates)[keyof typeof feedbackStates]

export interface FeedbackRow {
  readonly id: number
  readonly memberId: number | null
  readonly type: FeedbackType
  readonly content: string
  readonly pics: PictureRef[]
  readonly phone: string
  readonly orderSn: string | null
  readonly state: FeedbackState
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly createdAt: Date
}

export type NewFeedback = Pick<
  FeedbackRow,
  'memberId' | 'type' | 'content' | 'pics' | 'phone' | 'orderSn'
> & { readonly requestId: string; readonly at: Date }

const columns = sql`f.id, f.member_id as "memberId", f.type, f.content, f.pics, f.phone,
  f.order_sn as "orderSn", f.state, f.answer, f.answered_at as "answeredAt",
  f.created_at as "createdAt"`

/** Feedback that was sent with this number. */
export async function findRequest(
  db: Db,
  partnerId: number,
  requestId: string,
): Promise<{ id: number; memberId: number | null } | undefined> {
  const { rows } = await sql<{ id: number; memberId: number | null }>`
    select id, member_id as "memberId" from service_feedback
    where partner_id = ${partnerId} and request_id = ${requestId}::uuid`.execute(db)
  return rows[0]
}

/** Undefined when the same request was first. */
export async function insertFeedback(
  trx: Db,
  { partnerId, storeId }: Scope,
  { memberId, type, content, pics, phone, orderSn, requestId, at }: NewFeedback,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('service_feedback')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      member_id: memberId,
      request_id: requestId,
      type,
      content,
      pics: JSON.stringify(pics),
      phone,
      order_sn: orderSn,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A member's in all stores of the partner. */
export async function feedbackOf(
  db: Db,
  partnerId: number,
  memberId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const found = sql`service_feedback f
    where f.member_id = ${memberId} and f.partner_id = ${partnerId}`
  const [page, total] = await Promise.all([
    sql<FeedbackRow>`select ${columns} from ${found}
      order by f.id desc offset ${offset} limit ${limit}`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

export interface FeedbackFilter {
  readonly state: keyof typeof feedbackStates | 'all'
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

export type AdminFeedbackRow = FeedbackRow & {
  readonly nickname: string | null
  readonly by: string | null
}

export async function feedbackForAdmin(
  db: Db,
  scope: Scope,
  { state, q, offset, limit }: FeedbackFilter,
): Promise<{ rows: AdminFeedbackRow[]; total: number; waiting: number }> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`service_feedback f where ${ofStore('f', scope)}
    and ${state === 'all' ? sql`true` : sql`f.state = ${feedbackStates[state]}`}
    and ${
      pattern
        ? sql`(f.content ilike ${pattern} or f.phone like ${pattern} or f.order_sn like ${pattern})`
        : sql`true`
    }`
  const order = state === 'waiting' ? sql`f.id` : sql`f.id desc`
  const waits = sql`service_feedback f where ${ofStore('f', scope)} and f.state = ${feedbackStates.waiting}`
  const [page, counted] = await Promise.all([
    sql<AdminFeedbackRow>`select ${columns},
        (select m.nickname from member m where m.id = f.member_id) as nickname,
        (select s.name from staff s where s.id = f.staff_id) as by
      from ${found} order by ${order} offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select ${countOf(found)} as total, ${countOf(waits)} as waiting`.execute(db),
  ])
  return { rows: page.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) }
}

/** Locked. */
export async function lockFeedback(
  trx: Db,
  scope: Scope,
  id: number,
): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`select ${columns} from service_feedback f
    where ${ofStore('f', scope)} and f.id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Of a row that is locked. */
export async function setAnswer(
  trx: Db,
  id: number,
  { answer, staffId, at }: { answer: string; staffId: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('service_feedback')
    .set({ state: feedbackStates.answered, answer, staff_id: staffId, answered_at: at })
    .where('id', '=', id)
    .execute()
}

/** Of a row that is locked. */
export async function setClosed(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('service_feedback')
    .set({ state: feedbackStates.closed })
    .where('id', '=', id)
    .execute()
}

/** Removes feedback from before a moment, the oldest first, and tells what it showed. */
export async function removeOldFeedback(
  trx: Db,
  before: Date,
  max: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pics: PictureRef[] }>`
    delete from service_feedback where id = any(array(
      select id from service_feedback where created_at < ${before}::timestamptz
      order by created_at limit ${max})) returning pics`.execute(trx)
  return rows
}
