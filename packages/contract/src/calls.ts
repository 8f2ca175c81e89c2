import { bargainCalls } from './activities/bargain/bargain.calls.ts'
import { innerBuyCalls } from './activities/inner-buy/inner-buy.calls.ts'
import {
  groupActivityCalls,
  groupBuyCalls,
  groupOrderCalls,
} from './activities/group-buy/group-buy.calls.ts'
import { evaluateCalls } from './activities/evaluate/evaluate.calls.ts'
import { giftCalls } from './activities/gift/gift.calls.ts'
import { lotteryCalls, lotteryMemberCalls } from './activities/lottery/lottery.calls.ts'
import { pointsShopCalls } from './activities/points-shop/points-shop.calls.ts'
import { fxCalls } from './promoters/fx/fx.calls.ts'
import { postageCalls } from './activities/postage/postage.calls.ts'
import { eventCalls, invitationCalls } from './activities/invitation/invitation.calls.ts'
import { questionCalls } from './activities/question/question.calls.ts'
import { seckillCalls } from './activities/seckill/seckill.calls.ts'
import { screenAuthCalls } from './people/screen-auth/screen-auth.calls.ts'
import { signInCalls } from './activities/sign-in/sign-in.calls.ts'
import { addressCalls } from './people/address/address.calls.ts'
import type { Call } from './api.ts'
import { articleCalls } from './content/article/article.calls.ts'
import { diningCalls } from './content/dining/dining.calls.ts'
import { smartCalls } from './devices/smart/smart.calls.ts'
import { guideCalls } from './content/kitchen/kitchen.calls.ts'
import { cartCalls } from './trade/cart/cart.calls.ts'
import { catalogCalls } from './catalog/catalog/catalog.calls.ts'
import { checkoutCalls } from './trade/checkout/checkout.calls.ts'
import { cmsCalls } from './content/cms/cms.calls.ts'
import { collectionCalls } from './catalog/collection/collection.calls.ts'
import {
  couponCalls,
  couponMemberCalls,
  couponPromotionCalls,
  couponSalesCalls,
} from './pricing/coupon/coupon.calls.ts'
import { identityCalls } from './people/identity/identity.calls.ts'
import { invoiceCalls, invoiceScanCalls } from './aftersales/invoice/invoice.calls.ts'
import { invoiceRequestCalls } from './aftersales/invoice-request/invoice-request.calls.ts'
import { memberCalls } from './account/member/member.calls.ts'
import { noticesCalls } from './people/notices/notices.calls.ts'
import { orderCalls } from './trade/order/order.calls.ts'
import { paymentCalls } from './trade/payment/payment.calls.ts'
import { voucherCalls } from './trade/payment/voucher.calls.ts'
import { pointsCalls } from './pricing/points/points.calls.ts'
import { returnsCalls } from './aftersales/returns/returns.calls.ts'
import { feedbackCalls } from './content/service-center/feedback.calls.ts'
import { serviceCenterCalls } from './content/service-center/service-center.calls.ts'
import { searchCalls } from './catalog/search/search.calls.ts'
import { reviewCalls } from './catalog/review/review.calls.ts'
import { shareCalls } from './insight/share/share.calls.ts'
import { storeCalls } from './shop/store/store.calls.ts'
import { thirdReturnCalls } from './aftersales/third-return/third-return.calls.ts'
import { uploadCalls } from './shop/upload/upload.calls.ts'
import { watchCalls } from './catalog/watch/watch.calls.ts'
import { trackingCalls } from './insight/tracking/tracking.calls.ts'

/** Every call of the shop that is built, by domain. */
export const calls = {
  identity: identityCalls,
  screenAuth: screenAuthCalls,
  store: storeCalls,
  catalog: { ...catalogCalls, ...searchCalls },
  cms: cmsCalls,
  article: articleCalls,
  guides: guideCalls,
  dining: diningCalls,
  smart: smartCalls,
  service: { ...serviceCenterCalls, ...feedbackCalls },
  review: reviewCalls,
  upload: uploadCalls,
  collection: collectionCalls,
  watch: watchCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  order: { ...orderCalls, ...groupOrderCalls },
  returns: returnsCalls,
  thirdReturn: thirdReturnCalls,
  address: addressCalls,
  member: { ...memberCalls, ...couponMemberCalls, ...lotteryMemberCalls },
  coupon: couponCalls,
  promotions: couponPromotionCalls,
  sales: couponSalesCalls,
  seckill: seckillCalls,
  bargain: bargainCalls,
  innerBuy: innerBuyCalls,
  activity: { ...groupActivityCalls, ...eventCalls },
  groupBuy: groupBuyCalls,
  postage: postageCalls,
  invitation: invitationCalls,
  question: questionCalls,
  evaluate: evaluateCalls,
  signIn: signInCalls,
  lottery: lotteryCalls,
  gift: giftCalls,
  points: { ...pointsCalls, ...pointsShopCalls },
  fx: fxCalls,
  notices: noticesCalls,
  payment: paymentCalls,
  voucher: voucherCalls,
  share: shareCalls,
  tracking: trackingCalls,
  invoice: invoiceCalls,
  invoiceScan: invoiceScanCalls,
  invoiceRequest: invoiceRequestCalls,
} as const

export type Calls = typeof calls

/** The table as a flat list: domain, name, row. */
export function everyCall(
  table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls,
): { domain: string; name: string; call: Call }[] {
  return Object.entries(table).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([name, call]) => ({ domain, name, call })),
  )
}
