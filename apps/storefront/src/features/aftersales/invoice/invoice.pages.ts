import type { Pages } from '#platform/page-setup.ts'

export const invoicePages = {
  tickets: {
    screen: () => import('./tickets.screen.tsx'),
    shares: 'store',
  },
  invoiceEdit: {
    screen: () => import('./invoice-edit.screen.tsx'),
    signedOut: 'is opened by a link with a token, by whom the buyer sent it to',
    shares: 'store',
    unlinked: 'the server makes its address, with a token, from the page of an invoice',
  },
  scInvoiceList: {
    screen: () => import('./invoice-list.screen.tsx'),
    bare: 'member',
    shares: 'store',
  },
  omniChannelInvoice: {
    screen: () => import('./omni-invoice.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
  },
  scInvoiceDetail: {
    screen: () => import('./invoice-detail.screen.tsx'),
    bare: 'member',
    shares: 'store',
  },
} satisfies Pages
