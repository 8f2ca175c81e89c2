import { ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { lockConversation, type ConversationRow } from './conversation.repo.ts'
import { tellBoth } from './conversation.service.ts'

type Nothing = Record<string, never>

/** What a change of one conversation answers. */
export type Change<Refusal extends string = never> = Promise<Result<Nothing, 'notFound' | Refusal>>

/** Changes a conversation that is locked meanwhile, and has both sides look again. */
export async function changeConversation<Refusal extends string = never>(
  ctx: StaffCtx,
  id: number,
  act: (trx: Db, row: ConversationRow) => Promise<Result<unknown, Refusal>>,
): Change<Refusal> {
  const { services, scope } = ctx
  const done = await transact<ConversationRow, 'notFound' | Refusal>(services.db, async (trx) => {
    const row = await lockConversation(trx, scope, id)
    if (!row) return refuse('notFound')
    const acted = await act(trx, row)
    return acted.ok ? ok(row) : acted
  })
  if (!done.ok) return done
  tellBoth(services, { ...scope, memberId: done.value.memberId })
  return ok({})
}
