import type { Db } from '#platform/db/database.ts'
import { lockHolding, writeGrowth, writePoints, type PointsOwner } from './points.repo.ts'

/**
 * What a member has is gone with the account, by a row of each ledger; a debt is let go.
 * Repeatable; in the caller's transaction.
 */
export async function closeHoldings(trx: Db, owner: PointsOwner, at: Date): Promise<void> {
  const holding = await lockHolding(trx, owner)
  if (!holding) return
  const { points, debt, growth } = holding
  const entry = { bizType: 'close', bizId: at.toISOString(), at }
  if (points !== 0 || debt !== 0)
    await writePoints(trx, owner, { ...entry, delta: -points, owed: -debt })
  if (growth !== 0) await writeGrowth(trx, owner, { ...entry, delta: -growth })
}
