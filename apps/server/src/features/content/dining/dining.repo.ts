import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './dining.tables.ts'

export interface ReceiptRow extends Scope {
  readonly id: number
  readonly token: string
  readonly table: string
  readonly dish: string
  readonly dishEn: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export interface DishCommentRow {
  readonly id: number
  readonly star: number
  readonly content: string
  readonly pics: PictureRef[]
  readonly state: CommentState
  readonly reason: string
  readonly createdAt: Date
}

export const receiptColumns = sql`r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.token,
  r.table_name as "table", r.dish, r.dish_en as "dishEn", r.created_at as "createdAt",
  r.expires_at as "expiresAt", r.used_at as "usedAt"`
export const commentColumns = sql`c.id, c.star, c.content, c.pics, c.state, c.reason,
  c.created_at as "createdAt"`

/** The token alone names a receipt: who holds it has not been asked which store it is of. */
export async function receiptOf(db: Db, token: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${receiptColumns} from dining_receipt r where r.token = ${token}`.execute(db)
  return rows[0]
}

type NewReceipt = Pick<
  ReceiptRow,
  'token' | 'table' | 'dish' | 'dishEn' | 'createdAt' | 'expiresAt'
> & { readonly staffId: number }

export async function insertReceipt(
  trx: Db,
  { partnerId, storeId }: Scope,
  { token, table, dish, dishEn, staffId, createdAt, expiresAt }: NewReceipt,
): Promise<number> {
  const row = await trx
    .insertInto('dining_receipt')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      token,
      table_name: table,
      dish,
      dish_en: dishEn,
      staff_id: staffId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** False when it is used or expired already: of several at once, one uses it. */
export async function takeReceipt(
  trx: Db,
  { partnerId, storeId, id }: Scope & { readonly id: number },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('dining_receipt')
    .set({ used_at: at })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface NewDishComment {
  readonly receiptId: number
  readonly memberId: number
  readonly requestId: string
  readonly star: number
  readonly content: string
  readonly pics: readonly PictureRef[]
  readonly state: CommentState
  readonly at: Date
}

/** Of a receipt that was just used. */
export async function insertComment(
  trx: Db,
  { partnerId, storeId }: Scope,
  { receiptId, memberId, requestId, star, content, pics, state, at }: NewDishComment,
): Promise<number> {
  const row = await trx
    .insertInto('dining_comment')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      receipt_id: receiptId,
      member_id: memberId,
      request_id: requestId,
      star,
      content,
      pics: JSON.stringify(pics),
      state,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What a member wrote for a receipt, and by which request. */
export async function commentOf(
  db: Db,
  { partnerId, id }: Pick<ReceiptRow, 'partnerId' | 'id'>,
  memberId: number,
): Promise<(DishCommentRow & { readonly requestId: string }) | undefined> {
  const { rows } = await sql<DishCommentRow & { requestId: string }>`
    select ${commentColumns}, c.request_id as "requestId" from dining_comment c
    where c.partner_id = ${partnerId} and c.receipt_id = ${id} and c.member_id = ${memberId}`.execute(
    db,
  )
  return rows[0]
}

/** Shown comments of a dish in its store, the newest first, without that of a receipt. */
export async function commentsOfDish(
  db: Db,
  { partnerId, storeId, dish, id }: ReceiptRow,
  limit: number,
): Promise<(DishCommentRow & { readonly nickname: string | null })[]> {
  const { rows } = await sql<DishCommentRow & { nickname: string | null }>`
    select ${commentColumns}, m.nickname
    from dining_receipt r
      join dining_comment c on c.partner_id = r.partner_id and c.store_id = r.store_id and c.receipt_id = r.id
      left join member m on m.partner_id = c.partner_id and m.id = c.member_id
    where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.dish = ${dish}
      and r.id <> ${id} and c.state = ${commentStates.shown}
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}

/** Removes comments from before a moment, the oldest first, and tells what they showed. */
export async function removeOldComments(
  trx: Db,
  before: Date,
  max: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pics: PictureRef[] }>`
    delete from dining_comment where id = any(array(
      select id from dining_comment where created_at < ${before}::timestamptz
      order by created_at limit ${max})) returning pics`.execute(trx)
  return rows
}
