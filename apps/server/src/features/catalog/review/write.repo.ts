import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { ReviewState } from '@mallard/contract/catalog/review/review.calls'
import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { unpraised, type BoughtItem } from './review.rules.ts'
import './review.tables.ts'

export interface Writer extends Scope {
  readonly memberId: number
}

/** A line of an order, with what a review of it needs. */
export interface ItemRow extends BoughtItem {
  readonly orderItemId: number
  readonly orderId: number
  readonly orderSn: string
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly productAttr: string
  readonly productAttrEn: string
  readonly receiveTime: Date | null
  readonly nickname: string
  readonly avatar: string
}

/** The kinds of order that `canReview` lets through, for lists; 10: sent in exchange. */
const canBe = sql`o.status = ${lit(orderStatus.done)} and o.kind <> ${lit(orderKind.exchange)}
  and i.gift_of is null and i.returned_quantity < i.quantity`

const itemColumns = sql`
  i.id as "orderItemId", o.id as "orderId", o.order_sn as "orderSn", o.partner_id as "partnerId",
  o.store_id as "storeId", o.member_id as "memberId", i.goods_id as "goodsId", i.title,
  i.title_en as "titleEn", i.pic, i.product_attr as "productAttr", i.product_attr_en as "productAttrEn",
  o.receive_time as "receiveTime", o.status, o.kind, i.quantity, i.returned_quantity as returned,
  i.gift_of is not null as "isGift", i.after_sale_status = 1 as "isReturnOpen", m.nickname, m.avatar`
const items = sql`order_item i join orders o on o.id = i.order_id join member m on m.id = o.member_id`
const ofWriter = ({ partnerId, storeId, memberId }: Writer) =>
  sql`o.partner_id = ${partnerId} and o.store_id = ${storeId} and o.member_id = ${memberId}`

/** Locks the order first: its reviews are written one after another. */
export async function lockItem(
  trx: Db,
  writer: Writer,
  orderItemId: number,
): Promise<ItemRow | undefined> {
  const locked = sql`
    select o.id from orders o
    join order_item i on i.order_id = o.id
    where i.id = ${orderItemId} and ${ofWriter(writer)} for no key update of o`
  if ((await locked.execute(trx)).rows.length === 0) return undefined
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from ${items}
    where i.id = ${orderItemId} and ${ofWriter(writer)}`.execute(trx)
  return rows[0]
}

export interface OwnReviewRow {
  readonly id: number
  readonly orderItemId: number
  readonly star: number
  readonly content: string
  readonly tags: ReviewTag[]
  readonly pics: PictureRef[]
  readonly anonymous: boolean
  readonly isAuto: boolean
  readonly state: ReviewState
  readonly reason: string
  readonly appendContent: string | null
  readonly appendPics: PictureRef[]
  /** ms since the epoch */
  readonly appendAt: number | null
  readonly appendState: ReviewState | null
  readonly appendReason: string
  readonly reply: string | null
  /** ms since the epoch */
  readonly createdAt: number
}

const reviewJson = sql`jsonb_build_object('id', r.id, 'orderItemId', r.order_item_id, 'star', r.star,
  'content', r.content, 'tags', r.tags, 'pics', r.pics, 'anonymous', r.anonymous, 'isAuto', r.is_auto,
  'state', r.audit_status, 'reason', r.reason, 'appendContent', r.append_content, 'appendPics', r.append_pics,
  'appendAt', ${ms('r.append_at')}, 'appendState', r.append_status, 'appendReason', r.append_reason,
  'reply', r.reply, 'createdAt', ${ms('r.created_at')})`

export async function reviewOfItem(db: Db, orderItemId: number): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<{
    review: OwnReviewRow
  }>`select ${reviewJson} as review from review r where r.order_item_id = ${orderItemId}`.execute(
    db,
  )
  return rows[0]?.review
}

export async function lockOwnReview(
  trx: Db,
  { partnerId, memberId }: Writer,
  id: number,
): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<{ review: OwnReviewRow }>`
    select ${reviewJson} as review from review r
    where r.id = ${id} and r.partner_id = ${partnerId} and r.member_id = ${memberId}
      and r.order_item_id is not null
    for update`.execute(trx)
  return rows[0]?.review
}

export interface NewReview {
  readonly star: number
  readonly content: string
  readonly tags: readonly ReviewTag[]
  readonly pics: readonly PictureRef[]
  readonly anonymous: boolean
  readonly isAuto: boolean
  readonly state: ReviewState
  readonly at: Date
}

export async function insertReview(trx: Db, item: ItemRow, review: NewReview): Promise<number> {
  const { id } = await trx
    .insertInto('review')
    .values({
      partner_id: item.partnerId,
      store_id: item.storeId,
      goods_id: item.goodsId,
      member_id: item.memberId,
      order_item_id: item.orderItemId,
      nickname: item.nickname,
      avatar: item.avatar,
      anonymous: review.anonymous,
      star: review.star,
      content: review.content,
      tags: [...new Set(review.tags)],
      pics: JSON.stringify(review.pics),
      product_attr: item.productAttr,
      is_auto: review.isAuto,
      is_trial: item.kind === orderKind.evaluate,
      append_content: null,
      append_at: null,
      append_status: null,
      reply: null,
      audit_status: review.state,
      created_at: review.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setAddition(
  trx: Db,
  id: number,
  content: string,
  pics: readonly PictureRef[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('review')
    .set({
      append_content: content,
      append_pics: JSON.stringify(pics),
      append_at: at,
      append_status: reviewStates.waiting,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * What an order's buttons and tabs rest on: whether all of it is reviewed, and until when something
 * can be added.
 */
export async function settleOrder(trx: Db, orderId: number, appendDays: number): Promise<void> {
  await sql`
    update orders o set
      comment_status = case when exists (select 1 from order_item i where i.order_id = o.id and ${canBe}
        and not exists (select 1 from review r where r.order_item_id = i.id)) then 0 else 1 end,
      append_until = (select max(r.created_at) + make_interval(days => ${appendDays}::int) from order_item i
        join review r on r.order_item_id = i.id
        where i.order_id = o.id and r.append_content is null)
    where o.id = ${orderId}`.execute(trx)
}

export async function orderOfItem(trx: Db, orderItemId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select order_id as id from order_item where id = ${orderItemId}`.execute(trx)
  return rows[0]?.id
}

