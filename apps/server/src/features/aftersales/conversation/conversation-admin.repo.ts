import {
  conversationStates,
  type MessageKind,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { conversationColumns, unseenOf, type ConversationRow } from './conversation.repo.ts'
import type { SentCard } from './conversation.tables.ts'

export interface AdminConversationRow extends ConversationRow {
  readonly nickname: string
  readonly staffName: string | null
  readonly unread: number
  readonly lastKind: MessageKind | null
  readonly lastContent: string | null
  readonly lastCard: SentCard | null
}

const columns = sql`${conversationColumns}, m.nickname,
  (select s.name from staff s where s.id = c.staff_id) as "staffName", ${unseenOf('staff')} as unread,
  l.kind as "lastKind", l.content as "lastContent", l.card as "lastCard"`
const withMember = sql`join member m on m.id = c.member_id and m.partner_id = c.partner_id`
const withLast = sql`left join conversation_message l on l.id = c.last_id`

export interface ConversationFilter {
  readonly state: 'waiting' | 'mine' | 'open' | 'closed' | 'all'
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

function isOf(state: ConversationFilter['state'], staffId: number) {
  const isOpen = sql`c.state <> ${lit(conversationStates.closed)}`
  if (state === 'waiting') return sql`c.state = ${lit(conversationStates.waiting)}`
  if (state === 'mine') return sql`c.staff_id = ${staffId} and ${isOpen}`
  if (state === 'open') return isOpen
  return state === 'closed' ? sql`c.state = ${lit(conversationStates.closed)}` : sql`true`
}

function fits(q: string | undefined) {
  if (!q) return sql`true`
  if (/^1\d{10}$/.test(q)) return sql`m.phone = ${q}`
  return sql`position(lower(${q}) in lower(m.nickname)) > 0`
}

/** Who waits longest first, then the latest. */
export async function conversationsForAdmin(
  db: Db,
  scope: Scope,
  staffId: number,
  { state, q, offset, limit }: ConversationFilter,
): Promise<{ rows: AdminConversationRow[]; total: number; waiting: number; mine: number }> {
  const found = sql`conversation c ${withMember}
    where ${ofStore('c', scope)} and ${isOf(state, staffId)} and ${fits(q)}`
  const countOfState = (of: ConversationFilter['state']) =>
    countOf(sql`conversation c where ${ofStore('c', scope)} and ${isOf(of, staffId)}`)
  const [page, counted] = await Promise.all([
    sql<AdminConversationRow>`select ${columns} from conversation c ${withMember} ${withLast}
      where ${ofStore('c', scope)} and ${isOf(state, staffId)} and ${fits(q)}
      order by c.waiting_since nulls last, c.last_at desc, c.id desc
      offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number; waiting: number; mine: number }>`select ${countOf(found)} as total,
      ${countOfState('waiting')} as waiting, ${countOfState('mine')} as mine`.execute(db),
  ])
  return { rows: page.rows, ...(counted.rows[0] ?? { total: 0, waiting: 0, mine: 0 }) }
}

export async function conversationForAdmin(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminConversationRow | undefined> {
  const { rows } = await sql<AdminConversationRow>`
    select ${columns} from conversation c ${withMember} ${withLast}
    where ${ofStore('c', scope)} and c.id = ${id}`.execute(db)
  return rows[0]
}
