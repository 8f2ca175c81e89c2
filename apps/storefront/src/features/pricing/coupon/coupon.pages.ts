import type { Pages } from '#platform/page-setup.ts'

export const couponPages = {
  couponList: {
    screen: () => import('./coupon-list.screen.tsx'),
    entrance: { kind: 'coupons', icon: 'CouponIcon' },
    shares: 'store',
  },
  buyIns: {
    screen: () => import('./buyins.screen.tsx'),
    signedOut: 'has the goods of a coupon; drawing it asks',
    shares: 'store',
  },
} satisfies Pages
