// GENERATED from the folders of the server by `npm run gen`; do not edit.
import { storeFeature } from '#features/shop/store/feature.ts'
import { uploadFeature } from '#features/shop/upload/feature.ts'
import { phoneCodeFeature } from '#features/people/phone-code/feature.ts'
import { colleagueFeature } from '#features/people/colleague/feature.ts'
import { identityFeature } from '#features/people/identity/feature.ts'
import { passwordFeature } from '#features/people/password/feature.ts'
import { hostLoginFeature } from '#features/people/host-login/feature.ts'
import { screenAuthFeature } from '#features/people/screen-auth/feature.ts'
import { addressFeature } from '#features/people/address/feature.ts'
import { staffFeature } from '#features/people/staff/feature.ts'
import { settingFeature } from '#features/people/setting/feature.ts'
import { exportFeature } from '#features/people/export/feature.ts'
import { noticesFeature } from '#features/people/notices/feature.ts'
import { alertFeature } from '#features/people/alert/feature.ts'
import { robotFeature } from '#features/people/robot/feature.ts'
import { floorFeature } from '#features/people/floor/feature.ts'
import { standingFeature } from '#features/people/standing/feature.ts'
import { audienceFeature } from '#features/people/audience/feature.ts'
import { freightFeature } from '#features/pricing/freight/feature.ts'
import { priceHistoryFeature } from '#features/pricing/price-history/feature.ts'
import { promotionFeature } from '#features/pricing/promotion/feature.ts'
import { levelPriceFeature } from '#features/pricing/level-price/feature.ts'
import { promotionAdminFeature } from '#features/pricing/promotion-admin/feature.ts'
import { couponFeature } from '#features/pricing/coupon/feature.ts'
import { pointsFeature } from '#features/pricing/points/feature.ts'
import { mediaFeature } from '#features/catalog/media/feature.ts'
import { catalogFeature } from '#features/catalog/catalog/feature.ts'
import { taxFeature } from '#features/catalog/tax/feature.ts'
import { goodsAdminFeature } from '#features/catalog/goods-admin/feature.ts'
import { categoryFeature } from '#features/catalog/category/feature.ts'
import { stockFeature } from '#features/catalog/stock/feature.ts'
import { goodsImportFeature } from '#features/catalog/goods-import/feature.ts'
import { searchFeature } from '#features/catalog/search/feature.ts'
import { reviewFeature } from '#features/catalog/review/feature.ts'
import { collectionFeature } from '#features/catalog/collection/feature.ts'
import { watchFeature } from '#features/catalog/watch/feature.ts'
import { cmsFeature } from '#features/content/cms/feature.ts'
import { articleFeature } from '#features/content/article/feature.ts'
import { serviceCenterFeature } from '#features/content/service-center/feature.ts'
import { kitchenFeature } from '#features/content/kitchen/feature.ts'
import { diningFeature } from '#features/content/dining/feature.ts'
import { cartFeature } from '#features/trade/cart/feature.ts'
import { checkoutFeature } from '#features/trade/checkout/feature.ts'
import { orderFeature } from '#features/trade/order/feature.ts'
import { orderAdminFeature } from '#features/trade/order-admin/feature.ts'
import { priceChangeFeature } from '#features/trade/price-change/feature.ts'
import { carrierFeature } from '#features/trade/carrier/feature.ts'
import { shippingFeature } from '#features/trade/shipping/feature.ts'
import { parcelLabelFeature } from '#features/trade/parcel-label/feature.ts'
import { orderNoticesFeature } from '#features/trade/order-notices/feature.ts'
import { paymentFeature } from '#features/trade/payment/feature.ts'
import { shipReportFeature } from '#features/trade/ship-report/feature.ts'
import { billFeature } from '#features/trade/bill/feature.ts'
import { repairFeature } from '#features/trade/repair/feature.ts'
import { voucherFeature } from '#features/trade/voucher/feature.ts'
import { shareFeature } from '#features/insight/share/feature.ts'
import { trackingFeature } from '#features/insight/tracking/feature.ts'
import { operationsFeature } from '#features/insight/operations/feature.ts'
import { figuresFeature } from '#features/insight/figures/feature.ts'
import { pickupFeature } from '#features/aftersales/pickup/feature.ts'
import { returnsFeature } from '#features/aftersales/returns/feature.ts'
import { courierFeature } from '#features/aftersales/courier/feature.ts'
import { thirdReturnFeature } from '#features/aftersales/third-return/feature.ts'
import { invoiceTitleFeature } from '#features/aftersales/invoice-title/feature.ts'
import { invoiceFeature } from '#features/aftersales/invoice/feature.ts'
import { invoiceAdminFeature } from '#features/aftersales/invoice-admin/feature.ts'
import { invoiceRequestFeature } from '#features/aftersales/invoice-request/feature.ts'
import { conversationFeature } from '#features/aftersales/conversation/feature.ts'
import { activityFeature } from '#features/activities/activity/feature.ts'
import { seckillFeature } from '#features/activities/seckill/feature.ts'
import { bargainFeature } from '#features/activities/bargain/feature.ts'
import { groupBuyFeature } from '#features/activities/group-buy/feature.ts'
import { signInFeature } from '#features/activities/sign-in/feature.ts'
import { lotteryFeature } from '#features/activities/lottery/feature.ts'
import { innerBuyFeature } from '#features/activities/inner-buy/feature.ts'
import { pointsShopFeature } from '#features/activities/points-shop/feature.ts'
import { postageFeature } from '#features/activities/postage/feature.ts'
import { giftFeature } from '#features/activities/gift/feature.ts'
import { formFeature } from '#features/activities/form/feature.ts'
import { questionFeature } from '#features/activities/question/feature.ts'
import { invitationFeature } from '#features/activities/invitation/feature.ts'
import { evaluateFeature } from '#features/activities/evaluate/feature.ts'
import { fxFeature } from '#features/promoters/fx/feature.ts'
import { smartFeature } from '#features/devices/smart/feature.ts'
import { memberFeature } from '#features/account/member/feature.ts'
import { segmentFeature } from '#features/account/segment/feature.ts'
import { campaignFeature } from '#features/account/campaign/feature.ts'
import { memberImportFeature } from '#features/account/member-import/feature.ts'

