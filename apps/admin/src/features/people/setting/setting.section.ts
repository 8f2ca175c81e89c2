import type { Sections } from '#platform/section.ts'

export const settingSections = {
  brand: {
    group: 'settings',
    position: 10,
    name: ['品牌', 'Brand'],
    icon: 'M3.500 9.500V4.500a1 1 0 0 1 1-1h5l7 7-6 6-7-7ZM7 7.200v.100',
    right: 'store.write',
    list: () => import('./brand.screen.tsx'),
  },
  stores: {
    group: 'settings',
    position: 20,
    name: ['门店', 'Stores'],
    icon: 'M3.500 8.500 5 3.500h10l1.500 5M4.500 8.500V16.500h11V8.500M3.500 8.500a2.200 2.200 0 0 0 4.300 0 2.200 2.200 0 0 0 4.400 0 2.200 2.200 0 0 0 4.300 0M8.500 16.500v-4h3v4',
    right: 'store.write',
    list: () => import('./store-list.screen.tsx'),
    auditOfStore: 'store',
  },
} satisfies Sections
