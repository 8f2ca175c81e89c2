import {
  mayGiveAll,
  ownRoleKey,
  type Right,
  type Role,
  rights,
  roles,
} from '@mallard/contract/people/staff/rights'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { ownRoles } from './role.repo.ts'
import { findStaffById, listStaff, rolesOf } from './staff.repo.ts'

interface HeldRole {
  readonly role: string
  /** null: in every store. */
  readonly storeId: number | null
}

/** What a role may do, and the store that it was made for; undefined for none of this partner. */
export interface KnownRole {
  readonly rights: readonly Right[]
  readonly storeId: number | null
  /** null: built in. */
  readonly name: string | null
}

/** Of what a version before knew, that which there still is. */
export const knownRights = (held: readonly string[]): Right[] =>
  rights.filter((right) => held.includes(right))

/** Every role of a partner by its key. */
export async function knownRoles(db: Db, partnerId: number): Promise<Map<string, KnownRole>> {
  const own = await ownRoles(db, partnerId)
  const all = new Map<string, KnownRole>()
  for (const [role, held] of Object.entries(roles))
    all.set(role, { rights: held, storeId: null, name: null })
  for (const { id, name, storeId, rights: held } of own)
    all.set(ownRoleKey(id), { name, storeId, rights: knownRights(held) })
  return all
}

/** All that roles come to, with the rights of the shop's own ones. */
export function rightsOf(held: readonly string[], own: readonly string[]): Right[] {
  return knownRights([
    ...held.flatMap((role): readonly string[] => roles[role as Role] ?? []),
    ...own,
  ])
}

/** What roles allow in a store; null: in every store of the partner. */
export function rightsIn(
  held: Awaited<ReturnType<typeof rolesOf>>,
  storeId: number | null,
): Right[] {
  const there = held.filter((role) => role.store_id === null || role.store_id === storeId)
  return rightsOf(
    there.map(({ role }) => role),
    there.flatMap((role) => role.rights ?? []),
  )
}

/**
 * Whether somebody owns the brand: they have every right in all stores. A role of the shop's own
 * that writes staff is none: it would set the limits that it stands under.
 */
export const isOwner = ({ staff }: Pick<StaffCtx, 'staff'>): boolean =>
  rights.every((right) => staff.rightsEverywhere.includes(right))

/** What somebody may do where a role is to hold: in the store that they work in, or everywhere. */
export type Reach = (storeId: number | null) => readonly Right[]

/**
 * That of who asks, read again where the staff of the brand are held: it may have been taken from
 * them since the call began.
 */
export async function reachOf(trx: Db, { staff, scope }: StaffCtx): Promise<Reach> {
  const isActive = (await findStaffById(trx, staff.id)) !== undefined
  const held = isActive ? await rolesOf(trx, staff.id) : []
  return (storeId) => rightsIn(held, storeId === scope.storeId ? storeId : null)
}

/** Whether roles may be given: together within one's own rights, and each where it is made for. */
export function mayGiveRoles(
  reach: Reach,
  known: ReadonlyMap<string, KnownRole>,
  held: readonly HeldRole[],
): boolean {
  const given = held.flatMap(({ role, storeId }) => {
    const found = known.get(role)
    const isHere = found && (found.storeId === null || found.storeId === storeId)
    return isHere ? [{ storeId, rights: found.rights }] : []
  })
  return given.length === held.length && mayGiveAll(reach, given)
}

/** Whether somebody may be changed: who may give all that they have. */
export async function mayTouch(
  trx: Db,
  reach: Reach,
  known: ReadonlyMap<string, KnownRole>,
  id: number,
): Promise<boolean> {
  const held = await rolesOf(trx, id)
  if (held.length === 0) return reach(null).includes('staff.write')
  const given = held.map(({ role, store_id: storeId }) => ({ role, storeId }))
  return mayGiveRoles(reach, known, given)
}

/** Who of the staff has a right in a store. */
export async function staffWith(
  db: Db,
  { partnerId, storeId }: Scope,
  right: Right,
): Promise<{ id: number; name: string }[]> {
  const known = await knownRoles(db, partnerId)
  const isHeld = ({ role, storeId: where }: HeldRole) =>
    (where ?? storeId) === storeId && known.get(role)?.rights.includes(right) === true
  const everyone = await listStaff(db, partnerId)
  return everyone
    .filter(({ active, roles: held }) => active && held.some((each) => isHeld(each)))
    .map(({ id, name }) => ({ id, name }))
}
