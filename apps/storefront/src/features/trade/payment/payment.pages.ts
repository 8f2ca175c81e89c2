import type { Pages } from '#platform/page-setup.ts'

export const paymentPages = {
  payment: {
    screen: () => import('./payment.screen.tsx'),
    shares: 'store',
  },
  paymentStatusScoped: {
    screen: () => import('./payment-status.screen.tsx'),
    shares: 'store',
  },
  paymentStatusOrder: {
    screen: () => import('./payment-status.screen.tsx'),
    bare: 'member',
    shares: 'store',
    unlinked: 'where cashiers that were set up before led back to',
  },
  paymentStatus: {
    screen: () => import('./payment-status.screen.tsx'),
    bare: 'member',
    shares: 'store',
    unlinked: 'where cashiers that were set up before led back to',
  },
  offLinePayment: {
    screen: () => import('./offline-payment.screen.tsx'),
    shares: 'store',
  },
  offLinePaySuccess: {
    screen: () => import('./offline-result.screen.tsx'),
    shares: 'store',
  },
  groupBuyPayment: {
    screen: () => import('./group-payment.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
