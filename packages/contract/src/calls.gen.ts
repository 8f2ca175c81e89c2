// GENERATED from the folders of the contract by `npm run gen`; do not edit.
import { storeCalls } from './shop/store/store.calls.ts'
import { uploadCalls } from './shop/upload/upload.calls.ts'
import { identityCalls } from './people/identity/identity.calls.ts'
import { screenAuthCalls } from './people/screen-auth/screen-auth.calls.ts'
import { addressCalls } from './people/address/address.calls.ts'
import { noticesCalls } from './people/notices/notices.calls.ts'
import { couponCalls, couponMemberCalls, couponPromotionCalls, couponSalesCalls } from './pricing/coupon/coupon.calls.ts'
import { pointsCalls } from './pricing/points/points.calls.ts'
import { catalogCalls } from './catalog/catalog/catalog.calls.ts'
import { searchCalls } from './catalog/search/search.calls.ts'
import { reviewCalls } from './catalog/review/review.calls.ts'
import { collectionCalls } from './catalog/collection/collection.calls.ts'
import { watchCalls } from './catalog/watch/watch.calls.ts'
import { cmsCalls } from './content/cms/cms.calls.ts'
import { articleCalls } from './content/article/article.calls.ts'
import { feedbackCalls } from './content/service-center/feedback.calls.ts'
import { serviceCenterCalls } from './content/service-center/service-center.calls.ts'
import { guideCalls } from './content/kitchen/kitchen.calls.ts'
import { diningCalls } from './content/dining/dining.calls.ts'
import { cartCalls } from './trade/cart/cart.calls.ts'
import { checkoutCalls } from './trade/checkout/checkout.calls.ts'
import { orderCalls } from './trade/order/order.calls.ts'
import { paymentCalls } from './trade/payment/payment.calls.ts'
import { voucherCalls } from './trade/payment/voucher.calls.ts'
import { shareCalls } from './insight/share/share.calls.ts'
import { trackingCalls } from './insight/tracking/tracking.calls.ts'
import { returnsCalls } from './aftersales/returns/returns.calls.ts'
import { thirdReturnCalls } from './aftersales/third-return/third-return.calls.ts'
import { invoiceCalls, invoiceScanCalls } from './aftersales/invoice/invoice.calls.ts'
import { invoiceRequestCalls } from './aftersales/invoice-request/invoice-request.calls.ts'
import { conversationCalls } from './aftersales/conversation/conversation.calls.ts'
import { seckillCalls } from './activities/seckill/seckill.calls.ts'
import { bargainCalls } from './activities/bargain/bargain.calls.ts'
import { groupActivityCalls, groupBuyCalls, groupOrderCalls } from './activities/group-buy/group-buy.calls.ts'
import { signInCalls } from './activities/sign-in/sign-in.calls.ts'
import { lotteryCalls, lotteryMemberCalls } from './activities/lottery/lottery.calls.ts'
import { innerBuyCalls } from './activities/inner-buy/inner-buy.calls.ts'
import { pointsShopCalls } from './activities/points-shop/points-shop.calls.ts'
import { postageCalls } from './activities/postage/postage.calls.ts'
import { giftCalls } from './activities/gift/gift.calls.ts'
import { questionCalls } from './activities/question/question.calls.ts'
import { eventCalls, invitationCalls } from './activities/invitation/invitation.calls.ts'
import { evaluateCalls } from './activities/evaluate/evaluate.calls.ts'
import { fxCalls } from './promoters/fx/fx.calls.ts'
import { smartCalls } from './devices/smart/smart.calls.ts'
import { memberCalls } from './account/member/member.calls.ts'

export const calls = {
  store: storeCalls,
  upload: uploadCalls,
  identity: identityCalls,
  screenAuth: screenAuthCalls,
  address: addressCalls,
  notices: noticesCalls,
  coupon: couponCalls,
  member: { ...couponMemberCalls, ...lotteryMemberCalls, ...memberCalls },
  promotions: couponPromotionCalls,
  sales: couponSalesCalls,
  points: { ...pointsCalls, ...pointsShopCalls },
  catalog: { ...catalogCalls, ...searchCalls },
  review: reviewCalls,
  collection: collectionCalls,
  watch: watchCalls,
  cms: cmsCalls,
  article: articleCalls,
  service: { ...feedbackCalls, ...serviceCenterCalls },
  guides: guideCalls,
  dining: diningCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  order: { ...orderCalls, ...groupOrderCalls },
  payment: paymentCalls,
  voucher: voucherCalls,
  share: shareCalls,
  tracking: trackingCalls,
  returns: returnsCalls,
  thirdReturn: thirdReturnCalls,
  invoice: invoiceCalls,
  invoiceScan: invoiceScanCalls,
  invoiceRequest: invoiceRequestCalls,
  conversation: conversationCalls,
  seckill: seckillCalls,
  bargain: bargainCalls,
  activity: { ...groupActivityCalls, ...eventCalls },
  groupBuy: groupBuyCalls,
  signIn: signInCalls,
  lottery: lotteryCalls,
  innerBuy: innerBuyCalls,
  postage: postageCalls,
  gift: giftCalls,
  question: questionCalls,
  invitation: invitationCalls,
  evaluate: evaluateCalls,
  fx: fxCalls,
  smart: smartCalls,
} as const
