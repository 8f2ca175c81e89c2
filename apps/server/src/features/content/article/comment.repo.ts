import {
  commentPause,
  commentStates,
  repliesShown,
} from '@mallard/contract/content/article/article.codes'
import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import { second, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf, cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './article.tables.ts'

export interface CommentRow {
  readonly id: number
  readonly articleId: number
  readonly parentId: number | null
  readonly memberId: number | null
  /** Null: the author's own words. */
  readonly nickname: string | null
  readonly avatar: string | null
  readonly content: string
  readonly state: CommentState
  readonly createdAt: Date
}

export type RootRow = CommentRow & {
  readonly replyCount: number
  readonly replies: (Omit<CommentRow, 'createdAt'> & { readonly createdAt: string })[]
}

const columns = sql`c.id, c.article_id as "articleId", c.parent_id as "parentId",
  c.member_id as "memberId", m.nickname, m.avatar, c.content, c.state, c.created_at as "createdAt"`
const writer = sql`left join member m on m.partner_id = c.partner_id and m.id = c.member_id`

/** What somebody sees: all that is shown, and what they wrote themselves and waits. */
const seenBy = (memberId: number | undefined) =>
  memberId === undefined
    ? sql`c.state = ${commentStates.shown}`
    : sql`(c.state = ${commentStates.shown}
      or (c.state = ${commentStates.waiting} and c.member_id = ${memberId}))`

export interface Part {
  readonly offset: number
  readonly limit: number
}

/** Comments of an article, the newest first, each with its first replies. */
export async function commentsOf(
  db: Db,
  id: number,
  memberId: number | undefined,
  { offset, limit }: Part,
): Promise<{ rows: RootRow[]; total: number }> {
  const found = sql`article_comment c
    where c.article_id = ${id} and c.parent_id is null and ${seenBy(memberId)}`
  const below = sql`r.partner_id = c.partner_id and r.article_id = c.article_id and r.parent_id = c.id`
  const isSeen =
    memberId === undefined
      ? sql`r.state = ${commentStates.shown}`
      : sql`(r.state = ${commentStates.shown}
        or (r.state = ${commentStates.waiting} and r.member_id = ${memberId}))`
  const [page, total] = await Promise.all([
    sql<RootRow>`
      with page as materialized (select c.* from ${found} order by c.id desc offset ${offset} limit ${limit})
      select ${columns},
        (select count(*)::int from article_comment r where ${below} and ${isSeen}) as "replyCount",
        coalesce((select json_agg(f) from (
          select r.id, r.article_id as "articleId", r.parent_id as "parentId", r.member_id as "memberId",
            w.nickname, w.avatar, r.content, r.state, r.created_at as "createdAt"
          from article_comment r left join member w on w.partner_id = r.partner_id and w.id = r.member_id
          where ${below} and ${isSeen} order by r.id limit ${repliesShown}) f), '[]') as replies
      from page c ${writer} order by c.id desc`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

/** Replies to a comment, the oldest first. */
export async function repliesOf(
  db: Db,
  root: Pick<CommentRow, 'id' | 'articleId'> & { readonly partnerId: number },
  memberId: number | undefined,
  { offset, limit }: Part,
): Promise<{ rows: CommentRow[]; total: number }> {
  const found = sql`article_comment c
    where c.partner_id = ${root.partnerId} and c.article_id = ${root.articleId}
      and c.parent_id = ${root.id} and ${seenBy(memberId)}`
  const [page, total] = await Promise.all([
    sql<CommentRow>`
      with page as materialized (select c.* from ${found} order by c.id offset ${offset} limit ${limit})
      select ${columns} from page c ${writer} order by c.id`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

/** Comments and replies of an article that everyone sees. */
export async function commentCount(db: Db, id: number): Promise<number> {
  return totalOf(
    db,
    sql`article_comment c
    left join article_comment p on p.partner_id = c.partner_id and p.article_id = c.article_id
      and p.id = c.parent_id
    where c.article_id = ${id} and c.state = ${commentStates.shown}
      and (c.parent_id is null or p.state = ${commentStates.shown})`,
  )
}

/** One that somebody sees, of an article that is published by then. */
export async function findComment(
  db: Db,
  partnerId: number,
  id: number,
  memberId: number | undefined,
  at: Date,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`select ${columns} from article_comment c
    join article a on a.partner_id = c.partner_id and a.id = c.article_id
      and a.state = 'published' and a.publish_at <= ${at}::timestamptz
    ${writer} where c.partner_id = ${partnerId} and c.id = ${id} and ${seenBy(memberId)}`.execute(
    db,
  )
  return rows[0]
}

/** What a member wrote with this request. */
export async function findWritten(
  db: Db,
  partnerId: number,
  memberId: number,
  requestId: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`select ${columns} from article_comment c ${writer}
    where c.partner_id = ${partnerId} and c.request_id = ${requestId}::uuid
      and c.member_id = ${memberId}`.execute(db)
  return rows[0]
}

/**
 * Takes a member's turn to write, unless they wrote a moment ago: then until when they have to
 * wait. Of many at once, one gets it.
 */
export async function takeTurn(
  trx: Db,
  partnerId: number,
  memberId: number,
  at: Date,
): Promise<{ readonly waitUntil: number } | undefined> {
  const before = new Date(at.getTime() - commentPause * second)
  const { rows } = await sql<{ at: Date }>`
    insert into article_commenter as w (partner_id, member_id, at)
    values (${partnerId}, ${memberId}, ${at}::timestamptz)
    on conflict (partner_id, member_id) do update set at = excluded.at
      where w.at <= ${before}::timestamptz
    returning at`.execute(trx)
  if (rows.length > 0) return undefined
  const last = await trx
    .selectFrom('article_commenter')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .select('at')
    .executeTakeFirst()
  return { waitUntil: (last?.at ?? at).getTime() + commentPause * second }
}

export interface NewComment {
  readonly articleId: number
  readonly memberId: number | null
  readonly staffId: number | null
  readonly parentId: number | null
  readonly requestId: string
  readonly content: string
  readonly state: CommentState
  readonly at: Date
}

/** Undefined when the same request was first. */
export async function insertComment(
  trx: Db,
  { partnerId, storeId }: Scope,
  { articleId, memberId, staffId, parentId, requestId, content, state, at }: NewComment,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('article_comment')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      article_id: articleId,
      member_id: memberId,
      staff_id: staffId,
      parent_id: parentId,
      request_id: requestId,
      content,
      state,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether there was such a comment of the member's; its replies go with it. */
export async function deleteOwn(
  db: Db,
  partnerId: number,
  memberId: number,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('article_comment')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
}

/** Whether comments of a partner wait until they were looked at. */
export async function isCheckedFirst(db: Db, partnerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('article_setting')
    .where('partner_id', '=', partnerId)
    .select('is_checked_first')
    .executeTakeFirst()
  return row?.is_checked_first ?? true
}
