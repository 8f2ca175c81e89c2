import type { Pages } from '#platform/page-setup.ts'

export const giftPages = {
  giftNewArrival: {
    screen: () => import('./new-arrival.screen.tsx'),
    entrance: { kind: 'gift', icon: 'FlameIcon' },
    signedOut: 'asks when one takes the gift',
  },
  giftSuccess: {
    screen: () => import('./success.screen.tsx'),
    signedOut: 'says that there is no gift yet, and where it is',
    shares: 'store',
  },
  giftRule: {
    screen: () => import('./rule.screen.tsx'),
    signedOut: 'has what everyone may read',
  },
} satisfies Pages
