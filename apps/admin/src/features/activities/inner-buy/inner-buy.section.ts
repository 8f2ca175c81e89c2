import type { Sections } from '#platform/section.ts'

export const innerBuySections = {
  'inner-goods': {
    group: 'marketing',
    position: 140,
    name: ['内购商品', 'Inner prices'],
    icon: 'M3.500 17V6.500L10 3l6.500 3.500V17M3 17h14M8 17v-4h4v4M7.500 8.500h.01M12.500 8.500h.01',
    right: 'promotion.read',
    list: () => import('./inner-goods-list.screen.tsx'),
    audit: { innerPrice: '' },
  },
  'inner-quotas': {
    group: 'marketing',
    position: 150,
    name: ['内购额度', 'Inner quotas'],
    icon: 'M3 6.500h14v9.500H3V6.500ZM3 9.500h14M6 4h8M6 13h3',
    right: 'promotion.read',
    list: () => import('./inner-quota-list.screen.tsx'),
    one: () => import('./inner-quota.screen.tsx'),
    audit: { innerGrant: '/{number}' },
  },
} satisfies Sections
