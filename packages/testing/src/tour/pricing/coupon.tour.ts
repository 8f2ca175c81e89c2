import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { at, first, type TourPart } from '../part.ts'

export const couponTour = {
  pages: async ({ shopper }) => {
    const { grantUuid } = first(await shopper.data(couponCalls.listLive, {}), 'coupons')
    return { ...at('buyIns', { grantUuid, couponHistoryId: 0 }) }
  },
  admin: {
    dated: ['coupons', 'coupons/1'],
  },
} satisfies TourPart
