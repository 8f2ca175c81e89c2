import type { Watch } from '@mallard/contract/catalog/watch/watch.calls'
import { maxWatches, type WatchKind } from '@mallard/contract/catalog/watch/watch.codes'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { cataloguePricesOf, cataloguePrice } from '#features/pricing/promotion/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { deleteWatch, findSku, insertWatch, watchesOf, type Watcher } from './watch.repo.ts'

const watcherOf = ({ scope, shopper }: ShopperCtx): Watcher => ({ ...scope, memberId: shopper.id })

export async function list(
  ctx: ShopperCtx,
  { itemId }: { itemId: number },
): Promise<Result<{ list: Watch[] }, never>> {
  return ok({ list: await watchesOf(ctx.services.db, watcherOf(ctx), itemId) })
}

interface WatchInput {
  readonly productSn: string
  readonly kind: WatchKind
  readonly isOn: boolean
}

/** Repeatable: a wish that is there stays as it was, with the price of that time. */
export async function set(
  ctx: ShopperCtx,
  { productSn, kind, isOn }: WatchInput,
): Promise<Result<Record<string, never>, 'notFound' | 'inStockNow' | 'tooManyWatches'>> {
  const { services, scope, clock } = ctx
  const sku = await findSku(services.db, scope, productSn)
  if (!sku) return refuse('notFound')
  const watcher = watcherOf(ctx)
  if (!isOn) {
    await deleteWatch(services.db, watcher, sku.skuId, kind)
    return ok({})
  }
  if (kind === 'stock' && sku.isThere) return refuse('inStockNow')
  const price = cataloguePrice(await cataloguePricesOf(services, scope), sku, fen(sku.salePrice))
  const wish = { skuId: sku.skuId, kind, price }
  const at = new Date(clock.now())
  const isNoted = await insertWatch(services.db, watcher, wish, maxWatches, at)
  return isNoted ? ok({}) : refuse('tooManyWatches', { limit: maxWatches })
}
