import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { noteStaffChange } from './independence.repo.ts'
import { insertAudit } from './staff.repo.ts'

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
      insert into staff_role (partner_id, staff_id, store_id, role) values (${partnerId}, ${id}, null, 'owner')
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
