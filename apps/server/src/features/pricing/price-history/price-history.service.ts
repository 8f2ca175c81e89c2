import { fen, type Fen, type Instant, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { lowestBefore } from './price-history.repo.ts'

/** What of a row of an activity says against what its price is struck. */
interface OfActivity {
  /** Code of the way to buy, and the activity. */
  readonly kind: number
  readonly id: number
  readonly startAt: Instant
}

/** A row of an activity with fen that its price is struck against; 0: nothing. */
export interface Struck {
  readonly struckPrice: number
}

/** What a page says of it: nothing where it is no more than the price. */
export const struckOf = (struckPrice: number | undefined, price: number): { struckPrice?: Fen } =>
  struckPrice !== undefined && struckPrice > price ? { struckPrice: fen(struckPrice) } : {}

/**
 * The rows of activities with fen that their prices are struck against: what everyone pays without
 * them, and no more than the lowest of the seven days before they began; 0 where nothing is known of
 * these days.
 */
export async function withStruck<
  Row extends { readonly skuId: number; readonly salePrice: number },
>(
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  of: (row: Row) => OfActivity,
): Promise<(Row & Struck)[]> {
  const sales = rows.map((row) => {
    const { kind, id, startAt } = of(row)
    return { skuId: row.skuId, since: startAt, kind, id }
  })
  const lowest = await lowestBefore(db, scope, sales)
  return rows.map((row, place) => ({
    ...row,
    struckPrice: Math.min(row.salePrice, lowest[place] ?? 0),
  }))
}
