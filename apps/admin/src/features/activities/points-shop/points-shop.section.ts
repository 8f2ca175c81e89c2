import type { Sections } from '#platform/section.ts'

export const pointsShopSections = {
  'points-goods': {
    group: 'marketing',
    position: 70,
    name: ['积分商城', 'Points shop'],
    icon: 'M10 3l2.100 4.300 4.700.700-3.400 3.300.800 4.700L10 13.800 5.800 16l.800-4.700L3.200 8l4.700-.700L10 3Z',
    right: 'promotion.read',
    list: () => import('./points-goods-list.screen.tsx'),
    one: () => import('./points-goods.screen.tsx'),
    audit: { pointsGoods: '/{number}' },
  },
} satisfies Sections
