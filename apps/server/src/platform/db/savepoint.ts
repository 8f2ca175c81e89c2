import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Does work inside a transaction so that what it throws has written nothing, while the transaction
 * goes on; it is thrown on. One inside of another is undone alone.
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
