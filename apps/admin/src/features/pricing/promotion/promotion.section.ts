import type { Sections } from '#platform/section.ts'

export const promotionSections = {
  promotions: {
    group: 'marketing',
    position: 10,
    name: ['促销', 'Promotions'],
    icon: 'M3.500 9V4.500a1 1 0 0 1 1-1H9l7.500 7.500a1 1 0 0 1 0 1.400l-4.100 4.100a1 1 0 0 1-1.400 0L3.500 9ZM7 7h.01',
    right: 'promotion.read',
    list: () => import('./promotion-list.screen.tsx'),
    one: () => import('./promotion.screen.tsx'),
    audit: { promotion: '/{number}' },
    toDos: { 'promotion.soon': '' },
  },
} satisfies Sections
