import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { ReceiptState } from '@mallard/contract/content/dining/dining.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { countOf, cappedTotalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import {
  commentColumns,
  receiptColumns,
  type DishCommentRow,
  type ReceiptRow,
} from './dining.repo.ts'

interface Filter<State> {
  readonly state: State | 'all'
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

export type ReceiptFilter = Filter<ReceiptState>
export type CommentFilter = Filter<keyof typeof commentStates>
export type AdminReceiptRow = ReceiptRow & { readonly by: string }
type AdminCommentRow = DishCommentRow &
  Pick<ReceiptRow, 'table' | 'dish' | 'dishEn'> & {
    readonly memberId: number | null
    readonly nickname: string | null
  }

const patternOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`
const withStaff = sql`${receiptColumns}, (select s.name from staff s where s.id = r.staff_id) as by`

const receiptsIn = (state: ReceiptFilter['state'], now: Date): RawBuilder<unknown> =>
  ({
    all: sql`true`,
    open: sql`r.used_at is null and r.expires_at > ${now}::timestamptz`,
    used: sql`r.used_at is not null`,
    expired: sql`r.used_at is null and r.expires_at <= ${now}::timestamptz`,
  })[state]

export async function receiptsForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  { state, q, offset, limit }: ReceiptFilter,
  now: Date,
): Promise<{ rows: AdminReceiptRow[]; total: number }> {
  const pattern = q && patternOf(q)
  const found = sql`dining_receipt r where r.partner_id = ${partnerId} and r.store_id = ${storeId}
    and ${receiptsIn(state, now)}
    and ${
      pattern
        ? sql`(r.table_name ilike ${pattern} or r.dish ilike ${pattern} or r.dish_en ilike ${pattern})`
        : sql`true`
    }`
  const [page, total] = await Promise.all([
    sql<AdminReceiptRow>`select ${withStaff} from ${found}
      order by r.id desc offset ${offset} limit ${limit}`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

export async function receiptForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<AdminReceiptRow | undefined> {
  const { rows } = await sql<AdminReceiptRow>`select ${withStaff} from dining_receipt r
    where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.id = ${id}`.execute(db)
  return rows[0]
}

const withReceipt = sql`join dining_receipt r
  on r.partner_id = c.partner_id and r.store_id = c.store_id and r.id = c.receipt_id`

export async function commentsForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  { state, q, offset, limit }: CommentFilter,
): Promise<{ rows: AdminCommentRow[]; total: number; waiting: number }> {
  const pattern = q && patternOf(q)
  const own = ofStore('c', { partnerId, storeId })
  const found = sql`dining_comment c ${withReceipt} where ${own}
    and ${state === 'all' ? sql`true` : sql`c.state = ${commentStates[state]}`}
    and ${
      pattern
        ? sql`(c.content ilike ${pattern} or r.dish ilike ${pattern} or r.dish_en ilike ${pattern})`
        : sql`true`
    }`
  const waits = sql`dining_comment c where ${own} and c.state = ${commentStates.waiting}`
  const order = state === 'waiting' ? sql`c.id` : sql`c.id desc`
  const [page, counted] = await Promise.all([
    sql<AdminCommentRow>`select ${commentColumns}, c.member_id as "memberId",
        r.table_name as "table", r.dish, r.dish_en as "dishEn",
        (select m.nickname from member m where m.partner_id = c.partner_id and m.id = c.member_id) as nickname
      from ${found} order by ${order} offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select ${countOf(found)} as total, ${countOf(waits)} as waiting`.execute(db),
  ])
  return { rows: page.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) }
}

/** Locked. */
export async function lockDishComment(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<{ state: CommentState } | undefined> {
  const { rows } = await sql<{ state: CommentState }>`select state from dining_comment
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id} for update`.execute(
    trx,
  )
  return rows[0]
}

/** Of a row that is locked. */
export async function setJudged(
  trx: Db,
  id: number,
  state: CommentState,
  reason: string,
): Promise<void> {
  await trx.updateTable('dining_comment').set({ state, reason }).where('id', '=', id).execute()
}