export const nounFeatures = [
  storeFeature,
  uploadFeature,
  phoneCodeFeature,
  colleagueFeature,
  identityFeature,
  passwordFeature,
  hostLoginFeature,
  screenAuthFeature,
  addressFeature,
  staffFeature,
  settingFeature,
  exportFeature,
  noticesFeature,
  alertFeature,
  robotFeature,
  floorFeature,
  standingFeature,
  audienceFeature,
  freightFeature,
  priceHistoryFeature,
  promotionFeature,
  levelPriceFeature,
  promotionAdminFeature,
  couponFeature,
  pointsFeature,
  mediaFeature,
  catalogFeature,
  taxFeature,
  goodsAdminFeature,
  categoryFeature,
  stockFeature,
  goodsImportFeature,
  searchFeature,
  reviewFeature,
  collectionFeature,
  watchFeature,
  cmsFeature,
  articleFeature,
  serviceCenterFeature,
  kitchenFeature,
  diningFeature,
  cartFeature,
  checkoutFeature,
  orderFeature,
  orderAdminFeature,
  priceChangeFeature,
  carrierFeature,
  shippingFeature,
  parcelLabelFeature,
  orderNoticesFeature,
  paymentFeature,
  shipReportFeature,
  billFeature,
  repairFeature,
  voucherFeature,
  shareFeature,
  trackingFeature,
  operationsFeature,
  figuresFeature,
  pickupFeature,
  returnsFeature,
  courierFeature,
  thirdReturnFeature,
  invoiceTitleFeature,
  invoiceFeature,
  invoiceAdminFeature,
  invoiceRequestFeature,
  conversationFeature,
  activityFeature,
  seckillFeature,
  bargainFeature,
  groupBuyFeature,
  signInFeature,
  lotteryFeature,
  innerBuyFeature,
  pointsShopFeature,
  postageFeature,
  giftFeature,
  formFeature,
  questionFeature,
  invitationFeature,
  evaluateFeature,
  fxFeature,
  smartFeature,
  memberFeature,
  segmentFeature,
  campaignFeature,
  memberImportFeature,
] as const
