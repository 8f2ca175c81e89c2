import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, yuan, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import { readCart, setAddBuys, type AddBuyUnits } from './cart.repo.ts'
import { ownerOf } from './cart.service.ts'
import { addOnOf, cartView, pricedCart } from './view.service.ts'

interface AddBuyInput {
  readonly promotionId: number
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
}

export async function addBuyAdd(
  ctx: ShopperCtx,
  input: AddBuyInput,
): Promise<Result<Cart, ErrorName>> {
  if (input.items.length === 0) return refuse('noAddBuyChosen')
  return choose(ctx, input, false)
}

export async function addBuyModify(
  ctx: ShopperCtx,
  input: AddBuyInput,
): Promise<Result<Cart, ErrorName>> {
  if (input.items.length > 0) return choose(ctx, input, true)
  const owner = ownerOf(ctx)
  const { db, clock } = ctx.services
  const gone = await setAddBuys(db, owner, input.promotionId, [], true, new Date(clock.now()))
  return gone > 0 ? ok(await cartView(ctx, await readCart(db, owner))) : refuse('noAddBuyChosen')
}

/**
 * Add-on lines are taken only when the ticked lines have earned them; whether they still have is
 * asked again with every price.
 */
async function choose(
  ctx: ShopperCtx,
  { promotionId, items }: AddBuyInput,
  isWhole: boolean,
): Promise<Result<Cart, ErrorName>> {
  const owner = ownerOf(ctx)
  const { db, clock } = ctx.services
  const cart = await readCart(db, owner)
  const { quote, running } = await pricedCart(ctx, cart)
  const addOn = addOnOf(running, promotionId)
  if (!addOn) return refuse('promotionOver')
  const missing = addOn.missing(quote.reach)
  if (missing > 0) return refuse('addBuyMissing', { amount: yuan(missing) })

  const wished = new Map<number, AddBuyUnits>()
  for (const { productSn, quantity } of items) {
    const offer = cart.promotions.addOns.find((each) => each.productSn === productSn)
    if (!offer || !addOn.prices.has(offer.skuId)) return refuse('notFound')
    if (!offer.isOnSale) return refuse('offShelf')
    if (offer.available < quantity)
      return offer.available > 0
        ? refuse('notEnoughStock', { left: offer.available })
        : refuse('soldOut')
    wished.set(offer.skuId, { skuId: offer.skuId, quantity, salePrice: offer.salePrice })
  }
  const staying = isWhole
    ? []
    : cart.rows.filter(({ addBuyId, skuId }) => addBuyId === promotionId && !wished.has(skuId))
  const units = [...wished.values(), ...staying].reduce((sum, { quantity }) => sum + quantity, 0)
  if (units > addOn.most) return refuse('addBuyOver', { most: addOn.most })
  await setAddBuys(db, owner, promotionId, [...wished.values()], isWhole, new Date(clock.now()))
  return ok(await cartView(ctx, await readCart(db, owner)))
}
