import type { Sections } from '#platform/section.ts'

export const invoiceRequestSections = {
  'invoice-requests': {
    group: 'money',
    position: 80,
    name: ['其他渠道开票', 'Invoices asked for'],
    icon: 'M5 3.500h7l3.500 3.500V17h-10.500V3.500ZM12 3.500V7h3.500M8.500 10a1.750 1.750 0 1 1 2.500 1.600q-.750.400-.750 1.150M10.250 14.750v.010',
    right: 'invoice.read',
    list: () => import('./request-list.screen.tsx'),
    one: () => import('./request.screen.tsx'),
    audit: { invoiceRequest: '/{number}' },
  },
} satisfies Sections
