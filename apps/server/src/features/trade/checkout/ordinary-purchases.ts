import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok } from '@mallard/kernel'
import { z } from 'zod'
import { applicable } from '#features/pricing/promotion/index.ts'
import { buyNowLine, cartLines, type OpenFlow } from './checkout.repo.ts'
import type { Occasion, Pricing, PurchaseKind } from './purchase-kind.ts'

/** Everything may lower the price of an ordinary purchase, and it counts nothing besides stock. */
const ordinary = {
  context: z.null(),
  refundPolicy: { freesQuota: true },
  drawsCoupons: true,
  price: async ({ db, scope, now }: Occasion, flow: OpenFlow): Promise<Pricing> => ({
    ...(await applicable(db, scope, flow.promotions, now)),
    deductible: flow,
  }),
} as const

/** Chosen lines of the cart; they leave it when the order is made. */
export const cartPurchase: PurchaseKind<null, { ids: number[] }> = {
  ...ordinary,
  code: orderKind.cart,
  input: z.strictObject({ ids: z.array(z.number()) }),
  open: async (_occasion, owner, input) => {
    const ids = [...new Set(input.ids)].sort((a, b) => a - b)
    return ok({
      cartId: ids.join(','),
      found: cartLines(owner, ids),
      count: ids.length,
      missing: 'cartLineGone',
      context: null,
    })
  },
  usedUp: (flow) => flow.lines.map(({ cartItemId }) => cartItemId),
}

/** One SKU straight from its page; the cart stays as it is. */
export const buyNowPurchase: PurchaseKind<null, { productSn: string; quantity: number }> = {
  ...ordinary,
  code: orderKind.buyNow,
  input: z.strictObject({ productSn: z.string(), quantity: z.number() }),
  open: async (_occasion, owner, input) =>
    ok({
      cartId: '0',
      found: buyNowLine(owner, input),
      count: 1,
      missing: 'notFound',
      context: null,
    }),
}
