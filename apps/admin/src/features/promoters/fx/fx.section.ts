import type { Sections } from '#platform/section.ts'

export const fxSections = {
  promoters: {
    group: 'people',
    position: 20,
    name: ['推广员', 'Promoters'],
    icon: 'M6 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM14.500 2.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400ZM14.500 12.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400ZM8.300 9l4.200-2.800M8.300 11.200l4.200 2.800',
    right: 'promoter.read',
    list: () => import('./promoter-list.screen.tsx'),
    one: () => import('./promoter.screen.tsx'),
    audit: { promoter: '/{number}', promoterRate: '/rates' },
  },
  withdrawals: {
    group: 'money',
    position: 60,
    name: ['佣金提现', 'Withdrawals'],
    icon: 'M3.500 6h13v9h-13V6ZM3.500 9h13M6 12.500h3M13.500 3.500v-1M11.500 4h4',
    right: 'promoter.read',
    list: () => import('./withdrawal-list.screen.tsx'),
    audit: { withdrawal: '' },
  },
} satisfies Sections
