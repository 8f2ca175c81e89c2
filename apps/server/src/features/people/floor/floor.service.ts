import type { FloorPerson } from '@mallard/contract/people/floor/floor-admin.calls'
import { staffLevel, type FloorRole } from '@mallard/contract/people/floor/floor.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import { lockMember, setFloorRoles } from '#features/people/identity/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { floorRoleOf, floorRolesOf, listFloor, setFloorRole } from './floor.repo.ts'

export async function list(ctx: StaffCtx): Promise<Result<FloorPerson[], never>> {
  const rows = await listFloor(ctx.services.db, ctx.scope)
  return ok(
    rows.map(({ phone, since, ...person }) => ({
      ...person,
      phoneMasked: maskedPhone(phone),
      since: since.getTime(),
    })),
  )
}

/**
 * What a member is on this store's floor from now on. Their roles and level, which the shop is
 * told, are those of all floors together.
 */
export async function save(
  ctx: StaffCtx,
  { memberId, role }: { memberId: number; role: FloorRole | 'none' },
): Promise<Result<Record<string, never>, 'notFound'>> {
  const { scope, services, clock } = ctx
  const wanted = role === 'none' ? undefined : role
  return transact(services.db, async (trx): Promise<Result<Record<string, never>, 'notFound'>> => {
    if (!(await lockMember(trx, { partnerId: scope.partnerId, memberId })))
      return refuse('notFound')
    const before = await floorRoleOf(trx, scope, memberId)
    if (before === wanted) return ok({})
    await setFloorRole(trx, scope, memberId, wanted, new Date(clock.now()))
    const roles = await floorRolesOf(trx, scope.partnerId, memberId)
    const level = Math.max(0, ...roles.map((each) => staffLevel[each]))
    await setFloorRoles(trx, { partnerId: scope.partnerId, memberId }, roles, level)
    await audit(trx, ctx, 'floor.role', `member ${memberId}`, {
      role: { before: before ?? null, after: wanted ?? null },
    })
    return ok({})
  })
}
