import { mayGive, ownRoleKey, rights, roles } from '@mallard/contract/people/staff/rights'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { ownRoles } from './role.repo.ts'
import { rolesOf } from './staff.repo.ts'

interface HeldRole {
  readonly role: string
  /** null: in every store. */
  readonly storeId: number | null
}

/** What a role may do, and the store that it was made for; undefined for none of this partner. */
export interface KnownRole {
  readonly rights: readonly string[]
  readonly storeId: number | null
  /** null: built in. */
  readonly name: string | null
}

/** Every role of a partner by its key. */
export async function knownRoles(db: Db, partnerId: number): Promise<Map<string, KnownRole>> {
  const own = await ownRoles(db, partnerId)
  const all = new Map<string, KnownRole>()
  for (const [role, held] of Object.entries(roles))
    all.set(role, { rights: held, storeId: null, name: null })
  for (const { id, name, storeId, rights: held } of own)
    all.set(ownRoleKey(id), {
      name,
      storeId,
      // A version before may have known others.
      rights: rights.filter((right) => held.includes(right)),
    })
  return all
}

/** What somebody may do where a role is to hold: in the store that they work in, or everywhere. */
export const rightsAt = ({ staff, scope }: StaffCtx, storeId: number | null): readonly string[] =>
  storeId === scope.storeId ? staff.rights : staff.rightsEverywhere

/** Whether roles may be given: each within one's own rights at its place, and where it is made for. */
export function mayGiveAll(
  ctx: StaffCtx,
  known: ReadonlyMap<string, KnownRole>,
  held: readonly HeldRole[],
): boolean {
  return held.every(({ role, storeId }) => {
    const found = known.get(role)
    if (!found || (found.storeId !== null && found.storeId !== storeId)) return false
    return mayGive(rightsAt(ctx, storeId), found.rights)
  })
}

/** Whether somebody, held until the transaction ends, may be changed: who may give all they have. */
export async function mayTouch(
  trx: Db,
  ctx: StaffCtx,
  known: ReadonlyMap<string, KnownRole>,
  id: number,
): Promise<boolean> {
  const held = await rolesOf(trx, id)
  if (held.length === 0) return ctx.staff.rightsEverywhere.includes('staff.write')
  const given = held.map(({ role, store_id: storeId }) => ({ role, storeId }))
  return mayGiveAll(ctx, known, given)
}
