// GENERATED from the .tour.ts files of the nouns by `npm run gen`; do not edit.
import { addressTour } from './tour/people/address.tour.ts'
import { staffTour } from './tour/people/staff.tour.ts'
import { settingTour } from './tour/people/setting.tour.ts'
import { exportTour } from './tour/people/export.tour.ts'
import { noticesTour } from './tour/people/notices.tour.ts'
import { alertTour } from './tour/people/alert.tour.ts'
import { robotTour } from './tour/people/robot.tour.ts'
import { freightTour } from './tour/pricing/freight.tour.ts'
import { promotionTour } from './tour/pricing/promotion.tour.ts'
import { couponTour } from './tour/pricing/coupon.tour.ts'
import { mediaTour } from './tour/catalog/media.tour.ts'
import { catalogTour } from './tour/catalog/catalog.tour.ts'
import { taxTour } from './tour/catalog/tax.tour.ts'
import { categoryTour } from './tour/catalog/category.tour.ts'
import { goodsImportTour } from './tour/catalog/goods-import.tour.ts'
import { reviewTour } from './tour/catalog/review.tour.ts'
import { cmsTour } from './tour/content/cms.tour.ts'
import { articleTour } from './tour/content/article.tour.ts'
import { serviceCenterTour } from './tour/content/service-center.tour.ts'
import { kitchenTour } from './tour/content/kitchen.tour.ts'
import { diningTour } from './tour/content/dining.tour.ts'
import { checkoutTour } from './tour/trade/checkout.tour.ts'
import { orderTour } from './tour/trade/order.tour.ts'
import { carrierTour } from './tour/trade/carrier.tour.ts'
import { parcelLabelTour } from './tour/trade/parcel-label.tour.ts'
import { paymentTour } from './tour/trade/payment.tour.ts'
import { shipReportTour } from './tour/trade/ship-report.tour.ts'
import { voucherTour } from './tour/trade/voucher.tour.ts'
import { trackingTour } from './tour/insight/tracking.tour.ts'
import { operationsTour } from './tour/insight/operations.tour.ts'
import { figuresTour } from './tour/insight/figures.tour.ts'
import { returnsTour } from './tour/aftersales/returns.tour.ts'
import { thirdReturnTour } from './tour/aftersales/third-return.tour.ts'
import { invoiceTour } from './tour/aftersales/invoice.tour.ts'
import { invoiceRequestTour } from './tour/aftersales/invoice-request.tour.ts'
import { conversationTour } from './tour/aftersales/conversation.tour.ts'
import { seckillTour } from './tour/activities/seckill.tour.ts'
import { bargainTour } from './tour/activities/bargain.tour.ts'
import { groupBuyTour } from './tour/activities/group-buy.tour.ts'
import { signInTour } from './tour/activities/sign-in.tour.ts'
import { lotteryTour } from './tour/activities/lottery.tour.ts'
import { innerBuyTour } from './tour/activities/inner-buy.tour.ts'
import { pointsShopTour } from './tour/activities/points-shop.tour.ts'
import { postageTour } from './tour/activities/postage.tour.ts'
import { giftTour } from './tour/activities/gift.tour.ts'
import { questionTour } from './tour/activities/question.tour.ts'
import { invitationTour } from './tour/activities/invitation.tour.ts'
import { evaluateTour } from './tour/activities/evaluate.tour.ts'
import { fxTour } from './tour/promoters/fx.tour.ts'
import { smartTour } from './tour/devices/smart.tour.ts'
import { memberTour } from './tour/account/member.tour.ts'
import { segmentTour } from './tour/account/segment.tour.ts'
import { campaignTour } from './tour/account/campaign.tour.ts'
import { memberImportTour } from './tour/account/member-import.tour.ts'

export const tourParts = [
  addressTour,
  staffTour,
  settingTour,
  exportTour,
  noticesTour,
  alertTour,
  robotTour,
  freightTour,
  promotionTour,
  couponTour,
  mediaTour,
  catalogTour,
  taxTour,
  categoryTour,
  goodsImportTour,
  reviewTour,
  cmsTour,
  articleTour,
  serviceCenterTour,
  kitchenTour,
  diningTour,
  checkoutTour,
  orderTour,
  carrierTour,
  parcelLabelTour,
  paymentTour,
  shipReportTour,
  voucherTour,
  trackingTour,
  operationsTour,
  figuresTour,
  returnsTour,
  thirdReturnTour,
  invoiceTour,
  invoiceRequestTour,
  conversationTour,
  seckillTour,
  bargainTour,
  groupBuyTour,
  signInTour,
  lotteryTour,
  innerBuyTour,
  pointsShopTour,
  postageTour,
  giftTour,
  questionTour,
  invitationTour,
  evaluateTour,
  fxTour,
  smartTour,
  memberTour,
  segmentTour,
  campaignTour,
  memberImportTour,
] as const
