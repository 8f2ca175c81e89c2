// GENERATED from the folders of the contract by `npm run gen`; do not edit.
import { uploadErrors } from './shop/upload/upload.errors.ts'
import { identityErrors } from './people/identity/identity.errors.ts'
import { screenAuthErrors } from './people/screen-auth/screen-auth.errors.ts'
import { addressErrors } from './people/address/address.errors.ts'
import { staffErrors } from './people/staff/staff.errors.ts'
import { exportErrors } from './people/export/export.errors.ts'
import { robotErrors } from './people/robot/robot.errors.ts'
import { standingErrors } from './people/standing/standing.errors.ts'
import { freightErrors } from './pricing/freight/freight.errors.ts'
import { promotionErrors } from './pricing/promotion/promotion.errors.ts'
import { couponErrors } from './pricing/coupon/coupon.errors.ts'
import { pointsErrors } from './pricing/points/points.errors.ts'
import { mediaErrors } from './catalog/media/media.errors.ts'
import { catalogErrors } from './catalog/catalog/catalog.errors.ts'
import { goodsImportErrors } from './catalog/goods-import/goods-import.errors.ts'
import { searchErrors } from './catalog/search/search.errors.ts'
import { reviewErrors } from './catalog/review/review.errors.ts'
import { watchErrors } from './catalog/watch/watch.errors.ts'
import { cmsErrors } from './content/cms/cms.errors.ts'
import { articleErrors } from './content/article/article.errors.ts'
import { kitchenErrors } from './content/kitchen/kitchen.errors.ts'
import { diningErrors } from './content/dining/dining.errors.ts'
import { cartErrors } from './trade/cart/cart.errors.ts'
import { checkoutErrors } from './trade/checkout/checkout.errors.ts'
import { orderErrors } from './trade/order/order.errors.ts'
import { shippingErrors } from './trade/shipping/shipping.errors.ts'
import { parcelLabelErrors } from './trade/parcel-label/parcel-label.errors.ts'
import { paymentErrors } from './trade/payment/payment.errors.ts'
import { repairErrors } from './trade/repair/repair.errors.ts'
import { shareErrors } from './insight/share/share.errors.ts'
import { returnsErrors } from './aftersales/returns/returns.errors.ts'
import { thirdReturnErrors } from './aftersales/third-return/third-return.errors.ts'
import { invoiceErrors } from './aftersales/invoice/invoice.errors.ts'
import { invoiceRequestErrors } from './aftersales/invoice-request/invoice-request.errors.ts'
import { conversationErrors } from './aftersales/conversation/conversation.errors.ts'
import { seckillErrors } from './activities/seckill/seckill.errors.ts'
import { bargainErrors } from './activities/bargain/bargain.errors.ts'
import { groupBuyErrors } from './activities/group-buy/group-buy.errors.ts'
import { signInErrors } from './activities/sign-in/sign-in.errors.ts'
import { lotteryErrors } from './activities/lottery/lottery.errors.ts'
import { innerBuyErrors } from './activities/inner-buy/inner-buy.errors.ts'
import { pointsShopErrors } from './activities/points-shop/points-shop.errors.ts'
import { postageErrors } from './activities/postage/postage.errors.ts'
import { giftErrors } from './activities/gift/gift.errors.ts'
import { formErrors } from './activities/form/form.errors.ts'
import { questionErrors } from './activities/question/question.errors.ts'
import { invitationErrors } from './activities/invitation/invitation.errors.ts'
import { evaluateErrors } from './activities/evaluate/evaluate.errors.ts'
import { fxErrors } from './promoters/fx/fx.errors.ts'
import { smartErrors } from './devices/smart/smart.errors.ts'
import { memberErrors } from './account/member/member.errors.ts'
import { segmentErrors } from './account/segment/segment.errors.ts'
import { memberImportErrors } from './account/member-import/member-import.errors.ts'

export const nounErrors = {
  ...uploadErrors,
  ...identityErrors,
  ...screenAuthErrors,
  ...addressErrors,
  ...staffErrors,
  ...exportErrors,
  ...robotErrors,
  ...standingErrors,
  ...freightErrors,
  ...promotionErrors,
  ...couponErrors,
  ...pointsErrors,
  ...mediaErrors,
  ...catalogErrors,
  ...goodsImportErrors,
  ...searchErrors,
  ...reviewErrors,
  ...watchErrors,
  ...cmsErrors,
  ...articleErrors,
  ...kitchenErrors,
  ...diningErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...orderErrors,
  ...shippingErrors,
  ...parcelLabelErrors,
  ...paymentErrors,
  ...repairErrors,
  ...shareErrors,
  ...returnsErrors,
  ...thirdReturnErrors,
  ...invoiceErrors,
  ...invoiceRequestErrors,
  ...conversationErrors,
  ...seckillErrors,
  ...bargainErrors,
  ...groupBuyErrors,
  ...signInErrors,
  ...lotteryErrors,
  ...innerBuyErrors,
  ...pointsShopErrors,
  ...postageErrors,
  ...giftErrors,
  ...formErrors,
  ...questionErrors,
  ...invitationErrors,
  ...evaluateErrors,
  ...fxErrors,
  ...smartErrors,
  ...memberErrors,
  ...segmentErrors,
  ...memberImportErrors,
} as const
