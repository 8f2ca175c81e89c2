import type { Sections } from '#platform/section.ts'

export const invoiceSections = {
  invoices: {
    group: 'money',
    position: 70,
    name: ['发票', 'Invoices'],
    icon: 'M5 3.500h7l3.500 3.500V17h-10.500V3.500ZM12 3.500V7h3.500M8 10.500h5M8 13.500h3',
    right: 'invoice.read',
    list: () => import('./invoice-list.screen.tsx'),
    one: () => import('./invoice.screen.tsx'),
    audit: { invoice: '/{number}' },
    toDos: { 'invoice.failed': '?stage=failed' },
  },
} satisfies Sections
