import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { placeOrder } from '#app/testing/test-buyer.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = async ({ make, owner, buyer, sku, theirs }) => ({
  admin: {
    'orderAdmin.price': {
      own: async () => {
        const sn = await make.orderOf(buyer)
        const { version, prices } = await owner.data(orderAdminCalls.detail, { sn })
        const lines = prices.lines.map(({ orderItemId, amount }) => ({
          orderItemId,
          amount: amount - 1,
        }))
        return { sn, version, lines, freightAmount: prices.freight.amount, reason: '老客优惠' }
      },
      theirs: { sn: theirs.orderSn, lines: [{ orderItemId: theirs.orderItemId, amount: 1 }] },
      missing: { sn: gone.sn, lines: [{ orderItemId: largestId, amount: 1 }] },
      plain: ['version', 'freightAmount', 'reason'],
    },
    'priceAdmin.waiting': { own: async () => ({}) },
    'priceAdmin.decide': {
      own: async () => {
        const quantity = Math.ceil(200_002 / sku.price)
        const { orderSn: sn } = await placeOrder(buyer, [{ ...sku, quantity }])
        const { version, prices } = await owner.data(orderAdminCalls.detail, { sn })
        const lines = [{ orderItemId: prices.lines[0]!.orderItemId, amount: 1 }]
        const freightAmount = prices.freight.amount
        const lower = { sn, version, lines, freightAmount, reason: '议价' }
        await owner.data(orderAdminCalls.price, lower)
        const waiting = await owner.data(priceAdminCalls.waiting, {})
        const { id } = waiting.find(({ orderSn }) => orderSn === sn)!
        return { id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: await theirs.proposalOf('price') },
      missing: { id: largestId },
      plain: ['phoneCode', 'note'],
    },
  },
})
