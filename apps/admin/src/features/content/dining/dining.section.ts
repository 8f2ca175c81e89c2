import type { Sections } from '#platform/section.ts'

export const diningSections = {
  'dish-receipts': {
    group: 'content',
    position: 60,
    name: ['菜品小票', 'Receipts of dishes'],
    icon: 'M5 3h10v14l-1.700-1.300L11.600 17 10 15.700 8.400 17l-1.700-1.300L5 17V3ZM7.500 6.500h5M7.500 9.500h5M7.500 12.500h3',
    right: 'review.read',
    list: () => import('./receipt-list.screen.tsx'),
    audit: { dishReceipt: '' },
  },
  'dish-comments': {
    group: 'content',
    position: 70,
    name: ['菜品评价', 'Reviews of dishes'],
    icon: 'M3 13a7 7 0 0 1 14 0ZM2 13h16M4 16h12M10 6V4M8.500 4h3',
    right: 'review.read',
    list: () => import('./comment-list.screen.tsx'),
    audit: { dishComment: '?state=all' },
  },
} satisfies Sections
