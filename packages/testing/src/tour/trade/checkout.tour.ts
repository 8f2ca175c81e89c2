import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { at, type TourPart } from '../part.ts'

export const checkoutTour = {
  pages: async ({ goods, shopper }) => {
    const { cartId } = await shopper.data(cartCalls.add, { goods: goods.productSn, qty: 1 })
    const flow = await shopper.data(checkoutCalls.checkout, { ids: [cartId] })
    const arr = (await shopper.data(cartCalls.list, {})).addBuy[0]?.promotionId ?? 1
    return { ...at('addBuy', { arr }), ...at('orderCheckout', flow) }
  },
} satisfies TourPart
