import { addressCalls } from './address/address.calls.ts'
import type { Call } from './api.ts'
import { cartCalls } from './cart/cart.calls.ts'
import { catalogCalls } from './catalog/catalog.calls.ts'
import { checkoutCalls } from './checkout/checkout.calls.ts'
import { cmsCalls } from './cms/cms.calls.ts'
import { collectionCalls } from './collection/collection.calls.ts'
import { couponCalls, couponMemberCalls, couponPromotionCalls, couponSalesCalls } from './coupon/coupon.calls.ts'
import { identityCalls } from './identity/identity.calls.ts'
import { invoiceCalls, invoiceScanCalls } from './invoice/invoice.calls.ts'
import { memberCalls } from './member/member.calls.ts'
import { noticesCalls } from './notices/notices.calls.ts'
import { orderCalls } from './order/order.calls.ts'
import { paymentCalls } from './payment/payment.calls.ts'
import { voucherCalls } from './payment/voucher.calls.ts'
import { pointsCalls } from './points/points.calls.ts'
import { returnsCalls } from './returns/returns.calls.ts'
import { reviewCalls } from './review/review.calls.ts'
import { shareCalls } from './share/share.calls.ts'
import { storeCalls } from './store/store.calls.ts'
import { thirdReturnCalls } from './third-return/third-return.calls.ts'
import { uploadCalls } from './upload/upload.calls.ts'
import { trackingCalls } from './tracking/tracking.calls.ts'

/** Every call of the shop that is built, by domain. */
export const calls = {
  identity: identityCalls,
  store: storeCalls,
  catalog: catalogCalls,
  cms: cmsCalls,
  review: reviewCalls,
  upload: uploadCalls,
  collection: collectionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  order: orderCalls,
  returns: returnsCalls,
  thirdReturn: thirdReturnCalls,
  address: addressCalls,
  member: { ...memberCalls, ...couponMemberCalls },
  coupon: couponCalls,
  promotions: couponPromotionCalls,
  sales: couponSalesCalls,
  points: pointsCalls,
  notices: noticesCalls,
  payment: paymentCalls,
  voucher: voucherCalls,
  share: shareCalls,
  tracking: trackingCalls,
  invoice: invoiceCalls,
  invoiceScan: invoiceScanCalls,
} as const

export type Calls = typeof calls

/** The table as a flat list: domain, name, row. */
export function everyCall(table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls): { domain: string; name: string; call: Call }[] {
  return Object.entries(table).flatMap(([domain, rows]) => Object.entries(rows).map(([name, call]) => ({ domain, name, call })))
}
