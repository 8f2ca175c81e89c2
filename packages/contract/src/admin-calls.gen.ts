// GENERATED from the folders of the contract by `npm run gen`; do not edit.
import { approvalCalls } from './people/staff/approval.calls.ts'
import { roleCalls } from './people/staff/role.calls.ts'
import { secondFactorCalls } from './people/staff/second-factor.calls.ts'
import { staffCalls } from './people/staff/staff.calls.ts'
import { brandAdminCalls } from './people/setting/brand-admin.calls.ts'
import { houseBrandsCalls } from './people/setting/house-brands.calls.ts'
import { openingAdminCalls } from './people/setting/opening-admin.calls.ts'
import { storeAdminCalls } from './people/setting/store-admin.calls.ts'
import { exportAdminCalls } from './people/export/export-admin.calls.ts'
import { noticeTemplateAdminCalls } from './people/notices/notice-template-admin.calls.ts'
import { alertAdminCalls } from './people/alert/alert-admin.calls.ts'
import { robotAdminCalls } from './people/robot/robot-admin.calls.ts'
import { floorAdminCalls } from './people/floor/floor-admin.calls.ts'
import { standingAdminCalls } from './people/standing/standing-admin.calls.ts'
import { freightAdminCalls } from './pricing/freight/freight-admin.calls.ts'
import { levelPriceAdminCalls } from './pricing/promotion/level-price-admin.calls.ts'
import { promotionAdminCalls } from './pricing/promotion/promotion-admin.calls.ts'
import { couponAdminCalls } from './pricing/coupon/coupon-admin.calls.ts'
import { levelAdminCalls } from './pricing/points/level-admin.calls.ts'
import { pointsAdminCalls } from './pricing/points/points-admin.calls.ts'
import { pointsRulesCalls } from './pricing/points/points-rules.calls.ts'
import { mediaAdminCalls } from './catalog/media/media-admin.calls.ts'
import { categoryAdminCalls } from './catalog/catalog/category-admin.calls.ts'
import { goodsAdminCalls } from './catalog/catalog/goods-admin.calls.ts'
import { stockAdminCalls } from './catalog/catalog/stock-admin.calls.ts'
import { taxAdminCalls } from './catalog/tax/tax-admin.calls.ts'
import { goodsImportCalls } from './catalog/goods-import/goods-import.calls.ts'
import { importAfterCalls } from './catalog/goods-import/import-after.calls.ts'
import { importMappingCalls } from './catalog/goods-import/import-mapping.calls.ts'
import { searchAdminCalls } from './catalog/search/search-admin.calls.ts'
import { reviewAdminCalls } from './catalog/review/review-admin.calls.ts'
import { pageAdminCalls } from './content/cms/page-admin.calls.ts'
import { articleAdminCalls, articleCommentAdminCalls } from './content/article/article-admin.calls.ts'
import { feedbackAdminCalls } from './content/service-center/feedback-admin.calls.ts'
import { serviceCenterAdminCalls } from './content/service-center/service-center-admin.calls.ts'
import { guideAdminCalls, kitchenAdminCalls } from './content/kitchen/kitchen-admin.calls.ts'
import { diningAdminCalls } from './content/dining/dining-admin.calls.ts'
import { orderAdminCalls } from './trade/order/order-admin.calls.ts'
import { priceAdminCalls } from './trade/order/price-admin.calls.ts'
import { carrierAdminCalls } from './trade/carrier/carrier-admin.calls.ts'
import { shippingAdminCalls } from './trade/shipping/shipping-admin.calls.ts'
import { parcelLabelAdminCalls } from './trade/parcel-label/parcel-label-admin.calls.ts'
import { accountAdminCalls } from './trade/payment/account-admin.calls.ts'
import { voucherAdminCalls } from './trade/payment/voucher-admin.calls.ts'
import { shipReportAdminCalls } from './trade/ship-report/ship-report-admin.calls.ts'
import { billAdminCalls } from './trade/bill/bill-admin.calls.ts'
import { repairAdminCalls } from './trade/repair/repair-admin.calls.ts'
import { shareAdminCalls } from './insight/share/share-admin.calls.ts'
import { trackingAdminCalls } from './insight/tracking/tracking-admin.calls.ts'
import { operationsAdminCalls } from './insight/operations/operations-admin.calls.ts'
import { figuresAdminCalls } from './insight/figures/figures-admin.calls.ts'
import { refundAdminCalls } from './aftersales/returns/refund-admin.calls.ts'
import { returnsAdminCalls } from './aftersales/returns/returns-admin.calls.ts'
import { thirdReturnAdminCalls } from './aftersales/third-return/third-return-admin.calls.ts'
import { invoiceAdminCalls } from './aftersales/invoice/invoice-admin.calls.ts'
import { invoiceRequestAdminCalls } from './aftersales/invoice-request/invoice-request-admin.calls.ts'
import { conversationAdminCalls } from './aftersales/conversation/conversation-admin.calls.ts'
import { seckillAdminCalls } from './activities/seckill/seckill-admin.calls.ts'
import { bargainAdminCalls } from './activities/bargain/bargain-admin.calls.ts'
import { groupBuyAdminCalls } from './activities/group-buy/group-buy-admin.calls.ts'
import { signInAdminCalls } from './activities/sign-in/sign-in-admin.calls.ts'
import { lotteryAdminCalls } from './activities/lottery/lottery-admin.calls.ts'
import { innerBuyAdminCalls } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { pointsShopAdminCalls } from './activities/points-shop/points-shop-admin.calls.ts'
import { postageAdminCalls } from './activities/postage/postage-admin.calls.ts'
import { giftAdminCalls } from './activities/gift/gift-admin.calls.ts'
import { questionAdminCalls } from './activities/question/question-admin.calls.ts'
import { invitationAdminCalls } from './activities/invitation/invitation-admin.calls.ts'
import { evaluateAdminCalls } from './activities/evaluate/evaluate-admin.calls.ts'
import { fxAdminCalls } from './promoters/fx/fx-admin.calls.ts'
import { smartAdminCalls } from './devices/smart/smart-admin.calls.ts'
import { agreementAdminCalls } from './account/member/agreement-admin.calls.ts'
import { memberAdminCalls } from './account/member/member-admin.calls.ts'
import { memberRecordAdminCalls } from './account/member/member-record-admin.calls.ts'
import { segmentAdminCalls } from './account/segment/segment-admin.calls.ts'
import { campaignAdminCalls } from './account/campaign/campaign-admin.calls.ts'
import { memberImportAdminCalls } from './account/member-import/member-import-admin.calls.ts'

