import type { StaffCtx } from '#platform/http/context.ts'
import { rolesOf } from './staff.repo.ts'

/** Who may write staff in one store alone neither gives nor touches what reaches beyond it. */
const isWide = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('staff.write')
const isBeyond = ({ scope }: StaffCtx, storeId: number | null) => storeId !== scope.storeId

/** Whether roles may be given, for the stores that they are for. */
export const mayGive = (
  ctx: StaffCtx,
  roles: readonly { readonly storeId: number | null }[],
): boolean => isWide(ctx) || !roles.some(({ storeId }) => isBeyond(ctx, storeId))

/** Whether somebody may be changed, for the stores that they work in. */
export async function mayTouch(ctx: StaffCtx, id: number): Promise<boolean> {
  if (isWide(ctx)) return true
  const held = await rolesOf(ctx.services.db, id)
  return held.length > 0 && !held.some((role) => isBeyond(ctx, role.store_id))
}
