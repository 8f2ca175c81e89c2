import type { Db } from '#platform/db/database.ts'
import { noteStaffChange } from './independence.repo.ts'
import { newPassword } from './new-password.ts'
import { hashPassword } from '#platform/password.ts'
import { deleteFactor } from './second-factor.repo.ts'
import { findByLogin, insertAudit, setPassword } from './staff.repo.ts'
import { revokeStaffSessions } from './staff-session.repo.ts'

/**
 * Gives somebody a new password at the machine itself, where no other one is needed, and takes the
 * second factor away, which may be what was lost; undefined when nobody who may sign in has this
 * login.
 */
export async function resetPassword(
  db: Db,
  login: string,
  at: Date,
): Promise<{ readonly name: string; readonly password: string } | undefined> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const person = await findByLogin(trx, login)
    if (!person) return undefined
    await setPassword(trx, person.id, passwordHash, true)
    const hadFactor = await deleteFactor(trx, {
      partnerId: person.partner_id,
      staffId: person.id,
    })
    await noteStaffChange(trx, {
      partnerId: person.partner_id,
      staffId: person.id,
      by: null,
      kind: 'password',
      at,
    })
    await revokeStaffSessions(trx, person.id, at, {})
    await insertAudit(trx, {
      partnerId: person.partner_id,
      storeId: null,
      staffId: null,
      staffName: 'npm run staff',
      action: 'staff.password',
      object: `staff ${person.id}`,
      changes: {
        password: { before: null, after: true },
        ...(hadFactor && { factor: { before: true, after: false } }),
      },
      ip: '',
      at,
    })
    return { name: person.name, password }
  })
}
