import { fen, type Instant, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cataloguePrice } from './catalogue-price.service.ts'
import { runningAt } from './compiled.rules.ts'
import { compiledOf } from './promotion.service.ts'
import { readVersion } from './promotion.repo.ts'

/** A row of an activity that names a SKU and what the store asks for it; null: it names none. */
interface PricedRow {
  readonly skuId: number | null
  readonly salePrice: number | null
}

/**
 * The rows at what everyone pays for their SKUs without an activity: what its prices are struck
 * against and must be below. `at` is when they are to be paid, if that is later.
 */
export async function withPriceNow<Row extends PricedRow>(
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  now: Instant,
  at: Instant = now,
): Promise<Row[]> {
  if (rows.every(({ skuId }) => skuId === null)) return [...rows]
  const store = await compiledOf(db, scope, await readVersion(db, scope), now)
  const running = runningAt(store, Math.max(now, at))
  if (running.length === 0) return [...rows]
  const categories = await categoriesOf(db, scope, rows)
  return rows.map((row) => {
    const { skuId, salePrice } = row
    const categoryId = skuId === null ? undefined : categories.get(skuId)
    if (skuId === null || salePrice === null || categoryId === undefined) return row
    return {
      ...row,
      salePrice: cataloguePrice({ running }, { skuId, categoryId }, fen(salePrice)),
    }
  })
}

/** The same of one row, about a SKU. */
export async function atPriceNow<Row extends Pick<PricedRow, 'salePrice'>>(
  db: Db,
  scope: Scope,
  skuId: number | null,
  row: Row | undefined,
  now: Instant,
  at: Instant = now,
): Promise<Row | undefined> {
  return row && (await withPriceNow(db, scope, [{ ...row, skuId }], now, at))[0]
}

/** Whether an activity's price is less than what one pays without it: else it is not shown. */
export const isCheaper = (price: number, { salePrice }: Pick<PricedRow, 'salePrice'>): boolean =>
  salePrice === null || price < salePrice

async function categoriesOf(
  db: Db,
  { partnerId }: Scope,
  rows: readonly PricedRow[],
): Promise<ReadonlyMap<number, number>> {
  const skuIds = rows.flatMap(({ skuId }) => skuId ?? [])
  const { rows: found } = await sql<{ skuId: number; categoryId: number }>`
    select k.id as "skuId", g.category_id as "categoryId"
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    where k.partner_id = ${partnerId} and k.id = any(${skuIds}::bigint[])`.execute(db)
  return new Map(found.map(({ skuId, categoryId }) => [skuId, categoryId]))
}
