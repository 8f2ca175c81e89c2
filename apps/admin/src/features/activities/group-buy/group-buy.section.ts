import type { Sections } from '#platform/section.ts'

export const groupBuySections = {
  'group-buys': {
    group: 'marketing',
    position: 40,
    name: ['拼团', 'Group buys'],
    icon: 'M7.500 4a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM2.500 16a5 5 0 0 1 10 0M13 4.500a2.500 2.500 0 0 1 0 4.600M14.500 11.500a5 5 0 0 1 3 4.500',
    right: 'promotion.read',
    list: () => import('./group-buy-list.screen.tsx'),
    one: () => import('./group-buy.screen.tsx'),
    audit: { groupBuy: '/{number}' },
    toDos: { 'groupBuy.soon': '' },
  },
} satisfies Sections
