import type { PictureRef } from '@mallard/contract/fields'
import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import { sql } from 'kysely'
import type { SearchTerms } from '#features/catalog/catalog/index.ts'
import { cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './service-center.tables.ts'

export interface ArticleRow {
  readonly id: number
  readonly kind: ArticleKind
  readonly title: string
  readonly titleEn: string
  readonly html: string
  readonly htmlEn: string
  readonly reads: number
  readonly helpful: number
  readonly productSn: string | null
  readonly updatedAt: Date
}

export interface Wanted {
  readonly kind?: ArticleKind | undefined
  readonly terms?: SearchTerms | undefined
  readonly categoryId?: number | undefined
  readonly productSn?: string | undefined
  readonly offset: number
  readonly limit: number
}

const columns = sql`a.id, a.kind, a.title, a.title_en as "titleEn", a.html, a.html_en as "htmlEn",
  a.reads, a.helpful, a.product_sn as "productSn", a.updated_at as "updatedAt"`

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** All of its tokens among the article's, and each word in its text. */
function matching({ tokens, words }: SearchTerms) {
  const stands = words.map((word) => sql`and a.words like ${`%${escaped(word)}%`}`)
  return sql`a.terms @> ${tokens}::text[] ${sql.join(stands, sql` `)}`
}

/** Titles with every word come before texts with them. */
const inTitle = ({ words }: SearchTerms) =>
  sql`(${sql.join(
    words.map((word) => sql`folded(a.title || ' ' || a.title_en) like ${`%${escaped(word)}%`}`),
    sql` and `,
  )}) desc,`

/** Published articles of a partner, the most read first; policies in the operator's order. */
export async function listArticles(
  db: Db,
  partnerId: number,
  { kind, terms, categoryId, productSn, offset, limit }: Wanted,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const found = sql`service_article a where a.partner_id = ${partnerId} and a.is_published
    and ${kind ? sql`a.kind = ${kind}` : sql`true`}
    and ${terms ? matching(terms) : sql`true`}
    and ${productSn === undefined ? sql`true` : sql`a.product_sn = ${productSn}`}
    and ${
      categoryId === undefined
        ? sql`true`
        : sql`exists (select 1 from service_article_category c
            where c.partner_id = a.partner_id and c.article_id = a.id and c.category_id = ${categoryId})`
    }`
  const order = kind === 'policy' ? sql`a.place, a.id` : sql`a.reads desc, a.place, a.id`
  const [page, total] = await Promise.all([
    sql<ArticleRow>`select ${columns} from ${found}
      order by ${terms ? inTitle(terms) : sql``} ${order} offset ${offset} limit ${limit}`.execute(
      db,
    ),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

export async function findArticle(
  db: Db,
  partnerId: number,
  id: number,
  kind?: ArticleKind,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`select ${columns} from service_article a
    where a.partner_id = ${partnerId} and a.id = ${id} and a.is_published
      and ${kind ? sql`a.kind = ${kind}` : sql`true`}`.execute(db)
  return rows[0]
}

/** The partner who has published it, in a list of one at most: ids are not used twice. */
export async function ownersOfArticle(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`select a.partner_id as "partnerId"
    from service_article a where a.id = ${id} and a.is_published`.execute(db)
  return rows.map(({ partnerId }) => partnerId)
}

export interface CategoryRow {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly pic: PictureRef | null
  readonly count: number
}

/** Categories with published articles, in the order of the catalogue; of one article if named. */
export async function categoriesWithArticles(
  db: Db,
  partnerId: number,
  articleId?: number,
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, c.name_en as "nameEn", c.pic, count(*)::int as count
    from service_article_category b
    join service_article a on a.partner_id = b.partner_id and a.id = b.article_id and a.is_published
    join category c on c.partner_id = b.partner_id and c.id = b.category_id
    where b.partner_id = ${partnerId}
      and ${articleId === undefined ? sql`true` : sql`b.article_id = ${articleId}`}
    group by c.id order by c.sort, c.id`.execute(db)
  return rows
}

/** The goods that a SKU is of. */
export async function goodsOfSku(
  db: Db,
  partnerId: number,
  productSn: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('sku')
    .where('partner_id', '=', partnerId)
    .where('product_sn', '=', productSn)
    .select('goods_id')
    .executeTakeFirst()
  return row?.goods_id
}

/** A member, or the session of somebody who is none. */
export type Reader = { readonly memberId: number } | { readonly sessionId: number }

const ofReader = (reader: Reader) =>
  'memberId' in reader ? sql`member_id = ${reader.memberId}` : sql`session_id = ${reader.sessionId}`

/** Notes a reader of a published article once, and counts them. */
export async function noteReader(
  trx: Db,
  partnerId: number,
  articleId: number,
  reader: Reader,
  at: Date,
): Promise<void> {
  const [memberId, sessionId] =
    'memberId' in reader ? [reader.memberId, null] : [null, reader.sessionId]
  await sql`
    with noted as (
      insert into service_reader (partner_id, article_id, member_id, session_id, at)
      select a.partner_id, a.id, ${memberId}::bigint, ${sessionId}::bigint, ${at}::timestamptz
      from service_article a
      where a.partner_id = ${partnerId} and a.id = ${articleId} and a.is_published
      on conflict do nothing returning article_id)
    update service_article a set reads = a.reads + 1 from noted n where a.id = n.article_id`.execute(
    trx,
  )
}

/** Takes what a reader says of an article unless they have said something; false: they had. */
export async function noteVote(
  trx: Db,
  articleId: number,
  reader: Reader,
  isHelpful: boolean,
): Promise<boolean> {
  const noted = await sql`update service_reader set is_helpful = ${isHelpful}
    where article_id = ${articleId} and ${ofReader(reader)} and is_helpful is null`.execute(trx)
  if (noted.numAffectedRows !== 1n) return false
  await sql`update service_article
    set helpful = helpful + ${isHelpful ? 1 : 0}::int, unhelpful = unhelpful + ${isHelpful ? 0 : 1}::int
    where id = ${articleId}`.execute(trx)
  return true
}

export async function saidBy(db: Db, articleId: number, reader: Reader): Promise<boolean | null> {
  const { rows } = await sql<{ isHelpful: boolean | null }>`
    select is_helpful as "isHelpful" from service_reader
    where article_id = ${articleId} and ${ofReader(reader)}`.execute(db)
  return rows[0]?.isHelpful ?? null
}

/** Published articles about use and care, which have a page that search engines count. */
export async function publishedArticles(
  db: Db,
  partnerId: number,
): Promise<{ id: number; changedAt: Date }[]> {
  const { rows } = await sql<{ id: number; changedAt: Date }>`
    select a.id, a.updated_at as "changedAt" from service_article a
    where a.partner_id = ${partnerId} and a.is_published and a.kind = 'knowledge' order by a.id`.execute(
    db,
  )
  return rows
}
