import type { ArticleState } from '@mallard/contract/content/article/article.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { sql, type RawBuilder } from 'kysely'
import { cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './article.tables.ts'

/** What an operator says of an article. */
export interface ArticleSetup {
  readonly url: string
  readonly title: string
  readonly titleEn: string
  readonly author: string
  readonly authorEn: string
  readonly summary: string
  readonly summaryEn: string
  readonly cover: PictureRef
  readonly html: string
  readonly htmlEn: string
  readonly goodsIds: readonly number[]
  readonly state: 'draft' | 'published' | 'down'
  readonly publishAt: Date | null
}

export interface StoredArticle extends ArticleSetup {
  readonly id: number
  readonly version: number
  readonly likes: number
  readonly comments: number
  readonly updatedAt: Date
}

export type ListedArticle = Omit<StoredArticle, 'html' | 'htmlEn' | 'goodsIds'>

export interface ArticleFilter {
  readonly state?: ArticleState | undefined
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

const columns = sql`a.id, a.url, a.title, a.title_en as "titleEn", a.author, a.author_en as "authorEn",
  a.summary, a.summary_en as "summaryEn", a.cover, a.state, a.publish_at as "publishAt", a.version,
  a.updated_at as "updatedAt",
  (select count(*)::int from article_like l where l.article_id = a.id and l.is_liked) as likes,
  (select count(*)::int from article_comment c
    where c.partner_id = a.partner_id and c.article_id = a.id) as comments`

function inState(state: ArticleState | undefined, at: Date): RawBuilder<unknown> {
  switch (state) {
    case 'scheduled':
      return sql`a.state = 'published' and a.publish_at > ${at}::timestamptz`
    case 'published':
      return sql`a.state = 'published' and a.publish_at <= ${at}::timestamptz`
    case 'draft':
    case 'down':
      return sql`a.state = ${state}`
    case undefined:
      return sql`true`
  }
}

export async function listForAdmin(
  db: Db,
  partnerId: number,
  { state, q, offset, limit }: ArticleFilter,
  at: Date,
): Promise<{ rows: ListedArticle[]; total: number }> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`article a where a.partner_id = ${partnerId} and ${inState(state, at)}
    and ${
      pattern
        ? sql`(a.title ilike ${pattern} or a.title_en ilike ${pattern} or a.url ilike ${pattern})`
        : sql`true`
    }`
  const [page, total] = await Promise.all([
    sql<ListedArticle>`select ${columns} from ${found}
      order by a.updated_at desc, a.id desc offset ${offset} limit ${limit}`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

/** Locked when it is about to be changed. */
export async function findForAdmin(
  db: Db,
  partnerId: number,
  id: number,
  lock?: 'lock',
): Promise<StoredArticle | undefined> {
  const { rows } = await sql<StoredArticle>`select ${columns}, a.html, a.html_en as "htmlEn",
      coalesce((select json_agg(g.goods_id order by g.place) from article_goods g
        where g.partner_id = a.partner_id and g.article_id = a.id), '[]') as "goodsIds"
    from article a where a.partner_id = ${partnerId} and a.id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Whether another article of the partner has the address. */
export async function isUrlTaken(
  db: Db,
  partnerId: number,
  url: string,
  besides: number | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('article')
    .where('partner_id', '=', partnerId)
    .where('url', '=', url)
    .where('id', '<>', besides ?? 0)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const written = (setup: ArticleSetup, at: Date) => ({
  url: setup.url,
  title: setup.title,
  title_en: setup.titleEn,
  author: setup.author,
  author_en: setup.authorEn,
  summary: setup.summary,
  summary_en: setup.summaryEn,
  cover: JSON.stringify(setup.cover),
  html: setup.html,
  html_en: setup.htmlEn,
  state: setup.state,
  publish_at: setup.publishAt,
  updated_at: at,
})

/** Undefined when the address is another one's by now. */
export async function insertArticle(
  trx: Db,
  partnerId: number,
  setup: ArticleSetup,
  at: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('article')
    .values({ partner_id: partnerId, ...written(setup, at), created_at: at })
    .onConflict((conflict) => conflict.columns(['partner_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await bindGoods(trx, partnerId, row.id, setup.goodsIds)
  return row?.id
}

/** Of a row that is locked. */
export async function updateArticle(
  trx: Db,
  partnerId: number,
  id: number,
  setup: ArticleSetup,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('article')
    .set((row) => ({ ...written(setup, at), version: row('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
  await trx
    .deleteFrom('article_goods')
    .where('partner_id', '=', partnerId)
    .where('article_id', '=', id)
    .execute()
  await bindGoods(trx, partnerId, id, setup.goodsIds)
}

async function bindGoods(
  trx: Db,
  partnerId: number,
  articleId: number,
  goodsIds: readonly number[],
): Promise<void> {
  if (goodsIds.length === 0) return
  await trx
    .insertInto('article_goods')
    .values(
      goodsIds.map((goodsId, place) => ({
        partner_id: partnerId,
        article_id: articleId,
        goods_id: goodsId,
        place,
      })),
    )
    .execute()
}

/** Of a row that is locked. */
export async function setPublished(
  trx: Db,
  partnerId: number,
  id: number,
  { state, publishAt }: Pick<ArticleSetup, 'state' | 'publishAt'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('article')
    .set((row) => ({
      state,
      publish_at: publishAt,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteArticle(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx.deleteFrom('article').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

/** Those of the goods that the partner has, by name. */
export async function goodsNames(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<{ id: number; title: string; titleEn: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .select(['id', 'title', 'title_en as titleEn'])
    .execute()
}
