import type { Cart } from '@mallard/contract/cart/cart.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, yuan, fen, type Result } from '@mallard/kernel'
import { missingForAddOn } from '#features/promotion/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { readCart, setAddBuys, type AddBuyUnits } from './cart.repo.ts'
import { ownerOf } from './cart.service.ts'
import { cartView, pricedCart } from './view.service.ts'

interface AddBuyWish {
  readonly promotionId: number
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
}

export async function addBuyAdd(ctx: ShopperCtx, wish: AddBuyWish): Promise<Result<Cart, ErrorName>> {
  if (wish.items.length === 0) return refuse('noAddBuyChosen')
  return choose(ctx, wish, false)
}

export async function addBuyModify(ctx: ShopperCtx, wish: AddBuyWish): Promise<Result<Cart, ErrorName>> {
  if (wish.items.length > 0) return choose(ctx, wish, true)
  const owner = ownerOf(ctx)
  const { db, clock } = ctx.services
  const gone = await setAddBuys(db, owner, wish.promotionId, [], true, new Date(clock.now()))
  return gone > 0 ? ok(await cartView(ctx, await readCart(db, owner))) : refuse('noAddBuyChosen')
}

/** Add-on lines are taken only when the ticked lines have earned them; whether they still have is asked again with every price. */
async function choose(ctx: ShopperCtx, { promotionId, items }: AddBuyWish, isWhole: boolean): Promise<Result<Cart, ErrorName>> {
  const owner = ownerOf(ctx)
  const { db, clock } = ctx.services
  const cart = await readCart(db, owner)
  const { quote, running } = await pricedCart(ctx, cart)
  const promotion = running.find((each) => each.promotion.id === promotionId)?.promotion
  if (promotion?.type !== 3) return refuse('promotionOver')
  const missing = missingForAddOn(promotion, quote.reach)
  if (missing > 0) return refuse('addBuyMissing', { amount: yuan(fen(missing)) })

  const wished = new Map<number, AddBuyUnits>()
  for (const { productSn, quantity } of items) {
    const offer = cart.promotions.addOns.find((each) => each.productSn === productSn)
    if (!offer || !promotion.rule.items.some(({ skuId }) => skuId === offer.skuId)) return refuse('notFound')
    if (!offer.isOnSale) return refuse('offShelf')
    if (offer.available < quantity) return offer.available > 0 ? refuse('notEnoughStock', { left: offer.available }) : refuse('soldOut')
    wished.set(offer.skuId, { skuId: offer.skuId, quantity, salePrice: offer.salePrice })
  }
  const staying = isWhole ? [] : cart.rows.filter(({ addBuyId, skuId }) => addBuyId === promotionId && !wished.has(skuId))
  const units = [...wished.values(), ...staying].reduce((sum, { quantity }) => sum + quantity, 0)
  if (units > promotion.rule.most) return refuse('addBuyOver', { most: promotion.rule.most })
  await setAddBuys(db, owner, promotionId, [...wished.values()], isWhole, new Date(clock.now()))
  return ok(await cartView(ctx, await readCart(db, owner)))
}
