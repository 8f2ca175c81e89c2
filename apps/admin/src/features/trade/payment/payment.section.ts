import type { Sections } from '#platform/section.ts'

export const paymentSections = {
  payments: {
    group: 'money',
    position: 10,
    name: ['支付与退款', 'Payments'],
    icon: 'M3 5.500h14v9H3v-9ZM3 8.500h14M6 12h3',
    right: 'pay.repair',
    list: () => import('./payment-list.screen.tsx'),
    audit: { payment: '?q={number}', refund: '?tab=refunds&q={number}' },
  },
  bills: {
    group: 'money',
    position: 40,
    name: ['渠道对账', 'Reconciliation'],
    icon: 'M5 3.500h10V17l-2.500-1.500L10 17l-2.500-1.500L5 17V3.500ZM7.500 7h2M10.500 7h2M7.500 10h2M10.500 10h2',
    right: 'pay.repair',
    list: () => import('./bill-list.screen.tsx'),
    toDos: { 'bill.difference': '' },
  },
} satisfies Sections
