import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf, staffWith } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { hasOrdered } from './buyer.repo.ts'
import {
  findConversation,
  holdConversation,
  lockConversation,
  setTurn,
} from './conversation.repo.ts'
import { tellBoth } from './conversation.service.ts'
import { beginning } from './conversation.states.ts'

/** What answering takes. */
const right = 'service.write'

export async function colleagues({ services: { db }, scope }: StaffCtx) {
  return ok(await staffWith(db, scope, right))
}

/** Repeatable: who has it keeps it. */
export async function handOver(
  ctx: StaffCtx,
  { id, staffId }: { id: number; staffId: number },
): Promise<Result<Record<string, never>, 'notFound' | 'conversationNobody'>> {
  const { services, scope } = ctx
  const done = await transact<{ memberId: number }, 'notFound' | 'conversationNobody'>(
    services.db,
    async (trx) => {
      const row = await lockConversation(trx, scope, id)
      if (!row) return refuse('notFound')
      const to = (await staffWith(trx, scope, right)).find((each) => each.id === staffId)
      if (!to) return refuse('conversationNobody')
      if (row.staffId === staffId) return ok(row)
      await setTurn(trx, id, { ...row, staffId })
      const told = changesOf({}, { servedBy: to.name })
      await audit(trx, ctx, 'conversation.handOver', `conversation ${id}`, told)
      return ok(row)
    },
  )
  if (!done.ok) return done
  tellBoth(services, { ...scope, memberId: done.value.memberId })
  return ok({})
}

/** The conversation with a member who ordered here or has written; repeatable. */
export async function open(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<{ id: number }, 'conversationStranger'>> {
  const { services, scope } = ctx
  const known = await findConversation(services.db, scope, memberId)
  if (known) return ok({ id: known.id })
  if (!(await hasOrdered(services.db, scope, memberId))) return refuse('conversationStranger')
  const at = new Date(ctx.clock.now())
  return services.db.transaction().execute(async (trx) => {
    const { id } = await holdConversation(trx, scope, memberId, { turn: beginning, at })
    return ok({ id })
  })
}
