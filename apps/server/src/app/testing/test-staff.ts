import type { Db } from '#platform/db/database.ts'

/**
 * Lets somebody keep the password that another gave them: what most tests ask is not about the first
 * sign-in, at which nothing is answered before it is changed.
 */
export async function keepPassword(db: Db, login: string): Promise<void> {
  await db.updateTable('staff').set({ password_given: false }).where('login', '=', login).execute()
}
