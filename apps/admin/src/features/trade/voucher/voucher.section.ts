import type { Sections } from '#platform/section.ts'

export const voucherSections = {
  vouchers: {
    group: 'money',
    position: 50,
    name: ['转账', 'Transfers'],
    icon: 'M3 7.500 10 3.500l7 4H3ZM5 8v6M8.500 8v6M11.500 8v6M15 8v6M3 16.500h14',
    right: 'voucher.read',
    list: () => import('./voucher-list.screen.tsx'),
    one: () => import('./voucher.screen.tsx'),
    audit: { account: '/account' },
    toDos: { 'voucher.review': '' },
  },
} satisfies Sections
