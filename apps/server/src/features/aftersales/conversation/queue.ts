import { second } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Each hour: those that were answered and fell silent are closed. */
    'conversation.silence': Record<string, never>
    /** Tells a member of an answer, unless they have seen it. */
    'conversation.tell': { conversationId: number; messageId: number }
  }
}

/** Who has the conversation open sees an answer by then. */
const patience = 20 * second

export async function queueTelling(
  trx: Db,
  conversationId: number,
  messageId: number,
  now: number,
): Promise<void> {
  await enqueue(trx, {
    kind: 'conversation.tell',
    key: `${conversationId}:${messageId}`,
    payload: { conversationId, messageId },
    runAt: now + patience,
  })
}
