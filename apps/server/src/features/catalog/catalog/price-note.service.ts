import { fen, ok, refuse, type Result, type Instant, type Scope } from '@mallard/kernel'
import {
  beginsOf,
  lowestBefore,
  notePublicPrices,
  openPrices,
  writeStruck,
} from '#features/pricing/price-history/index.ts'
import { type CataloguePrices, publicPrice } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { refreshAvailability } from './catalog.stock.ts'
import { lockPriced, type PricedSku } from './price-note.repo.ts'
import { struckPrice } from './struck.rules.ts'

type Running = Pick<CataloguePrices, 'running'>

/**
 * After a price, a list price, its basis or the shelf of goods changed, in the same transaction:
 * what `notePrices` does, and lists show it. Every writer of a price ends with this.
 */
export async function followPrices(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
  running: Running,
  now: Instant,
): Promise<void> {
  await notePrices(trx, scope, goodsIds, running, now)
  await refreshAvailability(trx, scope, goodsIds)
}

/**
 * Appends what everyone pays for goods from now on, where that is something else than before, and
 * decides again what is struck through; whether anything changed.
 */
export async function notePrices(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
  { running }: Running,
  now: Instant,
): Promise<boolean> {
  const skus = await lockPriced(trx, scope, goodsIds)
  const before = await openPrices(
    trx,
    scope,
    skus.map(({ skuId }) => skuId),
  )
  const prices = skus.map((sku) =>
    sku.isOnSale
      ? { skuId: sku.skuId, ...publicPrice({ running }, sku, fen(sku.salePrice)) }
      : { skuId: sku.skuId, price: null, promotionId: null },
  )
  const changed = prices.filter(({ skuId, price }) => price !== (before.get(skuId)?.price ?? null))
  await notePublicPrices(trx, scope, changed, new Date(now))
  const lowest = await lowestOf(trx, scope, skus)
  const begun = new Set(changed.map(({ skuId }) => skuId))
  const struck = skus
    .filter(({ isOnSale }) => isOnSale)
    .map(({ basis, listPrice, skuId }) => ({
      skuId,
      struck: struckPrice({ basis, listPrice, lowest: lowest.get(skuId) ?? null }),
    }))
    .filter((each) => each.struck !== (begun.has(each.skuId) ? 0 : before.get(each.skuId)?.struck))
  await writeStruck(trx, scope, struck)
  return changed.length > 0 || struck.length > 0
}

/** Of the SKUs whose list price rests on it: the lowest price before the one of now. */
async function lowestOf(
  trx: Db,
  scope: Scope,
  skus: readonly PricedSku[],
): Promise<ReadonlyMap<number, number | null>> {
  const recent = skus.filter(({ basis, isOnSale }) => basis === 'recent' && isOnSale)
  const begins = await beginsOf(
    trx,
    scope,
    recent.map(({ skuId }) => skuId),
  )
  const sales = begins.map((each) => ({ ...each, kind: 0, id: 0 }))
  const lowest = await lowestBefore(trx, scope, sales)
  return new Map(sales.map(({ skuId }, place) => [skuId, lowest[place] ?? null]))
}

/**
 * Whether list prices that staff wrote may stand, once `followPrices` has run: one above the price
 * needs a basis, and one that rests on the last days is no more than their lowest price.
 */
export async function listPricesStand(
  trx: Db,
  scope: Scope,
  {
    goodsIds,
    skuIds,
  }: { readonly goodsIds: readonly number[]; readonly skuIds?: readonly number[] },
): Promise<Result<void, 'listPriceNoBasis' | 'listPriceAboveLowest'>> {
  const skus = (await lockPriced(trx, scope, goodsIds)).filter(
    ({ skuId, salePrice, listPrice }) =>
      listPrice > salePrice && (skuIds === undefined || skuIds.includes(skuId)),
  )
  const bare = skus.find(({ basis }) => basis === 'none')
  if (bare) return refuse('listPriceNoBasis', { sn: bare.productSn })
  const recent = skus.filter(({ basis, isOnSale }) => basis === 'recent' && isOnSale)
  const lowest = await lowestOf(trx, scope, recent)
  for (const { skuId, productSn: sn, listPrice } of recent) {
    const most = lowest.get(skuId) ?? 0
    if (listPrice > most) return refuse('listPriceAboveLowest', { sn, most })
  }
  return ok(undefined)
}
