import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { SkuWords } from './review.rules.ts'
import './review.tables.ts'

const shown = 1

export type ReviewFilter = 'all' | 'good' | 'middle' | 'bad' | 'pics'

export interface SummaryRow {
  total: number
  goodRateBp: number
  withPics: number
  stars: number[]
}

/** Counts over the shown reviews of a goods item. */
export async function reviewSummary(db: Kysely<Tables>, partnerId: number, goodsId: number): Promise<SummaryRow> {
  const found = await sql<{ stars: number[]; with_pics: number }>`
    select array[count(*) filter (where star = 1), count(*) filter (where star = 2), count(*) filter (where star = 3),
        count(*) filter (where star = 4), count(*) filter (where star = 5)]::int[] as stars,
      (count(*) filter (where ${havePics}))::int as with_pics
    from review where partner_id = ${partnerId} and goods_id = ${goodsId} and audit_status = ${shown}`.execute(db)
  const { stars, with_pics: withPics } = found.rows[0] ?? { stars: [0, 0, 0, 0, 0], with_pics: 0 }
  const total = stars.reduce((sum, count) => sum + count, 0)
  const good = (stars[3] ?? 0) + (stars[4] ?? 0)
  return { total, goodRateBp: total === 0 ? 10_000 : Math.floor((good * 10_000) / total), withPics, stars }
}

/** In the review itself, or in what was added and is shown. */
const havePics = sql<boolean>`(jsonb_array_length(pics) > 0 or (append_status = ${shown} and jsonb_array_length(append_pics) > 0))`

export async function findReviews(db: Kysely<Tables>, partnerId: number, goodsId: number, filter: ReviewFilter, offset: number, limit: number) {
  return filtered(db, partnerId, goodsId, filter)
    .select([
      'id',
      'nickname',
      // As it is now: a face that its owner put away is gone.
      sql<string>`coalesce((select m.avatar from member m where m.id = review.member_id), review.avatar)`.as('avatar'),
      'anonymous',
      'star',
      'content',
      'pics',
      'product_attr',
      'append_content',
      'append_at',
      'append_pics',
      'append_status',
      'reply',
      'created_at',
    ])
    .orderBy(havePics, 'desc')
    .orderBy('is_auto')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number]

/** What distinguishes the SKUs of goods. */
export async function skuWords(db: Kysely<Tables>, partnerId: number, goodsIds: readonly number[]): Promise<(SkuWords & { readonly goodsId: number })[]> {
  const found = await sql<SkuWords & { goodsId: number }>`
    select goods_id as "goodsId", attrs, attrs_en from sku where partner_id = ${partnerId} and goods_id = any(${goodsIds}::bigint[])`.execute(db)
  return found.rows
}

export async function countReviews(db: Kysely<Tables>, partnerId: number, goodsId: number, filter: ReviewFilter): Promise<number> {
  const row = await filtered(db, partnerId, goodsId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

function filtered(db: Kysely<Tables>, partnerId: number, goodsId: number, filter: ReviewFilter) {
  const all = db.selectFrom('review').where('partner_id', '=', partnerId).where('goods_id', '=', goodsId).where('audit_status', '=', shown)
  if (filter === 'good') return all.where('star', '>=', 4)
  if (filter === 'middle') return all.where('star', '=', 3)
  if (filter === 'bad') return all.where('star', '<=', 2)
  if (filter === 'pics') return all.where(havePics)
  return all
}
