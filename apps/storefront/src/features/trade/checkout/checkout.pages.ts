import type { Pages } from '#platform/page-setup.ts'

export const checkoutPages = {
  orderCheckout: {
    screen: () => import('./checkout.screen.tsx'),
    shares: 'store',
  },
  checkoutPostage: {
    screen: () => import('./checkout.screen.tsx'),
    shares: 'store',
  },
  checkoutSeckill: {
    screen: () => import('./checkout.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
