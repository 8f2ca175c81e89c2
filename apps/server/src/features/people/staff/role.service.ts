import type { RoleRow } from '@mallard/contract/people/staff/role.calls'
import {
  ownRoleKey,
  type Right,
  roleNames,
  roles,
  withNeeded,
} from '@mallard/contract/people/staff/rights'
import { roleText } from '@mallard/contract/people/staff/role-words'
import { nameKey, ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { audit, changesOf } from './audit.ts'
import { makeOnce } from './once.ts'
import { knownRights, type Reach, reachOf } from './reach.ts'
import {
  deleteOwnRole,
  insertOwnRole,
  lockOwnRole,
  type OwnRole,
  ownRoles,
  roleHolders,
  updateOwnRole,
} from './role.repo.ts'
import { lockOwners } from './staff.repo.ts'

export async function list(ctx: StaffCtx): Promise<Result<RoleRow[], never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const [own, holders] = await Promise.all([ownRoles(db, partnerId), roleHolders(db, partnerId)])
  const builtIn = roleNames.map((role): RoleRow => ({
    role,
    id: null,
    name: '',
    storeId: null,
    rights: [...roles[role]],
    holders: holders.get(role) ?? 0,
    version: 0,
  }))
  const made = own.map(({ id, name, storeId, rights: held, version }): RoleRow => ({
    role: ownRoleKey(id),
    id,
    name,
    storeId,
    rights: knownRights(held),
    holders: holders.get(ownRoleKey(id)) ?? 0,
    version,
  }))
  return ok([...builtIn, ...made])
}

interface Saving {
  readonly id?: number | undefined
  readonly name: string
  readonly storeId: number | null
  readonly rights: readonly Right[]
  readonly version: number
  readonly requestId: string
}
type SaveRefusal =
  | 'notFound'
  | 'forbidden'
  | 'beyondOwn'
  | 'roleNameTaken'
  | 'roleTooMany'
  | 'versionConflict'
  | 'badInput'

/** Why somebody may not write a role of these rights at its place. */
function refusalOf(
  reach: Reach,
  { storeId, rights: held }: Pick<OwnRole, 'storeId' | 'rights'>,
): 'forbidden' | 'beyondOwn' | undefined {
  const mine = reach(storeId)
  if (!mine.includes('staff.write')) return 'forbidden'
  return knownRights(held).every((right) => mine.includes(right)) ? undefined : 'beyondOwn'
}

/** They are all read together, and shown on one page. */
const maxOwnRoles = 100

/** Names that the built-in roles have in either language. */
const builtInKeys = new Set(
  roleNames.flatMap((role) => [nameKey(roleText(role, false)), nameKey(roleText(role, true))]),
)

export async function save(ctx: StaffCtx, input: Saving): Promise<Result<RoleRow[], SaveRefusal>> {
  if (builtInKeys.has(nameKey(input.name))) return refuse('roleNameTaken')
  const { id, storeId } = input
  const wanted = { name: input.name, storeId, rights: withNeeded(input.rights) }
  type Saved = Result<undefined, SaveRefusal>
  try {
    const saved = await transact(ctx.services.db, async (trx): Promise<Saved> => {
      // Nobody is given other roles meanwhile, who asks neither.
      await lockOwners(trx, ctx.scope.partnerId)
      const reach = await reachOf(trx, ctx)
      const refused = refusalOf(reach, wanted)
      if (refused) return refuse(refused)
      return id === undefined
        ? make(trx, ctx, input, wanted)
        : change(trx, ctx, { id, version: input.version, reach }, wanted)
    })
    return saved.ok ? list(ctx) : saved
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('roleNameTaken')
    if (isForeignKeyViolation(error)) return refuse('badInput', { field: '门店不存在' })
    throw error
  }
}

type Wanted = Pick<OwnRole, 'name' | 'storeId' | 'rights'>

async function make(
  trx: Db,
  ctx: StaffCtx,
  { requestId }: Pick<Saving, 'requestId'>,
  { storeId, ...wanted }: Wanted,
): Promise<Result<undefined, 'roleTooMany'>> {
  let isOneTooMany = false
  await makeOnce(trx, ctx, 'role.save', requestId, async () => {
    const id = await insertOwnRole(trx, ctx.scope.partnerId, storeId, {
      ...wanted,
      nameKey: nameKey(wanted.name),
      at: new Date(ctx.clock.now()),
    })
    await audit(trx, ctx, 'role.save', `role ${id}`, changesOf({}, wanted))
    isOneTooMany = (await ownRoles(trx, ctx.scope.partnerId)).length > maxOwnRoles
    return id
  })
  return isOneTooMany ? refuse('roleTooMany') : ok(undefined)
}

interface Changing {
  readonly id: number
  readonly version: number
  readonly reach: Reach
}

async function change(
  trx: Db,
  ctx: StaffCtx,
  { id, version, reach }: Changing,
  { storeId, ...wanted }: Wanted,
): Promise<Result<undefined, SaveRefusal>> {
  const { partnerId } = ctx.scope
  const before = await lockOwnRole(trx, partnerId, id)
  if (!before || before.storeId !== storeId) return refuse('notFound')
  const refused = refusalOf(reach, before)
  if (refused) return refuse(refused)
  const changes = changesOf({ name: before.name, rights: before.rights }, wanted)
  if (Object.keys(changes).length === 0) return ok(undefined)
  if (before.version !== version) return refuse('versionConflict')
  const at = new Date(ctx.clock.now())
  await updateOwnRole(trx, partnerId, id, { ...wanted, nameKey: nameKey(wanted.name), at })
  await audit(trx, ctx, 'role.save', `role ${id}`, changes)
  return ok(undefined)
}

/** One that is gone already stays gone. */
export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<RoleRow[], 'forbidden' | 'beyondOwn' | 'roleHeld'>> {
  const { partnerId } = ctx.scope
  type Removed = Result<undefined, 'forbidden' | 'beyondOwn'>
  try {
    const removed = await transact(ctx.services.db, async (trx): Promise<Removed> => {
      await lockOwners(trx, partnerId)
      const role = await lockOwnRole(trx, partnerId, id)
      if (!role) return ok(undefined)
      const refused = refusalOf(await reachOf(trx, ctx), role)
      if (refused) return refuse(refused)
      await deleteOwnRole(trx, partnerId, id)
      await audit(trx, ctx, 'role.remove', `role ${id}`, {
        name: { before: role.name, after: null },
      })
      return ok(undefined)
    })
    return removed.ok ? list(ctx) : removed
  } catch (error) {
    if (isForeignKeyViolation(error)) return refuse('roleHeld')
    throw error
  }
}