/**
 * Counts of the goods that lists and searches go by; held until the end, since each rests on all
 * reviews.
 */
export async function settleGoods(trx: Db, goodsIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(goodsIds)].sort((a, b) => a - b)) {
    await sql`select 1 from goods where id = ${id} for no key update`.execute(trx)
    await sql`
      update goods g set comment_count = r.total,
        good_rate_bp = case when r.total = 0 then 10000 else r.good * 10000 / r.total end
      from (select count(*)::int as total, count(*) filter (where star >= 4)::int as good from review
        where goods_id = ${id} and audit_status = ${lit(reviewStates.shown)}) r
      where g.id = ${id}`.execute(trx)
  }
}

export interface MineInput {
  readonly active: 'todo' | 'done' | 'all'
  readonly orderSn?: string | undefined
  readonly offset: number
  readonly limit: number
}

const has = sql`exists (select 1 from review r where r.order_item_id = i.id)`
const todo = sql`(${canBe} and not ${has})`
const conditions: Readonly<Record<MineInput['active'], RawBuilder<unknown>>> = {
  todo,
  done: has,
  all: sql`(${canBe} or ${has})`,
}

/** What a shopper can review or has reviewed in a store, the latest receipt first. */
export async function listMine(
  db: Db,
  writer: Writer,
  { active, orderSn, offset, limit }: MineInput,
) {
  const named = orderSn ? sql`and o.order_sn = ${orderSn}` : sql``
  const { rows } = await sql<ItemRow & { review: OwnReviewRow | null }>`
    select ${itemColumns}, (select ${reviewJson} from review r where r.order_item_id = i.id) as review
    from ${items} where ${ofWriter(writer)} and not o.is_hidden and ${conditions[active]} ${named}
    order by o.receive_time desc nulls last, i.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countMine(
  db: Db,
  writer: Writer,
  orderSn?: string,
): Promise<{ todo: number; done: number; all: number }> {
  const named = orderSn ? sql`and o.order_sn = ${orderSn}` : sql``
  const { rows } = await sql<{ todo: number; done: number }>`
    select (count(*) filter (where ${todo}))::int as todo, (count(*) filter (where ${has}))::int as done
    from ${items} where ${ofWriter(writer)} and not o.is_hidden ${named}`.execute(db)
  const { todo: open, done } = rows[0] ?? { todo: 0, done: 0 }
  return { todo: open, done, all: open + done }
}

/**
 * Orders whose time to write is over, by their numbers behind the one given; while something of one
 * is being returned it waits. Counted order by order: `not exists` would read the lines of all.
 */
export async function ordersToPraise(
  db: Db,
  before: Date,
  behind: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.status = ${lit(orderStatus.done)} and o.comment_status = 0
      and o.receive_time < ${before} and o.id > ${behind} and o.kind <> all(${[...unpraised]}::smallint[])
      and (select count(*) from order_item i where i.order_id = o.id and i.after_sale_status = 1) = 0
    order by o.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The lines of an order that nobody has reviewed, under its lock. */
export async function lockUnreviewed(trx: Db, orderId: number): Promise<ItemRow[]> {
  await sql`select 1 from orders where id = ${orderId} for no key update`.execute(trx)
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from ${items}
    where o.id = ${orderId} and not ${has}
    order by i.id`.execute(trx)
  return rows
}

interface ReturnedReview extends Writer {
  readonly orderId: number
  readonly reviewId: number
  readonly orderItemId: number
  readonly title: string
  readonly titleEn: string
}

/**
 * Buyers' own reviews of lines of orders that were given back whole, locked whether they are shown
 * or not: who judges one now comes first.
 */
export async function lockReturned(
  trx: Db,
  orderIds: readonly number[],
): Promise<ReturnedReview[]> {
  const { rows } = await sql<ReturnedReview>`
    select i.order_id as "orderId", r.id as "reviewId", i.id as "orderItemId", r.partner_id as "partnerId",
      r.store_id as "storeId", r.member_id as "memberId", i.title, i.title_en as "titleEn"
    from order_item i join review r on r.order_item_id = i.id
    where i.order_id = any(${orderIds}::bigint[]) and i.returned_quantity >= i.quantity and not r.is_auto
      and r.member_id is not null
    order by r.id for no key update of r`.execute(trx)
  return rows
}
