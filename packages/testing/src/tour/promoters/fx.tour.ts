import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { at, first, type TourPart } from '../part.ts'

export const fxTour = {
  pages: async ({ goods, shopper }) => {
    const { sponsorId } = await shopper.data(fxCalls.center, {})
    const { grantUuid } = first(await shopper.data(couponCalls.listLive, {}), 'coupons')
    const article = { sponsorId, url: 'soy-milk-from-scratch' }
    const promoted = { sponsorId, productSn: goods.productSn }
    return {
      ...at('fxWithdrawalSuccess', { amount: 2000 }),
      ...at('fxArticle', article),
      ...at('fxArticleOwn', article),
      ...at('fxGoodsLink', promoted),
      ...at('fxGoodsLinkOwn', promoted),
      ...at('fxCoupon', { sponsorId, grant_uuid: grantUuid }),
    }
  },
  admin: {
    dated: ['promoters', 'promoters/1', 'withdrawals'],
    undated: ['promoters/rates', 'promoters/material'],
  },
} satisfies TourPart
