import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { refuse, type Refused, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { removeLines } from './cart.repo.ts'
import { maxUnits } from './cart.rules.ts'
import { listCart, ownerOf } from './cart.service.ts'
import { lockLinesOfGoods, offerOfGoods, setSku } from './change-sku.repo.ts'

interface Change {
  readonly id: number
  readonly productSn: string
}

/**
 * Another colour or size of the same goods. What is in the cart of it already joins the line, as
 * far as there is enough; the line stays where it is.
 */
export async function changeSku(ctx: ShopperCtx, change: Change): Promise<Result<Cart, ErrorName>> {
  try {
    return (await changed(ctx, change)) ?? listCart(ctx)
  } catch (error) {
    // The same SKU was put into the cart a moment ago: it joins at the second look.
    if (!isUniqueViolation(error)) throw error
    return (await changed(ctx, change)) ?? listCart(ctx)
  }
}

function changed(
  ctx: ShopperCtx,
  { id, productSn }: Change,
): Promise<Refused<ErrorName> | undefined> {
  const owner = ownerOf(ctx)
  return ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      const lines = await lockLinesOfGoods(trx, owner, id)
      const line = lines.find((each) => each.id === id)
      if (!line) return refuse('cartLineGone')
      if (line.productSn === productSn) return undefined
      const offer = await offerOfGoods(trx, owner, line.goodsId, productSn)
      if (!offer) return refuse('notFound')
      if (!offer.isOnSale) return refuse('offShelf')
      if (offer.available <= 0) return refuse('soldOut')
      const joined = lines.find(({ skuId }) => skuId === offer.skuId)
      const quantity = Math.min(
        line.quantity + (joined?.quantity ?? 0),
        offer.available,
        offer.maxPerUser || maxUnits,
        maxUnits,
      )
      if (joined) await removeLines(trx, owner, [joined.id])
      await setSku(trx, owner, id, {
        skuId: offer.skuId,
        salePrice: offer.salePrice,
        quantity,
        isChecked: line.isChecked || joined?.isChecked === true,
      })
      return undefined
    })
}
