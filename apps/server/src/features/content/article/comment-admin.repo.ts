import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import './article.tables.ts'

export interface AdminCommentRow {
  readonly id: number
  readonly articleId: number
  readonly url: string
  readonly title: string
  readonly titleEn: string
  readonly author: string
  readonly memberId: number | null
  readonly nickname: string | null
  readonly content: string
  readonly state: CommentState
  readonly reason: string
  readonly parentId: number | null
  readonly parentNickname: string | null
  readonly parentContent: string | null
  readonly createdAt: Date
}

export interface CommentFilter {
  readonly state: keyof typeof commentStates | 'all'
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

const columns = sql`c.id, c.article_id as "articleId", a.url, a.title, a.title_en as "titleEn", a.author,
  c.member_id as "memberId", m.nickname, c.content, c.state, c.reason, c.parent_id as "parentId",
  coalesce(n.nickname, a.author) as "parentNickname", p.content as "parentContent",
  c.created_at as "createdAt"`
const beside = sql`join article a on a.partner_id = c.partner_id and a.id = c.article_id
  left join member m on m.partner_id = c.partner_id and m.id = c.member_id
  left join article_comment p on p.partner_id = c.partner_id and p.article_id = c.article_id
    and p.id = c.parent_id
  left join member n on n.partner_id = p.partner_id and n.id = p.member_id`
export async function listComments(
  db: Db,
  scope: Scope,
  { state, q, offset, limit }: CommentFilter,
): Promise<{ rows: AdminCommentRow[]; total: number; waiting: number }> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`article_comment c where ${ofStore('c', scope)}
    and ${state === 'all' ? sql`true` : sql`c.state = ${commentStates[state]}`}
    and ${pattern ? sql`c.content ilike ${pattern}` : sql`true`}`
  const order = state === 'waiting' ? sql`c.id` : sql`c.id desc`
  const waits = sql`article_comment c where ${ofStore('c', scope)} and c.state = ${commentStates.waiting}`
  const [page, counted] = await Promise.all([
    sql<AdminCommentRow>`
      with page as materialized (select c.* from ${found} order by ${order} offset ${offset} limit ${limit})
      select ${columns} from page c ${beside} order by ${order}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select ${countOf(found)} as total, ${countOf(waits)} as waiting`.execute(db),
  ])
  return { rows: page.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0 }) }
}

/** Locked. */
export async function lockComment(
  trx: Db,
  scope: Scope,
  id: number,
): Promise<AdminCommentRow | undefined> {
  const { rows } = await sql<AdminCommentRow>`select ${columns} from article_comment c ${beside}
    where ${ofStore('c', scope)} and c.id = ${id} for update of c`.execute(trx)
  return rows[0]
}

/** Of a row that is locked. */
export async function setJudged(
  trx: Db,
  id: number,
  state: CommentState,
  reason: string,
): Promise<void> {
  await trx.updateTable('article_comment').set({ state, reason }).where('id', '=', id).execute()
}

/** The author's words that were sent with this request. */
export async function findAnswer(
  db: Db,
  partnerId: number,
  staffId: number,
  requestId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('article_comment')
    .where('partner_id', '=', partnerId)
    .where('request_id', '=', requestId)
    .where('staff_id', '=', staffId)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

export async function setCheckedFirst(
  trx: Db,
  partnerId: number,
  isCheckedFirst: boolean,
): Promise<void> {
  await trx
    .insertInto('article_setting')
    .values({ partner_id: partnerId, is_checked_first: isCheckedFirst })
    .onConflict((conflict) =>
      conflict.column('partner_id').doUpdateSet({ is_checked_first: isCheckedFirst }),
    )
    .execute()
}
