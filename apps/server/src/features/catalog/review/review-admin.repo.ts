import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { ReviewPart } from '@mallard/contract/catalog/review/review-admin.calls'
import type { ReviewState } from '@mallard/contract/catalog/review/review.calls'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './review.tables.ts'

export interface AdminReviewRow {
  readonly id: number
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly productAttr: string
  /** As the order told it; null for reviews from before they hung on orders. */
  readonly productAttrEn: string | null
  readonly orderSn: string | null
  readonly nickname: string
  readonly anonymous: boolean
  readonly isAuto: boolean
  readonly isTrial: boolean
  readonly star: number
  readonly content: string
  readonly pics: PictureRef[]
  readonly createdAt: Date
  readonly state: ReviewState
  readonly reason: string
  readonly appendContent: string | null
  readonly appendPics: PictureRef[]
  readonly appendAt: Date | null
  readonly appendState: ReviewState | null
  readonly appendReason: string
  readonly reply: string | null
  readonly memberId: number | null
  readonly orderItemId: number | null
  /** Every unit of its line was given back. */
  readonly isReturned: boolean
}

export interface AdminInput {
  readonly state: 'waiting' | 'unanswered' | 'shown' | 'hidden' | 'all'
  readonly stars: 'all' | 'good' | 'middle' | 'bad' | 'pics'
  readonly itemId?: number | undefined
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

/**
 * A store looks after the reviews of its own orders, and after those of before reviews hung on
 * orders.
 */
const ofStore = ({ partnerId, storeId }: Scope) =>
  sql`r.partner_id = ${partnerId} and (r.store_id = ${storeId} or r.store_id is null)`

/** Words are looked for among the newest so many of those that fit otherwise. */
const maxRead = 10_000
const waits = sql`(r.audit_status = ${lit(reviewStates.waiting)}
  or r.append_status = ${lit(reviewStates.waiting)})`

/** What the index of these says, word for word: shown, written by a person, without an answer. */
const isUnanswered = sql`r.audit_status = ${lit(reviewStates.shown)} and r.reply is null and not r.is_auto`

const states: Readonly<Record<AdminInput['state'], RawBuilder<unknown>>> = {
  waiting: waits,
  unanswered: isUnanswered,
  shown: sql`r.audit_status = ${lit(reviewStates.shown)}`,
  hidden: sql`(r.audit_status = ${lit(reviewStates.hidden)}
    or r.append_status = ${lit(reviewStates.hidden)})`,
  all: sql`true`,
}

const stars: Readonly<Record<AdminInput['stars'], RawBuilder<unknown>>> = {
  all: sql`true`,
  good: sql`r.star >= 4`,
  middle: sql`r.star = 3`,
  bad: sql`r.star <= 2`,
  pics: sql`(jsonb_array_length(r.pics) > 0 or jsonb_array_length(r.append_pics) > 0)`,
}

const withGoods = sql`join goods g on g.partner_id = r.partner_id and g.id = r.goods_id`
const columns = sql`
  r.id, r.goods_id as "goodsId", g.title, g.title_en as "titleEn", coalesce(i.pic, g.pics -> 0) as pic,
  r.product_attr as "productAttr", i.product_attr_en as "productAttrEn", o.order_sn as "orderSn", r.nickname,
  r.anonymous, r.is_auto as "isAuto", r.is_trial as "isTrial", r.star, r.content, r.pics,
  r.created_at as "createdAt", r.audit_status as state, r.reason, r.append_content as "appendContent",
  r.append_pics as "appendPics", r.append_at as "appendAt", r.append_status as "appendState",
  r.append_reason as "appendReason", r.reply, r.member_id as "memberId", r.order_item_id as "orderItemId",
  coalesce(i.returned_quantity >= i.quantity, false) as "isReturned"`
const beside = sql`left join order_item i on i.id = r.order_item_id left join orders o on o.id = i.order_id`

/** Reviews of a store in a state, as a part of a statement. */
export const reviewsIn = (scope: Scope, state: AdminInput['state']): RawBuilder<unknown> =>
  sql`review r where ${ofStore(scope)} and ${states[state]}`

export async function listForAdmin(
  db: Db,
  scope: Scope,
  { state, stars: liked, itemId, q, offset, limit }: AdminInput,
) {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const order = state === 'waiting' ? sql`r.id` : sql`r.id desc`
  const fitting = sql`review r
    where ${ofStore(scope)} and ${states[state]} and ${stars[liked]}
      and ${itemId ? sql`r.goods_id = ${itemId}` : sql`true`}`
  const found = pattern
    ? sql`(select r.* from ${fitting} order by ${order} limit ${maxRead}) r ${withGoods}
        where r.content ilike ${pattern} or r.append_content ilike ${pattern} or g.title ilike ${pattern}
          or g.title_en ilike ${pattern}`
    : fitting
  const [rows, counted] = await Promise.all([
    sql<AdminReviewRow>`
      with page as materialized (select r.id from ${found} order by ${order} offset ${offset}
        limit ${limit + 1})
      select ${columns} from page
      join review r on r.id = page.id ${withGoods} ${beside}
      order by ${order}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select ${countOf(found)} as total,
        ${countOf(sql`review r where ${ofStore(scope)} and ${waits}`)} as waiting`.execute(db),
  ])
  return { rows: rows.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) }
}

/** Locked when it is about to be judged. */
export async function findForAdmin(
  db: Db,
  scope: Scope,
  id: number,
  isLocked = false,
): Promise<AdminReviewRow | undefined> {
  const lock = isLocked ? sql`for no key update of r` : sql``
  const { rows } = await sql<AdminReviewRow>`
    select ${columns} from review r ${withGoods} ${beside}
    where r.id = ${id} and ${ofStore(scope)} ${lock}`.execute(db)
  return rows[0]
}

export async function setJudged(
  trx: Db,
  id: number,
  part: ReviewPart,
  to: ReviewState,
  reason: string,
): Promise<void> {
  const change =
    part === 'review' ? { audit_status: to, reason } : { append_status: to, append_reason: reason }
  await trx.updateTable('review').set(change).where('id', '=', id).execute()
}

export async function setReply(trx: Db, id: number, reply: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ reply: reply || null })
    .where('id', '=', id)
    .execute()
}
