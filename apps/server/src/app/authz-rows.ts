import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Caller } from '@mallard/testing/caller'
import { invoiceRows } from './authz-invoice-rows.ts'
import { pickupRows } from './authz-pickup-rows.ts'
import type { Input, OwnedRow } from './test-access.ts'
import { gone, type makers } from './test-makers.ts'

/**
 * Every row with authz `owner`, by `domain.name`. A new row must be added here before the test lets
 * it pass.
 */
export function ownedRows(make: ReturnType<typeof makers>): Readonly<Record<string, OwnedRow>> {
  const bySn = (of: (who: Caller) => Promise<string>, plain: readonly string[] = []): OwnedRow => ({
    own: async (who) => ({ sn: await of(who) }),
    missing: { sn: gone.sn },
    plain,
  })
  const byApply = (of = make.askedOf, more: Input = {}): OwnedRow => ({
    own: async (who) => ({ applyId: await of(who), ...more }),
    missing: { applyId: gone.sn },
  })
  return {
    'cart.updateQuantity': {
      own: async (who) => ({ id: await make.lineOf(who), quantity: 2 }),
      missing: { id: gone.id },
      plain: ['quantity'],
    },
    'cart.updateSku': {
      own: async (who) => ({ id: await make.lineOf(who), productSn: make.sku.productSn }),
      missing: { id: gone.id },
      plain: ['productSn'],
    },
    'cart.delete': {
      own: async (who) => ({ ids: [await make.lineOf(who)] }),
      missing: { ids: gone.ids },
    },
    'cart.checked': {
      own: async (who) => ({ adds: [await make.lineOf(who)], dels: [await make.lineOf(who)] }),
      missing: { adds: gone.ids, dels: gone.ids },
      plain: ['t'],
    },
    'cart.discount': {
      own: async (who) => ({ ids: [await make.lineOf(who)] }),
      missing: { ids: gone.ids },
      plain: ['promotionId'],
    },
    'checkout.checkout': {
      own: async (who) => ({ ids: [await make.lineOf(who)] }),
      missing: { ids: gone.ids },
      // That a room is one's own is the test of bargain.
      plain: ['productSn', 'quantity', 'bargainRoomId'],
    },
    'checkout.flow': {
      own: (who) => make.flowOf(who),
      missing: { flowId: gone.flowId, cartId: gone.cartId },
    },
    'checkout.flowModify': {
      own: async (who) => ({
        ...(await make.flowOf(who)),
        addressId: await make.addressOf(who),
        remark: '放门口',
      }),
      missing: { flowId: gone.flowId, cartId: gone.cartId, addressId: gone.id },
      // Somebody else's coupon is as good as none: the coupon's own tests.
      plain: ['remark', 'invoice', 'useIntegration', 'couponHistoryId', 'freightCouponHistoryId'],
    },
    'checkout.submit': {
      own: async (who) => {
        const flow = await make.flowOf(who)
        await who.data(checkoutCalls.flow, flow)
        return flow
      },
      missing: { flowId: gone.flowId, cartId: gone.cartId },
      plain: ['expectPayAmount', 'expectGifts', 'expectReturns'],
    },
    'member.sessionEnd': {
      own: async (who) => ({ id: await make.deviceOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'member.identityUnbind': {
      own: async (who) => ({ id: await make.identityOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'voucher.toPayOffline': {
      own: make.voucherFor,
      missing: { orderId: gone.sn, pics: ['0'.repeat(26)] },
      plain: ['payer', 'bank'],
      inEveryStore: true,
    },
    'voucher.offlineStatus': {
      own: async (who) => ({ orderId: await make.orderOf(who) }),
      missing: { orderId: gone.sn },
      inEveryStore: true,
    },
    'voucher.withdrawOffline': {
      own: async (who) => ({ orderId: await make.reviewingOf(who) }),
      missing: { orderId: gone.sn },
      inEveryStore: true,
    },
    ...invoiceRows(make, gone),
    'order.orderStatus': bySn(make.orderOf),
    'order.delete': bySn(make.doneOf),
    'order.confirm': bySn(make.shippedOf),
    'order.cancel': bySn(make.orderOf, ['reason']),
    'returns.orderDetail': bySn(make.paidOf, ['role']),
    'returns.apply': {
      own: async (who) => ({ sn: await make.paidOf(who), type: 0, reasonCode: 'unwanted' }),
      missing: { sn: gone.sn },
      plain: ['type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.cancel': byApply(),
    'returns.setFreight': {
      ...byApply(make.agreedOf, { companyCode: 'yuantong', deliverySn: 'YT9000000001' }),
      plain: ['companyCode', 'deliverySn'],
    },
    'returns.detail': byApply(),
    'returns.v2OrderDetail': {
      own: async (who) => ({ orderItemId: await make.paidItemOf(who) }),
      missing: { orderItemId: gone.id },
      plain: ['role'],
    },
    'returns.v2Apply': {
      own: async (who) => ({
        orderItemId: await make.paidItemOf(who),
        num: 1,
        type: 0,
        reasonCode: 'unwanted',
      }),
      missing: { orderItemId: gone.id },
      plain: ['num', 'exchangeProductSn', 'type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.v2Cancel': byApply(),
    'returns.v2SetFreight': {
      ...byApply(make.agreedOf, { companyCode: 'yuantong', deliverySn: 'YT9000000002' }),
      plain: ['companyCode', 'deliverySn'],
    },
    'returns.v2Detail': byApply(),
    ...pickupRows(make, gone),
    'order.detail': bySn(make.orderOf),
    'order.traceDetail': bySn(make.shippedOf),
    'payment.params': {
      own: async (who) => ({
        method: 'wxPay-JSAPI',
        sn: await make.orderOf(who),
        id: await make.openIdOf(who),
      }),
      missing: { sn: gone.sn, id: 'o-nobody' },
      plain: ['method'],
      inEveryStore: true,
    },
    // The apps pay without an openid: the path has it, nothing reads it.
    'payment.paramsApp': {
      own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who), id: 'none' }),
      missing: { sn: gone.sn },
      plain: ['method', 'id'],
    },
    'payment.paramsMallApp': {
      own: async (who) => ({ method: 'aliPay', sn: await make.orderOf(who), id: 'none' }),
      missing: { sn: gone.sn },
      plain: ['method', 'id'],
    },
    'payment.redirectWap': {
      own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who) }),
      missing: { sn: gone.sn },
      plain: ['method', 'to'],
    },
  }
}
