// GENERATED from the .section.ts files of the features by `npm run gen`; do not edit.
import { campaignSections } from '#features/account/campaign/campaign.section.ts'
import { memberImportSections } from '#features/account/member-import/import.section.ts'
import { memberSections } from '#features/account/member/member.section.ts'
import { segmentSections } from '#features/account/segment/segment.section.ts'
import { bargainSections } from '#features/activities/bargain/bargain.section.ts'
import { evaluateSections } from '#features/activities/evaluate/evaluate.section.ts'
import { giftSections } from '#features/activities/gift/gift.section.ts'
import { groupBuySections } from '#features/activities/group-buy/group-buy.section.ts'
import { innerBuySections } from '#features/activities/inner-buy/inner-buy.section.ts'
import { invitationSections } from '#features/activities/invitation/invitation.section.ts'
import { lotterySections } from '#features/activities/lottery/lottery.section.ts'
import { pointsShopSections } from '#features/activities/points-shop/points-shop.section.ts'
import { postageSections } from '#features/activities/postage/postage.section.ts'
import { questionSections } from '#features/activities/question/question.section.ts'
import { seckillSections } from '#features/activities/seckill/seckill.section.ts'
import { signInSections } from '#features/activities/sign-in/sign-in.section.ts'
import { conversationSections } from '#features/aftersales/conversation/conversation.section.ts'
import { invoiceRequestSections } from '#features/aftersales/invoice-request/invoice-request.section.ts'
import { invoiceSections } from '#features/aftersales/invoice/invoice.section.ts'
import { returnsSections } from '#features/aftersales/returns/returns.section.ts'
import { catalogSections } from '#features/catalog/catalog/catalog.section.ts'
import { categorySections } from '#features/catalog/category/category.section.ts'
import { goodsImportSections } from '#features/catalog/goods-import/goods-import.section.ts'
import { mediaSections } from '#features/catalog/media/media.section.ts'
import { reviewSections } from '#features/catalog/review/review.section.ts'
import { taxSections } from '#features/catalog/tax/tax.section.ts'
import { articleSections } from '#features/content/article/article.section.ts'
import { cmsSections } from '#features/content/cms/cms.section.ts'
import { diningSections } from '#features/content/dining/dining.section.ts'
import { kitchenSections } from '#features/content/kitchen/kitchen.section.ts'
import { serviceCenterSections } from '#features/content/service-center/service-center.section.ts'
import { smartSections } from '#features/devices/smart/smart.section.ts'
import { figuresSections } from '#features/insight/figures/figures.section.ts'
import { operationsSections } from '#features/insight/operations/operations.section.ts'
import { trackingSections } from '#features/insight/tracking/tracking.section.ts'
import { alertSections } from '#features/people/alert/alert.section.ts'
import { exportSections } from '#features/people/export/export.section.ts'
import { noticesSections } from '#features/people/notices/notices.section.ts'
import { robotSections } from '#features/people/robot/robot.section.ts'
import { settingSections } from '#features/people/setting/setting.section.ts'
import { staffSections } from '#features/people/staff/staff.section.ts'
import { couponSections } from '#features/pricing/coupon/coupon.section.ts'
import { freightSections } from '#features/pricing/freight/freight.section.ts'
import { promotionSections } from '#features/pricing/promotion/promotion.section.ts'
import { fxSections } from '#features/promoters/fx/fx.section.ts'
import { carrierSections } from '#features/trade/carrier/carrier.section.ts'
import { orderSections } from '#features/trade/order/order.section.ts'
import { parcelLabelSections } from '#features/trade/parcel-label/parcel-label.section.ts'
import { paymentSections } from '#features/trade/payment/payment.section.ts'
import { shipReportSections } from '#features/trade/ship-report/ship-report.section.ts'
import { voucherSections } from '#features/trade/voucher/voucher.section.ts'
import type { Section } from '#platform/places.ts'
import type { SectionSetup } from '#platform/section.ts'

export const setups: Readonly<Record<Section, SectionSetup>> = {
  ...campaignSections,
  ...memberImportSections,
  ...memberSections,
  ...segmentSections,
  ...bargainSections,
  ...evaluateSections,
  ...giftSections,
  ...groupBuySections,
  ...innerBuySections,
  ...invitationSections,
  ...lotterySections,
  ...pointsShopSections,
  ...postageSections,
  ...questionSections,
  ...seckillSections,
  ...signInSections,
  ...conversationSections,
  ...invoiceRequestSections,
  ...invoiceSections,
  ...returnsSections,
  ...catalogSections,
  ...categorySections,
  ...goodsImportSections,
  ...mediaSections,
  ...reviewSections,
  ...taxSections,
  ...articleSections,
  ...cmsSections,
  ...diningSections,
  ...kitchenSections,
  ...serviceCenterSections,
  ...smartSections,
  ...figuresSections,
  ...operationsSections,
  ...trackingSections,
  ...alertSections,
  ...exportSections,
  ...noticesSections,
  ...robotSections,
  ...settingSections,
  ...staffSections,
  ...couponSections,
  ...freightSections,
  ...promotionSections,
  ...fxSections,
  ...carrierSections,
  ...orderSections,
  ...parcelLabelSections,
  ...paymentSections,
  ...shipReportSections,
  ...voucherSections,
}
