import type { Db } from '#platform/db/database.ts'
import {
  lockHolding,
  overdueOf,
  writeMany,
  writePoints,
  type Given,
  type Holding,
  type PointsOwner,
} from './points.repo.ts'
import { rulesIn } from './points-rules.service.ts'
import { expiryOf } from './points.rules.ts'

/** One row of a member's ledger that another feature wants written. */
export interface PointsChange {
  /** Points, never negative. */
  readonly points: number
  /** What it is for, with a title in `bizTitles`; once for each `bizId` of a member. */
  readonly bizType: string
  readonly bizId: string
  readonly at: Date
}

/**
 * Gives points, what the member owes first; in the caller's transaction. False when there is nothing
 * to give or this row is there already.
 */
export async function creditPoints(
  trx: Db,
  owner: PointsOwner,
  { points, bizType, bizId, at }: PointsChange,
): Promise<boolean> {
  const holding = await lockHolding(trx, owner)
  if (!holding || points === 0) return false
  const paid = Math.min(holding.debt, points)
  return writePoints(trx, owner, {
    delta: points - paid,
    owed: -paid,
    bizType,
    bizId,
    expireAt: expiryOf(at.getTime(), await rulesIn(trx, owner.partnerId)),
    at,
  })
}

/**
 * Gives many members what they had elsewhere, none of whom owes points; in the caller's transaction,
 * once for each `bizId`. Points run out as those that are earned today.
 */
export async function bringPoints(
  trx: Db,
  partnerId: number,
  given: readonly Given[],
  entry: { readonly bizId: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const some = given.filter(({ points, growth }) => points > 0 || growth > 0)
  if (some.length === 0) return
  const expireAt = expiryOf(entry.at.getTime(), await rulesIn(trx, partnerId)) ?? null
  await writeMany(trx, partnerId, some, { ...entry, bizType: 'adjust', expireAt })
}

/**
 * Takes the points whose time is over, in the caller's transaction, which holds the member until
 * its end; what is left, undefined where there is nobody. Whoever spends does this first: what goes
 * out counts against the oldest.
 */
export async function takeOverdue(
  trx: Db,
  owner: PointsOwner,
  at: Date,
): Promise<Holding | undefined> {
  const holding = await lockHolding(trx, owner)
  if (!holding || holding.points === 0) return holding
  const points = Math.min(await overdueOf(trx, owner, at), holding.points)
  const entry = { delta: -points, bizType: 'expire', bizId: at.toISOString(), at }
  if (points === 0 || !(await writePoints(trx, owner, entry))) return holding
  return { ...holding, points: holding.points - points }
}

/**
 * Takes points that are there, in the caller's transaction; false when there are fewer, and nothing
 * is taken. Nothing to take is taken.
 */
export async function debitPoints(
  trx: Db,
  owner: PointsOwner,
  { points, bizType, bizId, at }: PointsChange,
): Promise<boolean> {
  if (points === 0) return true
  const holding = await takeOverdue(trx, owner, at)
  if (!holding || holding.points < points) return false
  return writePoints(trx, owner, { delta: -points, bizType, bizId, at })
}
