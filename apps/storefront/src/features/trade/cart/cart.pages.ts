import type { Pages } from '#platform/page-setup.ts'

export const cartPages = {
  cart: {
    screen: () => import('./cart.screen.tsx'),
    signedOut: 'says itself that one signs in to see it, beside goods to look at',
    shares: 'store',
  },
} satisfies Pages
