import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { noteStaffChange } from './independence.repo.ts'
import { insertAudit, saveStaff } from './staff.repo.ts'

export interface FirstOwner {
  readonly login: string
  readonly name: string
  readonly passwordHash: string
}

/**
 * Adds the owner of a brand that begins, in the caller's transaction; a login that somebody has is a
 * unique violation.
 */
export async function addFirstOwner(
  trx: Db,
  partnerId: number,
  owner: FirstOwner,
  at: Date,
): Promise<void> {
  const roles = [{ role: 'owner', storeId: null }]
  const change = { ...owner, active: true, isGiven: true, roles }
  const staffId = await saveStaff(trx, partnerId, undefined, change, at)
  if (staffId === undefined) throw new Error('a person who was added is not there')
  // Whoever gave the password is no colleague: there is nobody else in the brand.
  await noteStaffChange(trx, { partnerId, staffId, by: null, kind: 'create', at })
}

/**
 * Makes somebody an owner of all stores of their brand, at the machine itself, also one who may not
 * sign in any more; undefined when nobody has this login.
 */
export async function makeOwner(
  db: Db,
  login: string,
  at: Date,
): Promise<{ readonly name: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('staff')
      .where('login', '=', login)
      .select(['id', 'partner_id', 'name', 'active'])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) return undefined
    const { id, partner_id: partnerId, name, active } = person
    await trx.updateTable('staff').set({ active: true }).where('id', '=', id).execute()
    await sql`
      insert into staff_role (partner_id, staff_id, store_id, role)
      values (${partnerId}, ${id}, null, 'owner')
      on conflict do nothing`.execute(trx)
    await noteStaffChange(trx, { partnerId, staffId: id, by: null, kind: 'change', at })
    await insertAudit(trx, {
      partnerId,
      storeId: null,
      staffId: null,
      staffName: 'npm run staff',
      action: 'staff.save',
      object: `staff ${id}`,
      changes: {
        roles: { before: null, after: [{ role: 'owner', storeId: null }] },
        ...(!active && { active: { before: false, after: true } }),
      },
      ip: '',
      at,
    })
    return { name }
  })
}
