import { roles, type Role } from '@mallard/contract/people/staff/rights'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { audit, changesOf, listStaff } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
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

/** Who of the staff may answer in a store. */
async function answering(
  db: Db,
  { partnerId, storeId }: Scope,
): Promise<{ id: number; name: string }[]> {
  const mayAnswer = (role: string): boolean =>
    (roles[role as Role] as readonly string[] | undefined)?.includes('service.write') === true
  const everyone = await listStaff(db, partnerId)
  return everyone
    .filter(
      ({ active, roles: held }) =>
        active &&
        held.some((each) => mayAnswer(each.role) && (each.storeId ?? storeId) === storeId),
    )
    .map(({ id, name }) => ({ id, name }))
}

export async function colleagues({ services: { db }, scope }: StaffCtx) {
  return ok(await answering(db, scope))
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
      const to = (await answering(trx, scope)).find((each) => each.id === staffId)
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
