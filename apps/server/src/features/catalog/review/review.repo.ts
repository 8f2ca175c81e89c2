import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { ReviewState } from '@mallard/contract/catalog/review/review.calls'
import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { ms } from '#platform/db/ms.ts'
import type { SkuWords } from './review.rules.ts'
import './review.tables.ts'

const { shown } = reviewStates

export type ReviewFilter = 'all' | 'good' | 'middle' | 'bad' | 'pics'

export interface WhichReviews {
  readonly filter: ReviewFilter
  readonly tag?: string | undefined
}

export interface SummaryRow {
  total: number
  goodRateBp: number
  withPics: number
  stars: number[]
  tags: { code: ReviewTag; count: number }[]
}

/** Tags that have room above reviews. */
const maxTags = 8

/** What goods are called, in Chinese and in English. */
export async function goodsTitle(
  db: Kysely<Tables>,
  partnerId: number,
  goodsId: number,
): Promise<{ title: string; titleEn: string } | undefined> {
  const { rows } = await sql<{ title: string; titleEn: string }>`
    select title, title_en as "titleEn" from goods
    where partner_id = ${partnerId} and id = ${goodsId}`.execute(db)
  return rows[0]
}

/** Counts over the shown reviews of a goods item. */
export async function reviewSummary(
  db: Kysely<Tables>,
  partnerId: number,
  goodsId: number,
): Promise<SummaryRow> {
  const found = await sql<{ stars: number[]; with_pics: number; tags: SummaryRow['tags'] }>`
    select array[count(*) filter (where star = 1), count(*) filter (where star = 2),
      count(*) filter (where star = 3), count(*) filter (where star = 4),
      count(*) filter (where star = 5)]::int[] as stars,
      (count(*) filter (where ${havePics}))::int as with_pics,
      coalesce((select json_agg(json_build_object('code', t.tag, 'count', t.count)
        order by t.count desc, t.tag)
        from (
        select tag, count(*)::int as count from review r, unnest(r.tags) tag
        where r.partner_id = ${partnerId} and r.goods_id = ${goodsId} and r.audit_status = ${shown}
        group by tag order by 2 desc, 1 limit ${maxTags}) t), '[]') as tags
    from review
    where partner_id = ${partnerId} and goods_id = ${goodsId}
      and audit_status = ${shown}`.execute(db)
  const {
    stars,
    with_pics: withPics,
    tags,
  } = found.rows[0] ?? { stars: [0, 0, 0, 0, 0], with_pics: 0, tags: [] }
  const total = stars.reduce((sum, count) => sum + count, 0)
  const good = (stars[3] ?? 0) + (stars[4] ?? 0)
  return {
    total,
    goodRateBp: total === 0 ? 10_000 : Math.floor((good * 10_000) / total),
    withPics,
    stars,
    tags,
  }
}

/** In the review itself, or in what was added and is shown. */
const havePics = sql<boolean>`(jsonb_array_length(pics) > 0
  or (append_status = ${shown} and jsonb_array_length(append_pics) > 0))`

const shownColumns = [
  'id',
  'goods_id',
  'nickname',
  // As it is now: a face that its owner put away is gone.
  sql<string>`coalesce((select m.avatar from member m where m.id = review.member_id), review.avatar)`.as(
    'avatar',
  ),
  'anonymous',
  'star',
  'content',
  'tags',
  'pics',
  'product_attr',
  'append_content',
  'append_at',
  'append_pics',
  'append_status',
  'reply',
  'is_trial',
  'created_at',
] as const

/** Some reviews of a partner that are shown. */
export async function findShown(
  db: Kysely<Tables>,
  partnerId: number,
  ids: readonly number[],
): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...ids])
    .where('audit_status', '=', shown)
    .select(shownColumns)
    .execute()
}

/** A review as it is kept, also one that nobody is shown; ms since the epoch. */
export interface StoredReview {
  readonly id: number
  readonly star: number
  readonly content: string
  readonly pics: PictureRef[]
  readonly state: ReviewState
  readonly createdAt: number
}

/** Some reviews of a partner, by their numbers. */
export async function storedReviews(
  db: Kysely<Tables>,
  partnerId: number,
  ids: readonly number[],
): Promise<Map<number, StoredReview>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredReview>`
    select id, star, content, pics, audit_status as state, ${ms('created_at')} as "createdAt"
    from review where partner_id = ${partnerId} and id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findReviews(
  db: Kysely<Tables>,
  partnerId: number,
  goodsId: number,
  which: WhichReviews,
  offset: number,
  limit: number,
) {
  return filtered(db, partnerId, goodsId, which)
    .select(shownColumns)
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
export async function skuWords(
  db: Kysely<Tables>,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<(SkuWords & { readonly goodsId: number })[]> {
  const found = await sql<SkuWords & { goodsId: number }>`
    select goods_id as "goodsId", attrs, attrs_en from sku
    where partner_id = ${partnerId} and goods_id = any(${goodsIds}::bigint[])`.execute(db)
  return found.rows
}

export async function countReviews(
  db: Kysely<Tables>,
  partnerId: number,
  goodsId: number,
  which: WhichReviews,
): Promise<number> {
  const row = await filtered(db, partnerId, goodsId, which)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

function filtered(
  db: Kysely<Tables>,
  partnerId: number,
  goodsId: number,
  { filter, tag }: WhichReviews,
) {
  const seen = db
    .selectFrom('review')
    .where('partner_id', '=', partnerId)
    .where('goods_id', '=', goodsId)
    .where('audit_status', '=', shown)
  const all = tag ? seen.where(sql<boolean>`${tag}::text = any(tags)`) : seen
  if (filter === 'good') return all.where('star', '>=', 4)
  if (filter === 'middle') return all.where('star', '=', 3)
  if (filter === 'bad') return all.where('star', '<=', 2)
  if (filter === 'pics') return all.where(havePics)
  return all
}
