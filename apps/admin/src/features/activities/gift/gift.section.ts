import type { Sections } from '#platform/section.ts'

export const giftSections = {
  gifts: {
    group: 'marketing',
    position: 80,
    name: ['新人礼', 'Welcome gift'],
    icon: 'M3.500 8.500h13V17h-13V8.500ZM10 8.500V17M3 5.500h14v3H3v-3ZM10 5.500C8.500 2.500 5.500 2.800 5.500 4.200S8 5.500 10 5.500ZM10 5.500c1.500-3 4.500-2.700 4.500-1.300S12 5.500 10 5.500Z',
    right: 'promotion.read',
    list: () => import('./gift-list.screen.tsx'),
    one: () => import('./gift.screen.tsx'),
    audit: { gift: '/{number}' },
    toDos: { 'gift.soon': '' },
  },
} satisfies Sections
