import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ make }) => {
  const flowOf = async (who: Caller) =>
    who.data(checkoutCalls.checkout, { ids: [await make.lineOf(who)] })
  const missing = { flowId: gone.flowId, cartId: gone.cartId }
  return {
    owned: {
      'checkout.checkout': {
        own: async (who) => ({ ids: [await make.lineOf(who)] }),
        missing: { ids: gone.ids },
        // That a room is one's own is the test of bargain.
        plain: ['productSn', 'quantity', 'bargainRoomId'],
      },
      'checkout.flow': { own: flowOf, missing },
      'checkout.flowModify': {
        own: async (who) => ({
          ...(await flowOf(who)),
          addressId: await make.addressOf(who),
          remark: '放门口',
        }),
        missing: { ...missing, addressId: gone.id },
        // Somebody else's coupon is as good as none: the coupon's own tests.
        plain: ['remark', 'invoice', 'useIntegration', 'couponHistoryId', 'freightCouponHistoryId'],
      },
      'checkout.submit': {
        own: async (who) => {
          const flow = await flowOf(who)
          await who.data(checkoutCalls.flow, flow)
          return flow
        },
        missing,
        plain: ['expectPayAmount', 'expectGifts', 'expectReturns'],
      },
    },
  }
}
