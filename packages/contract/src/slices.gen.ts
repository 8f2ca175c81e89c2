// GENERATED from the folders of the contract by `npm run gen`; do not edit.
import { uploadSlice } from './shop/upload/upload.slice.ts'
import { identitySlice } from './people/identity/identity.slice.ts'
import { staffSlice } from './people/staff/staff.slice.ts'
import { settingSlice } from './people/setting/setting.slice.ts'
import { exportSlice } from './people/export/export.slice.ts'
import { noticesSlice } from './people/notices/notices.slice.ts'
import { robotSlice } from './people/robot/robot.slice.ts'
import { floorSlice } from './people/floor/floor.slice.ts'
import { standingSlice } from './people/standing/standing.slice.ts'
import { freightSlice } from './pricing/freight/freight.slice.ts'
import { promotionSlice } from './pricing/promotion/promotion.slice.ts'
import { couponSlice } from './pricing/coupon/coupon.slice.ts'
import { pointsSlice } from './pricing/points/points.slice.ts'
import { mediaSlice } from './catalog/media/media.slice.ts'
import { catalogSlice } from './catalog/catalog/catalog.slice.ts'
import { taxSlice } from './catalog/tax/tax.slice.ts'
import { goodsImportSlice } from './catalog/goods-import/goods-import.slice.ts'
import { searchSlice } from './catalog/search/search.slice.ts'
import { reviewSlice } from './catalog/review/review.slice.ts'
import { watchSlice } from './catalog/watch/watch.slice.ts'
import { cmsSlice } from './content/cms/cms.slice.ts'
import { articleSlice } from './content/article/article.slice.ts'
import { serviceCenterSlice } from './content/service-center/service-center.slice.ts'
import { kitchenSlice } from './content/kitchen/kitchen.slice.ts'
import { diningSlice } from './content/dining/dining.slice.ts'
import { cartSlice } from './trade/cart/cart.slice.ts'
import { checkoutSlice } from './trade/checkout/checkout.slice.ts'
import { orderSlice } from './trade/order/order.slice.ts'
import { carrierSlice } from './trade/carrier/carrier.slice.ts'
import { shippingSlice } from './trade/shipping/shipping.slice.ts'
import { parcelLabelSlice } from './trade/parcel-label/parcel-label.slice.ts'
import { orderNoticesSlice } from './trade/order-notices/order-notices.slice.ts'
import { paymentSlice } from './trade/payment/payment.slice.ts'
import { shipReportSlice } from './trade/ship-report/ship-report.slice.ts'
import { billSlice } from './trade/bill/bill.slice.ts'
import { repairSlice } from './trade/repair/repair.slice.ts'
import { trackingSlice } from './insight/tracking/tracking.slice.ts'
import { operationsSlice } from './insight/operations/operations.slice.ts'
import { figuresSlice } from './insight/figures/figures.slice.ts'
import { returnsSlice } from './aftersales/returns/returns.slice.ts'
import { courierSlice } from './aftersales/courier/courier.slice.ts'
import { thirdReturnSlice } from './aftersales/third-return/third-return.slice.ts'
import { invoiceSlice } from './aftersales/invoice/invoice.slice.ts'
import { invoiceRequestSlice } from './aftersales/invoice-request/invoice-request.slice.ts'
import { conversationSlice } from './aftersales/conversation/conversation.slice.ts'
import { seckillSlice } from './activities/seckill/seckill.slice.ts'
import { bargainSlice } from './activities/bargain/bargain.slice.ts'
import { groupBuySlice } from './activities/group-buy/group-buy.slice.ts'
import { signInSlice } from './activities/sign-in/sign-in.slice.ts'
import { lotterySlice } from './activities/lottery/lottery.slice.ts'
import { innerBuySlice } from './activities/inner-buy/inner-buy.slice.ts'
import { pointsShopSlice } from './activities/points-shop/points-shop.slice.ts'
import { postageSlice } from './activities/postage/postage.slice.ts'
import { giftSlice } from './activities/gift/gift.slice.ts'
import { questionSlice } from './activities/question/question.slice.ts'
import { invitationSlice } from './activities/invitation/invitation.slice.ts'
import { evaluateSlice } from './activities/evaluate/evaluate.slice.ts'
import { fxSlice } from './promoters/fx/fx.slice.ts'
import { smartSlice } from './devices/smart/smart.slice.ts'
import { memberSlice } from './account/member/member.slice.ts'
import { segmentSlice } from './account/segment/segment.slice.ts'
import { campaignSlice } from './account/campaign/campaign.slice.ts'
import { memberImportSlice } from './account/member-import/member-import.slice.ts'

export const everySlice = [
  uploadSlice,
  identitySlice,
  staffSlice,
  settingSlice,
  exportSlice,
  noticesSlice,
  robotSlice,
  floorSlice,
  standingSlice,
  freightSlice,
  promotionSlice,
  couponSlice,
  pointsSlice,
  mediaSlice,
  catalogSlice,
  taxSlice,
  goodsImportSlice,
  searchSlice,
  reviewSlice,
  watchSlice,
  cmsSlice,
  articleSlice,
  serviceCenterSlice,
  kitchenSlice,
  diningSlice,
  cartSlice,
  checkoutSlice,
  orderSlice,
  carrierSlice,
  shippingSlice,
  parcelLabelSlice,
  orderNoticesSlice,
  paymentSlice,
  shipReportSlice,
  billSlice,
  repairSlice,
  trackingSlice,
  operationsSlice,
  figuresSlice,
  returnsSlice,
  courierSlice,
  thirdReturnSlice,
  invoiceSlice,
  invoiceRequestSlice,
  conversationSlice,
  seckillSlice,
  bargainSlice,
  groupBuySlice,
  signInSlice,
  lotterySlice,
  innerBuySlice,
  pointsShopSlice,
  postageSlice,
  giftSlice,
  questionSlice,
  invitationSlice,
  evaluateSlice,
  fxSlice,
  smartSlice,
  memberSlice,
  segmentSlice,
  campaignSlice,
  memberImportSlice,
] as const
