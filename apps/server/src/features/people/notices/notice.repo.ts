import type { NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'
import './notices.tables.ts'

/** A member of a partner: messages follow them through its stores. */
export interface NoticeOwner {
  readonly partnerId: number
  readonly memberId: number
}

/** A text in Chinese and in English. */
export type TwoTexts = readonly [zh: string, en: string]

export interface NewNotice {
  readonly scope: Scope
  readonly memberId: number
  readonly kind: NoticeKind
  /** What happened, unique for the member: the same one is told once. */
  readonly topic: string
  readonly title: TwoTexts
  readonly text: TwoTexts
  /** Path of a page, with its partner and store; empty when it leads nowhere. */
  readonly link: string
  readonly at: Date
  /** Only for the list: what the member has just done themselves is no news to them. */
  readonly isQuiet?: boolean
}

export interface NoticeRow {
  readonly id: number
  readonly partnerId: number
  readonly memberId: number
  readonly kind: NoticeKind
  readonly title: string
  readonly titleEn: string
  readonly text: string
  readonly textEn: string
  readonly link: string
  readonly at: Date
  readonly isRead: boolean
}

const columns = sql`n.id, n.partner_id as "partnerId", n.member_id as "memberId", n.kind, n.title,
  n.title_en as "titleEn", n.text, n.text_en as "textEn", n.link, n.created_at as "at",
  n.read_at is not null as "isRead"`
const mine = ({ partnerId, memberId }: NoticeOwner) =>
  sql`n.partner_id = ${partnerId} and n.member_id = ${memberId}`
const ofKind = (kind: NoticeKind | undefined) => (kind ? sql`n.kind = ${kind}` : sql`true`)

/**
 * Writes messages. One of a kind that its member has switched off, or a quiet one, counts as read
 * and is not pushed.
 */
export async function insertNotices(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map(
    ({ scope, memberId, kind, topic, title, text, link, at, isQuiet = false }, place) => ({
      place,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      member_id: memberId,
      kind,
      topic,
      title: title[0],
      title_en: title[1],
      text: text[0],
      text_en: text[1],
      link,
      at: at.toISOString(),
      quiet: isQuiet,
    }),
  )
  await sql`
    insert into notice (partner_id, store_id, member_id, kind, topic, title, title_en, text, text_en, link,
      created_at, read_at, pushed)
    select r.partner_id, r.store_id, r.member_id, r.kind, r.topic, r.title, r.title_en, r.text, r.text_en,
      r.link, r.at, case when q.is_quiet then r.at end, q.is_quiet
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(place int, partner_id int, store_id int,
      member_id bigint, kind text, topic text, title text, title_en text, text text, text_en text, link text,
      at timestamptz, quiet boolean)
    left join notice_switch s on s.partner_id = r.partner_id and s.member_id = r.member_id and s.kind = r.kind
    cross join lateral (select r.quiet or not coalesce(s.is_on, true) as is_quiet) q
    order by r.place
    on conflict (partner_id, member_id, topic) do nothing`.execute(trx)
}

export interface NoticeInput {
  readonly kind?: NoticeKind | undefined
  readonly pageNum: number
  readonly pageSize: number
}

export async function listNotices(
  db: Db,
  owner: NoticeOwner,
  { kind, pageNum, pageSize }: NoticeInput,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const which = sql`${mine(owner)} and ${ofKind(kind)}`
  const [{ rows }, total] = await Promise.all([
    sql<NoticeRow>`
      select ${columns} from notice n
      where ${which}
      order by n.id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    totalOf(db, sql`notice n where ${which}`),
  ])
  return { rows, total }
}

export async function countUnread(db: Db, owner: NoticeOwner): Promise<Map<NoticeKind, number>> {
  const { rows } = await sql<{ kind: NoticeKind; count: number }>`
    select n.kind, count(*)::int as count from notice n
    where ${mine(owner)} and n.read_at is null
    group by n.kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Unread messages after one, the newest first. */
export async function unreadAfter(
  db: Db,
  owner: NoticeOwner,
  after: number,
  limit: number,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notice n
    where ${mine(owner)} and n.id > ${after}::bigint and n.read_at is null
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

/** The number of the member's newest message; 0 without any. */
export async function newestNotice(db: Db, owner: NoticeOwner): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select coalesce(max(n.id), 0) as id from notice n where ${mine(owner)}`.execute(db)
  return rows[0]?.id ?? 0
}

/** False when the member has no such message; one that was read before stays as it is. */
export async function markRead(db: Db, owner: NoticeOwner, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update notice n set read_at = coalesce(n.read_at, ${at}::timestamptz), pushed = true
    where ${mine(owner)} and n.id = ${id}::bigint
    returning n.id`.execute(db)
  return rows.length === 1
}

export async function markAllRead(
  db: Db,
  owner: NoticeOwner,
  { kind, upTo }: { kind?: NoticeKind | undefined; upTo?: number | undefined },
  at: Date,
): Promise<void> {
  const seen = upTo === undefined ? sql`true` : sql`n.id <= ${upTo}::bigint`
  await sql`
    update notice n set read_at = ${at}::timestamptz, pushed = true
    where ${mine(owner)} and n.read_at is null and ${ofKind(kind)} and ${seen}`.execute(db)
}

/**
 * Takes messages that no open page was told of; anyone who takes them tells every process. Whether
 * they were pushed may reach the disk late: what is lost there is pushed once more.
 */
export async function takeUnpushed(db: Db, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with due as (select id, ${asyncCommit} as late from notice where not pushed order by id limit ${limit}
      for update skip locked)
    update notice n set pushed = true from due where n.id = due.id returning ${columns}`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

export async function switchedOff(
  db: Db,
  { partnerId, memberId }: NoticeOwner,
): Promise<Set<NoticeKind>> {
  const rows = await db
    .selectFrom('notice_switch')
    .select('kind')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('is_on', '=', false)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

export async function setSwitch(
  db: Db,
  { partnerId, memberId }: NoticeOwner,
  kind: NoticeKind,
  isOn: boolean,
): Promise<void> {
  await db
    .insertInto('notice_switch')
    .values({ partner_id: partnerId, member_id: memberId, kind, is_on: isOn })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'member_id', 'kind']).doUpdateSet({ is_on: isOn }),
    )
    .execute()
}
