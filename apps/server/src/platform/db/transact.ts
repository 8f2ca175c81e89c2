import type { Refused, Result } from '@mallard/kernel'
import type { Db } from './database.ts'

/** Leaves a transaction with a refusal. */
class RolledBack extends Error {
  override readonly name = 'RolledBack'
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refusal)
    this.refused = refused
  }
}

/**
 * Does work in a transaction of its own: what it returns as a refusal has written nothing, what it
 * throws neither. Who may meet conflicts of transactions wraps it in `retryOnConflict`.
 */
export async function transact<T, R extends string>(
  db: Db,
  work: (trx: Db) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx)
      if (!result.ok) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    // Of this very work: none other ends this transaction.
    if (error instanceof RolledBack) return error.refused as Refused<R>
    throw error
  }
}
