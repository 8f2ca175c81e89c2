import type { Pages } from '#platform/page-setup.ts'

export const promotionPages = {
  addBuy: {
    screen: () => import('./addbuy.screen.tsx'),
    signedOut: 'is of a cart, which a stranger does not have: leads back to it',
    shares: 'store',
  },
} satisfies Pages
