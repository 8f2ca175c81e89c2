import type { MessageKind } from '@mallard/contract/aftersales/conversation/conversation.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface UnseenAnswer extends Scope {
  readonly memberId: number
  readonly kind: MessageKind
  /** Empty where it is no words. */
  readonly text: string
}

/**
 * An answer that its member has not seen and was not told of: the first of several, since one word
 * of them is enough.
 */
export async function unseenAnswer(
  db: Db,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<UnseenAnswer | undefined> {
  const { rows } = await sql<UnseenAnswer>`
    select c.partner_id as "partnerId", c.store_id as "storeId", c.member_id as "memberId", m.kind,
      m.content as text
    from conversation c join conversation_message m on m.conversation_id = c.id
    where c.id = ${conversationId} and m.id = ${messageId} and c.member_seen < m.id
      and not exists (select 1 from conversation_message e where e.conversation_id = c.id
        and e.sender = 'staff' and e.id > c.member_seen and e.id < m.id)`.execute(db)
  return rows[0]
}
