import { goodsDeskCalls } from './catalog/goods-desk.calls.ts'
import { couponDeskCalls } from './coupon/coupon-desk.calls.ts'
import { agreementDeskCalls } from './member/agreement-desk.calls.ts'
import { memberDeskCalls } from './member/member-desk.calls.ts'
import { levelDeskCalls } from './points/level-desk.calls.ts'
import { pointsDeskCalls } from './points/points-desk.calls.ts'
import { invoiceDeskCalls } from './invoice/invoice-desk.calls.ts'
import { accountDeskCalls } from './payment/account-desk.calls.ts'
import { operationsDeskCalls } from './operations/operations-desk.calls.ts'
import { billDeskCalls } from './payment/bill-desk.calls.ts'
import { repairDeskCalls } from './payment/repair-desk.calls.ts'
import { voucherDeskCalls } from './payment/voucher-desk.calls.ts'
import { orderDeskCalls } from './order/order-desk.calls.ts'
import { shippingDeskCalls } from './order/shipping-desk.calls.ts'
import { levelPriceDeskCalls } from './promotion/level-price-desk.calls.ts'
import { promotionDeskCalls } from './promotion/promotion-desk.calls.ts'
import { returnsDeskCalls } from './returns/returns-desk.calls.ts'
import { reviewDeskCalls } from './review/review-desk.calls.ts'
import { shareDeskCalls } from './share/share-desk.calls.ts'
import { staffCalls } from './staff/staff.calls.ts'
import { thirdReturnDeskCalls } from './third-return/third-return-desk.calls.ts'
import { trackingDeskCalls } from './tracking/tracking-desk.calls.ts'

/** Every call of the back office; ours alone, so the specification's list does not know them. */
export const deskCalls = {
  staff: staffCalls,
  goodsDesk: goodsDeskCalls,
  orderDesk: orderDeskCalls,
  shippingDesk: shippingDeskCalls,
  repairDesk: repairDeskCalls,
  billDesk: billDeskCalls,
  operationsDesk: operationsDeskCalls,
  voucherDesk: voucherDeskCalls,
  accountDesk: accountDeskCalls,
  reviewDesk: reviewDeskCalls,
  returnsDesk: returnsDeskCalls,
  thirdReturnDesk: thirdReturnDeskCalls,
  promotionDesk: promotionDeskCalls,
  levelPriceDesk: levelPriceDeskCalls,
  couponDesk: couponDeskCalls,
  memberDesk: memberDeskCalls,
  agreementDesk: agreementDeskCalls,
  levelDesk: levelDeskCalls,
  pointsDesk: pointsDeskCalls,
  trackingDesk: trackingDeskCalls,
  shareDesk: shareDeskCalls,
  invoiceDesk: invoiceDeskCalls,
} as const
export type DeskCalls = typeof deskCalls
