import type { PictureRef } from '@mallard/contract/fields'
import type { ReviewPart } from '@mallard/contract/review/review-desk.calls'
import type { ReviewState } from '@mallard/contract/review/review.calls'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './review.tables.ts'

export interface DeskReviewRow {
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
}

export interface DeskWish {
  readonly state: 'waiting' | 'shown' | 'hidden' | 'all'
  readonly stars: 'all' | 'good' | 'middle' | 'bad' | 'pics'
  readonly itemId?: number | undefined
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** A store looks after the reviews of its own orders, and after those of before reviews hung on orders. */
const ofStore = ({ partnerId, storeId }: Scope) => sql`r.partner_id = ${partnerId} and (r.store_id = ${storeId} or r.store_id is null)`
const waits = sql`(r.audit_status = 0 or r.append_status = 0)`

const states: Readonly<Record<DeskWish['state'], RawBuilder<unknown>>> = {
  waiting: waits,
  shown: sql`r.audit_status = 1`,
  hidden: sql`(r.audit_status = 2 or r.append_status = 2)`,
  all: sql`true`,
}

const stars: Readonly<Record<DeskWish['stars'], RawBuilder<unknown>>> = {
  all: sql`true`,
  good: sql`r.star >= 4`,
  middle: sql`r.star = 3`,
  bad: sql`r.star <= 2`,
  pics: sql`(jsonb_array_length(r.pics) > 0 or jsonb_array_length(r.append_pics) > 0)`,
}

const from = sql`review r join goods g on g.partner_id = r.partner_id and g.id = r.goods_id`
const columns = sql`
  r.id, r.goods_id as "goodsId", g.title, g.title_en as "titleEn", coalesce(i.pic, g.pics -> 0) as pic, r.product_attr as "productAttr", i.product_attr_en as "productAttrEn", o.order_sn as "orderSn",
  r.nickname, r.anonymous, r.is_auto as "isAuto", r.star, r.content, r.pics, r.created_at as "createdAt", r.audit_status as state, r.reason,
  r.append_content as "appendContent", r.append_pics as "appendPics", r.append_at as "appendAt", r.append_status as "appendState", r.append_reason as "appendReason", r.reply, r.member_id as "memberId", r.order_item_id as "orderItemId"`
const beside = sql`left join order_item i on i.id = r.order_item_id left join orders o on o.id = i.order_id`

export async function listForDesk(db: Db, scope: Scope, { state, stars: liked, itemId, q, offset, limit }: DeskWish) {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const matches = sql`${ofStore(scope)} and ${states[state]} and ${stars[liked]} and ${itemId ? sql`r.goods_id = ${itemId}` : sql`true`}
    and ${pattern ? sql`(r.content ilike ${pattern} or r.append_content ilike ${pattern} or g.title ilike ${pattern} or g.title_en ilike ${pattern})` : sql`true`}`
  const order = state === 'waiting' ? sql`r.id` : sql`r.id desc`
  const [rows, counted] = await Promise.all([
    sql<DeskReviewRow>`select ${columns} from ${from} ${beside} where ${matches} order by ${order} offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number; waiting: number }>`select (select count(*)::int from ${from} where ${matches}) as total,
      (select count(*)::int from review r where ${ofStore(scope)} and ${waits}) as waiting`.execute(db),
  ])
  return { rows: rows.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) }
}

/** Locked when it is about to be judged. */
export async function findForDesk(db: Db, scope: Scope, id: number, isLocked = false): Promise<DeskReviewRow | undefined> {
  const lock = isLocked ? sql`for no key update of r` : sql``
  const { rows } = await sql<DeskReviewRow>`select ${columns} from ${from} ${beside} where r.id = ${id} and ${ofStore(scope)} ${lock}`.execute(db)
  return rows[0]
}

export async function setJudged(trx: Db, id: number, part: ReviewPart, to: ReviewState, reason: string): Promise<void> {
  const change = part === 'review' ? { audit_status: to, reason } : { append_status: to, append_reason: reason }
  await trx.updateTable('review').set(change).where('id', '=', id).execute()
}

export async function setReply(trx: Db, id: number, reply: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ reply: reply || null })
    .where('id', '=', id)
    .execute()
}
