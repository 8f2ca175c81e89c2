import type { Sections } from '#platform/section.ts'

export const couponSections = {
  coupons: {
    group: 'marketing',
    position: 160,
    name: ['优惠券', 'Coupons'],
    icon: 'M3 5.500h14V8.500a1.500 1.500 0 0 0 0 3v3H3v-3a1.500 1.500 0 0 0 0-3ZM12 5.500v1.500M12 9v2M12 13v1.500',
    right: 'promotion.read',
    list: () => import('./coupon-list.screen.tsx'),
    one: () => import('./coupon.screen.tsx'),
    audit: { coupon: '/{number}' },
  },
} satisfies Sections
