import type { Sections } from '#platform/section.ts'

export const freightSections = {
  freight: {
    group: 'catalog',
    position: 50,
    name: ['运费', 'Freight'],
    icon: 'M3 6h8.500v8H3V6ZM11.500 9h3L17 11.500V14h-5.500V9ZM6 16a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM14 16a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM4.500 3.500h5',
    right: 'goods.write',
    list: () => import('./freight-list.screen.tsx'),
    audit: { freight: '' },
  },
} satisfies Sections