export const adminCalls = {
  approval: approvalCalls,
  role: roleCalls,
  secondFactor: secondFactorCalls,
  staff: staffCalls,
  brandAdmin: brandAdminCalls,
  houseBrands: houseBrandsCalls,
  openingAdmin: openingAdminCalls,
  storeAdmin: storeAdminCalls,
  exportAdmin: exportAdminCalls,
  noticeTemplateAdmin: noticeTemplateAdminCalls,
  alertAdmin: alertAdminCalls,
  robotAdmin: robotAdminCalls,
  floorAdmin: floorAdminCalls,
  standingAdmin: standingAdminCalls,
  freightAdmin: freightAdminCalls,
  levelPriceAdmin: levelPriceAdminCalls,
  promotionAdmin: promotionAdminCalls,
  couponAdmin: couponAdminCalls,
  levelAdmin: levelAdminCalls,
  pointsAdmin: pointsAdminCalls,
  pointsRules: pointsRulesCalls,
  mediaAdmin: mediaAdminCalls,
  categoryAdmin: categoryAdminCalls,
  goodsAdmin: goodsAdminCalls,
  stockAdmin: stockAdminCalls,
  taxAdmin: taxAdminCalls,
  goodsImport: goodsImportCalls,
  importAfter: importAfterCalls,
  importMapping: importMappingCalls,
  searchAdmin: searchAdminCalls,
  reviewAdmin: reviewAdminCalls,
  pageAdmin: pageAdminCalls,
  articleAdmin: articleAdminCalls,
  articleCommentAdmin: articleCommentAdminCalls,
  feedbackAdmin: feedbackAdminCalls,
  serviceAdmin: serviceCenterAdminCalls,
  guideAdmin: guideAdminCalls,
  kitchenAdmin: kitchenAdminCalls,
  diningAdmin: diningAdminCalls,
  orderAdmin: orderAdminCalls,
  priceAdmin: priceAdminCalls,
  carrierAdmin: carrierAdminCalls,
  shippingAdmin: shippingAdminCalls,
  parcelLabelAdmin: parcelLabelAdminCalls,
  accountAdmin: accountAdminCalls,
  voucherAdmin: voucherAdminCalls,
  shipReportAdmin: shipReportAdminCalls,
  billAdmin: billAdminCalls,
  repairAdmin: repairAdminCalls,
  shareAdmin: shareAdminCalls,
  trackingAdmin: trackingAdminCalls,
  operationsAdmin: operationsAdminCalls,
  figuresAdmin: figuresAdminCalls,
  refundAdmin: refundAdminCalls,
  returnsAdmin: returnsAdminCalls,
  thirdReturnAdmin: thirdReturnAdminCalls,
  invoiceAdmin: invoiceAdminCalls,
  invoiceRequestAdmin: invoiceRequestAdminCalls,
  conversationAdmin: conversationAdminCalls,
  seckillAdmin: seckillAdminCalls,
  bargainAdmin: bargainAdminCalls,
  groupBuyAdmin: groupBuyAdminCalls,
  signInAdmin: signInAdminCalls,
  lotteryAdmin: lotteryAdminCalls,
  innerBuyAdmin: innerBuyAdminCalls,
  pointsShopAdmin: pointsShopAdminCalls,
  postageAdmin: postageAdminCalls,
  giftAdmin: giftAdminCalls,
  questionAdmin: questionAdminCalls,
  invitationAdmin: invitationAdminCalls,
  evaluateAdmin: evaluateAdminCalls,
  fxAdmin: fxAdminCalls,
  smartAdmin: smartAdminCalls,
  agreementAdmin: agreementAdminCalls,
  memberAdmin: memberAdminCalls,
  memberRecordAdmin: memberRecordAdminCalls,
  segmentAdmin: segmentAdminCalls,
  campaignAdmin: campaignAdminCalls,
  memberImportAdmin: memberImportAdminCalls,
} as const
