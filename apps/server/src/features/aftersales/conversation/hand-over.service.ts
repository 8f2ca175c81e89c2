import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf, staffWith } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { hasOrdered } from './buyer.repo.ts'
import { changeConversation, type Change } from './change-conversation.ts'
import {
  findConversation,
  holdConversation,
  setTurn,
  type ConversationRow,
} from './conversation.repo.ts'
import { beginning } from './conversation.states.ts'

/** What answering takes. */
const right = 'service.write'

export async function colleagues({ services: { db }, scope }: StaffCtx) {
  return ok(await staffWith(db, scope, right))
}

/** Where nothing is to be written: they have it, or somebody else has it than was seen (`from`). */
function kept(
  { staffId }: ConversationRow,
  to: number,
  from: number | null,
): Result<unknown, 'conversationTaken'> | undefined {
  if (staffId === to) return ok({})
  return staffId === from ? undefined : refuse('conversationTaken')
}

/** Repeatable: who has it keeps it. */
export function take(
  ctx: StaffCtx,
  { id, from }: { id: number; from: number | null },
): Change<'conversationTaken'> {
  const { staff } = ctx
  return changeConversation(ctx, id, async (trx, row) => {
    const done = kept(row, staff.id, from)
    if (done) return done
    await setTurn(trx, id, { ...row, staffId: staff.id })
    const told = changesOf({}, { servedBy: staff.name })
    await audit(trx, ctx, 'conversation.assign', `conversation ${id}`, told)
    return ok({})
  })
}

/** Repeatable: who has it keeps it. */
export function handOver(
  ctx: StaffCtx,
  { id, staffId, from }: { id: number; staffId: number; from: number | null },
): Change<'conversationNobody' | 'conversationTaken'> {
  return changeConversation(ctx, id, async (trx, row) => {
    const to = (await staffWith(trx, ctx.scope, right)).find((each) => each.id === staffId)
    if (!to) return refuse('conversationNobody')
    const done = kept(row, staffId, from)
    if (done) return done
    await setTurn(trx, id, { ...row, staffId })
    const told = changesOf({}, { servedBy: to.name })
    await audit(trx, ctx, 'conversation.handOver', `conversation ${id}`, told)
    return ok({})
  })
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
