import type {
  ConversationState,
  MessageKind,
  MessageSender,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Turn } from './conversation.states.ts'
import type { SentCard } from './conversation.tables.ts'

export interface ConversationRow extends Turn {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly state: ConversationState
  readonly lastId: number
  readonly lastAt: Date
  readonly memberSeen: number
  readonly staffSeen: number
}

export interface MessageRow {
  readonly id: number
  readonly sender: MessageSender
  readonly kind: MessageKind
  readonly content: string
  readonly pic: PictureRef | null
  readonly card: SentCard | null
  readonly at: Date
  readonly requestId: string
  /** Who of the staff wrote it. */
  readonly by: string | null
}

export const conversationColumns = sql`c.id, c.partner_id as "partnerId", c.store_id as "storeId",
  c.member_id as "memberId", c.state, c.waiting_since as "waitingSince", c.staff_id as "staffId",
  c.closed_at as "closedAt", c.last_id as "lastId", c.last_at as "lastAt",
  c.member_seen as "memberSeen", c.staff_seen as "staffSeen"`

const messageColumns = sql`m.id, m.sender, m.kind, m.content, m.pic, m.card, m.created_at as at,
  m.request_id as "requestId", (select s.name from staff s where s.id = m.staff_id) as by`

/** A member's conversation with a store. */
export async function findConversation(
  db: Db,
  scope: Scope,
  memberId: number,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${conversationColumns} from conversation c
    where ${ofStore('c', scope)} and c.member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** The same, made where there is none, and locked: what is written to it comes one by one. */
export async function holdConversation(
  trx: Db,
  scope: Scope,
  memberId: number,
  { turn, at }: { turn: Turn; at: Date },
): Promise<ConversationRow> {
  const { partnerId, storeId } = scope
  const { state, waitingSince, closedAt } = turn
  await sql`insert into conversation (partner_id, store_id, member_id, state, waiting_since, closed_at,
      last_at)
    values (${partnerId}, ${storeId}, ${memberId}, ${state}, ${waitingSince}, ${closedAt}, ${at})
    on conflict (partner_id, store_id, member_id) do nothing`.execute(trx)
  const { rows } = await sql<ConversationRow>`select ${conversationColumns} from conversation c
    where ${ofStore('c', scope)} and c.member_id = ${memberId} for update`.execute(trx)
  return rows[0]!
}

/** One of a store, by its number; locked. */
export async function lockConversation(
  trx: Db,
  scope: Scope,
  id: number,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`select ${conversationColumns} from conversation c
    where ${ofStore('c', scope)} and c.id = ${id} for update`.execute(trx)
  return rows[0]
}

/** The message that a side sent with this number. */
export async function findSent(
  db: Db,
  conversationId: number,
  sender: MessageSender,
  requestId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${messageColumns} from conversation_message m
    where m.conversation_id = ${conversationId} and m.sender = ${sender}
      and m.request_id = ${requestId}::uuid`.execute(db)
  return rows[0]
}

export interface NewMessage {
  readonly sender: MessageSender
  readonly staffId: number | null
  readonly requestId: string
  readonly kind: MessageKind
  readonly content: string
  readonly pic: PictureRef | null
  readonly card: SentCard | null
  readonly at: Date
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Into a conversation that is locked. */
export async function insertMessage(
  trx: Db,
  { id, partnerId, storeId, memberId }: ConversationRow,
  { sender, staffId, requestId, kind, content, pic, card, at }: NewMessage,
): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    insert into conversation_message as m (partner_id, store_id, conversation_id, member_id, sender, staff_id,
      request_id, kind, content, pic, card, created_at)
    values (${partnerId}, ${storeId}, ${id}, ${memberId}, ${sender}, ${staffId},
      ${requestId}::uuid, ${kind}, ${content}, ${json(pic)}::jsonb, ${json(card)}::jsonb, ${at})
    returning ${messageColumns}`.execute(trx)
  return rows[0]!
}

/** What a locked conversation is after a message, or without one. */
export async function setTurn(
  trx: Db,
  id: number,
  { state, waitingSince, staffId, closedAt }: Turn,
  last?: { id: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('conversation')
    .set({
      state,
      waiting_since: waitingSince,
      staff_id: staffId,
      closed_at: closedAt,
      ...(last && { last_id: last.id, last_at: last.at }),
    })
    .where('id', '=', id)
    .execute()
}

/** The latest messages, or those before one, the latest first; one more than are shown. */
export async function messagesBefore(
  db: Db,
  conversationId: number,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const which = before === undefined ? sql`true` : sql`m.id < ${before}`
  const { rows } = await sql<MessageRow>`select ${messageColumns} from conversation_message m
    where m.conversation_id = ${conversationId} and ${which}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

const seenColumn = { member: sql.ref('member_seen'), staff: sql.ref('staff_seen') }

/**
 * A side has seen what the other wrote, up to a message; never less than before. Whose conversation
 * it is; undefined where there is none.
 */
export async function setSeen(
  db: Db,
  scope: Scope,
  id: number,
  side: MessageSender,
  upTo: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ memberId: number }>`update conversation c
    set ${seenColumn[side]} = greatest(c.${seenColumn[side]}, least(${upTo}::int, c.last_id))
    where ${ofStore('c', scope)} and c.id = ${id} returning c.member_id as "memberId"`.execute(db)
  return rows[0]?.memberId
}

/** Messages of the other side that a side has not seen; counted up to a hundred. */
export const unseenOf = (side: MessageSender) => sql<number>`(select count(*)::int from (
  select 1 from conversation_message u where u.conversation_id = c.id
    and u.id > ${side === 'member' ? sql`c.member_seen` : sql`c.staff_seen`}
    and u.sender = ${side === 'member' ? 'staff' : 'member'} limit 100) unseen)`

/** Answers that a member has not seen. */
export async function unreadOf(db: Db, scope: Scope, memberId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select ${unseenOf('member')} as unread from conversation c
    where ${ofStore('c', scope)} and c.member_id = ${memberId}`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Removes messages from before a moment, the oldest first, and tells what they showed. */
export async function removeOldMessages(
  trx: Db,
  before: Date,
  max: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pic: PictureRef | null }>`
    delete from conversation_message where id = any(array(
      select id from conversation_message where created_at < ${before}::timestamptz
      order by created_at limit ${max})) returning pic`.execute(trx)
  return rows.map(({ pic }) => ({ pics: pic ? [pic] : [] }))
}
