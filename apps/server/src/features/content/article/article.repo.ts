import type { PictureRef } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './article.tables.ts'

export interface TileRow {
  readonly url: string
  readonly title: string
  readonly titleEn: string
  readonly summary: string
  readonly summaryEn: string
  readonly author: string
  readonly authorEn: string
  readonly cover: PictureRef
  readonly publishAt: Date
  readonly likeCount: number
}

export interface ArticleRow extends TileRow {
  readonly id: number
  readonly html: string
  readonly htmlEn: string
  readonly updatedAt: Date
  readonly goodsIds: number[]
}

const tile = sql`a.url, a.title, a.title_en as "titleEn", a.summary, a.summary_en as "summaryEn",
  a.author, a.author_en as "authorEn", a.cover, a.publish_at as "publishAt",
  (select count(*)::int from article_like l where l.article_id = a.id and l.is_liked) as "likeCount"`

const seen = (partnerId: number, at: Date) =>
  sql`a.partner_id = ${partnerId} and a.state = 'published' and a.publish_at <= ${at}::timestamptz`

/** One that is published by then. */
export async function findArticle(
  db: Db,
  partnerId: number,
  url: string,
  at: Date,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`select a.id, ${tile}, a.html, a.html_en as "htmlEn",
      a.updated_at as "updatedAt",
      coalesce((select json_agg(g.goods_id order by g.place) from article_goods g
        where g.partner_id = a.partner_id and g.article_id = a.id), '[]') as "goodsIds"
    from article a where ${seen(partnerId, at)} and a.url = ${url}`.execute(db)
  return rows[0]
}

/** The id of one that is published by then. */
export async function articleId(
  db: Db,
  partnerId: number,
  url: string,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from article a where ${seen(partnerId, at)} and a.url = ${url}`.execute(db)
  return rows[0]?.id
}

/** Some that are published by then: the chosen ones in their order, or the newest. */
export async function listTiles(
  db: Db,
  partnerId: number,
  at: Date,
  choice: { readonly urls: readonly string[] } | { readonly count: number },
): Promise<TileRow[]> {
  if ('urls' in choice) {
    if (choice.urls.length === 0) return []
    const { rows } = await sql<TileRow>`select ${tile} from article a
      where ${seen(partnerId, at)} and a.url = any(${choice.urls}::text[])`.execute(db)
    return choice.urls.flatMap((url) => rows.find((row) => row.url === url) ?? [])
  }
  const { rows } = await sql<TileRow>`select ${tile} from article a
    where ${seen(partnerId, at)} order by a.publish_at desc, a.id desc limit ${choice.count}`.execute(
    db,
  )
  return rows
}

/** What to read after an article: those about the same goods, then the newest. */
export async function tilesBeside(
  db: Db,
  partnerId: number,
  at: Date,
  id: number,
  count: number,
): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${tile} from article a
    where ${seen(partnerId, at)} and a.id <> ${id}
    order by (select count(*) from article_goods g
        where g.partner_id = a.partner_id and g.article_id = a.id and g.goods_id in (
          select o.goods_id from article_goods o
            where o.partner_id = a.partner_id and o.article_id = ${id})) desc,
            a.publish_at desc, a.id desc
          limit ${count}`.execute(db)
  return rows
}

/** Addresses of all that are published by then, and when each was written last. */
export async function publishedUrls(
  db: Db,
  partnerId: number,
  at: Date,
): Promise<{ url: string; changedAt: Date }[]> {
  const { rows } = await sql<{ url: string; changedAt: Date }>`
    select a.url, greatest(a.publish_at, a.updated_at) as "changedAt" from article a
    where ${seen(partnerId, at)} order by a.id`.execute(db)
  return rows
}

export interface Likes {
  readonly liked: boolean
  readonly likeCount: number
}

/** Of who asks, if they are a member, and of all. */
export async function likesOf(db: Db, id: number, memberId: number | undefined): Promise<Likes> {
  const { rows } = await sql<Likes>`select
      (select count(*)::int from article_like where article_id = ${id} and is_liked) as "likeCount",
      exists (select 1 from article_like
        where article_id = ${id} and is_liked and member_id = ${memberId ?? null}::bigint) as liked`.execute(
    db,
  )
  return rows[0] ?? { liked: false, likeCount: 0 }
}

/**
 * Sets what a member thinks of an article, or turns it round, in one statement: of two at once, the
 * second turns round what the first one set.
 */
export async function setLike(
  db: Db,
  { partnerId, memberId }: { readonly partnerId: number; readonly memberId: number },
  id: number,
  wanted: boolean | undefined,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ liked: boolean }>`
    insert into article_like (partner_id, article_id, member_id, is_liked, at)
    values (${partnerId}, ${id}, ${memberId}, ${wanted ?? true}, ${at}::timestamptz)
    on conflict (article_id, member_id) do update
      set is_liked = ${wanted === undefined ? sql`not article_like.is_liked` : wanted}, at = excluded.at
    returning is_liked as liked`.execute(db)
  return rows[0]?.liked ?? false
}
