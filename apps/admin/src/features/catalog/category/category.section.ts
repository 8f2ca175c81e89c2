import type { Sections } from '#platform/section.ts'

export const categorySections = {
  categories: {
    group: 'catalog',
    position: 40,
    name: ['类目', 'Categories'],
    icon: 'M3.500 3.500h5V7h-5V3.500ZM11.500 8.500h5v3.500h-5V8.500ZM11.500 14h5v3.500h-5V14ZM6 7v8.700h5.500M6 10.200h5.500',
    right: 'goods.write',
    list: () => import('./category-list.screen.tsx'),
    audit: { category: '' },
  },
} satisfies Sections
