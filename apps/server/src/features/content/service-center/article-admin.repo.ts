import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import { sql } from 'kysely'
import { folded } from '#platform/text.rules.ts'
import { cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { searchedBy } from './searched.ts'
import './service-center.tables.ts'

/** What an operator says of an article. */
export interface ArticleSetup {
  readonly kind: ArticleKind
  readonly title: string
  readonly titleEn: string
  readonly html: string
  readonly htmlEn: string
  readonly productSn: string | null
  readonly isPublished: boolean
  readonly place: number
  readonly categoryIds: readonly number[]
}

export interface StoredArticle extends ArticleSetup {
  readonly id: number
  readonly version: number
  readonly reads: number
  readonly helpful: number
  readonly unhelpful: number
  readonly updatedAt: Date
}

export interface ArticleFilter {
  readonly kind?: ArticleKind | undefined
  readonly state?: 'published' | 'draft' | undefined
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

const columns = sql`a.id, a.kind, a.title, a.title_en as "titleEn", a.product_sn as "productSn",
  a.is_published as "isPublished", a.place, a.reads, a.helpful, a.unhelpful, a.version,
  a.updated_at as "updatedAt"`

export type ListedArticle = Omit<StoredArticle, 'html' | 'htmlEn' | 'categoryIds'> & {
  readonly categories: readonly { readonly name: string; readonly nameEn: string }[]
}

export async function listForAdmin(
  db: Db,
  partnerId: number,
  { kind, state, q, offset, limit }: ArticleFilter,
): Promise<{ rows: ListedArticle[]; total: number }> {
  const pattern = q && `%${folded(q).replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`service_article a where a.partner_id = ${partnerId}
    and ${kind ? sql`a.kind = ${kind}` : sql`true`}
    and ${state ? sql`a.is_published = ${state === 'published'}` : sql`true`}
    and ${pattern ? sql`(a.words like ${pattern} or lower(a.product_sn) like ${pattern})` : sql`true`}`
  const [page, total] = await Promise.all([
    sql<ListedArticle>`
      select ${columns},
        coalesce((select json_agg(json_build_object('name', c.name, 'nameEn', c.name_en)
          order by c.sort, c.id)
          from service_article_category b
          join category c on c.partner_id = b.partner_id and c.id = b.category_id
          where b.partner_id = a.partner_id and b.article_id = a.id), '[]') as categories
      from ${found} order by a.updated_at desc, a.id desc offset ${offset} limit ${limit}`.execute(
      db,
    ),
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
      coalesce((select json_agg(b.category_id order by b.category_id)
        from service_article_category b
        where b.partner_id = a.partner_id and b.article_id = a.id), '[]') as "categoryIds"
    from service_article a where a.partner_id = ${partnerId} and a.id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

const written = (setup: ArticleSetup, at: Date) => ({
  kind: setup.kind,
  title: setup.title,
  title_en: setup.titleEn,
  html: setup.html,
  html_en: setup.htmlEn,
  ...searchedBy(setup),
  product_sn: setup.productSn,
  is_published: setup.isPublished,
  place: setup.place,
  updated_at: at,
})

export async function insertArticle(
  trx: Db,
  partnerId: number,
  setup: ArticleSetup,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('service_article')
    .values({ partner_id: partnerId, ...written(setup, at), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await bindCategories(trx, partnerId, id, setup.categoryIds)
  return id
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
    .updateTable('service_article')
    .set((row) => ({ ...written(setup, at), version: row('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
  await trx
    .deleteFrom('service_article_category')
    .where('partner_id', '=', partnerId)
    .where('article_id', '=', id)
    .execute()
  await bindCategories(trx, partnerId, id, setup.categoryIds)
}

async function bindCategories(
  trx: Db,
  partnerId: number,
  articleId: number,
  categoryIds: readonly number[],
): Promise<void> {
  if (categoryIds.length === 0) return
  await trx
    .insertInto('service_article_category')
    .values(
      categoryIds.map((categoryId) => ({
        partner_id: partnerId,
        article_id: articleId,
        category_id: categoryId,
      })),
    )
    .execute()
}

export async function deleteArticle(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('service_article')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Those of the categories that the partner has. */
export async function knownCategories(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('category')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
