import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { ConversationRow } from './conversation.repo.ts'

/** Whether the closing that a conversation stands at was rated. */
export async function isRated(db: Db, { id, closedAt }: ConversationRow): Promise<boolean> {
  const { rows } = await sql`select 1 from conversation_rating
    where conversation_id = ${id} and closed_at = ${closedAt}::timestamptz`.execute(db)
  return rows.length > 0
}

/** Of a conversation that is closed and locked; what was said first stands. */
export async function insertRating(
  trx: Db,
  { id, closedAt, partnerId, storeId, memberId, staffId }: ConversationRow,
  { stars, words, at }: { stars: number; words: string; at: Date },
): Promise<void> {
  await sql`insert into conversation_rating (conversation_id, closed_at, partner_id, store_id, member_id,
      staff_id, stars, words, created_at)
    values (${id}, ${closedAt}, ${partnerId}, ${storeId}, ${memberId}, ${staffId}, ${stars}, ${words}, ${at})
    on conflict (conversation_id, closed_at) do nothing`.execute(trx)
}

/** What its member thought of a conversation last. */
export async function lastRating(
  db: Db,
  conversationId: number,
): Promise<{ stars: number; words: string; at: Date } | undefined> {
  const { rows } = await sql<{ stars: number; words: string; at: Date }>`
    select stars, words, created_at as at from conversation_rating
    where conversation_id = ${conversationId} order by closed_at desc limit 1`.execute(db)
  return rows[0]
}

/** Closes those that were answered and have been silent since before a moment; whose they are. */
export async function closeSilent(
  db: Db,
  before: Date,
  at: Date,
  max: number,
): Promise<(Scope & { memberId: number })[]> {
  const { rows } = await sql<Scope & { memberId: number }>`
    update conversation set state = ${lit(conversationStates.closed)}, closed_at = ${at}
    where id = any(array(select id from conversation
      where state = ${lit(conversationStates.answered)} and last_at < ${before}::timestamptz
      order by last_at limit ${max} for update skip locked))
    returning partner_id as "partnerId", store_id as "storeId", member_id as "memberId"`.execute(db)
  return rows
}
