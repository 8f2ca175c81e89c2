import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs work in a savepoint: if it throws, what it wrote is rolled back and the error rethrown, while
 * the transaction stays usable. They nest.
 */
export async function inSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint inside`.execute(trx)
  try {
    const done = await work()
    await sql`release savepoint inside`.execute(trx)
    return done
  } catch (error) {
    await sql`rollback to savepoint inside`.execute(trx)
    await sql`release savepoint inside`.execute(trx)
    throw error
  }
}
