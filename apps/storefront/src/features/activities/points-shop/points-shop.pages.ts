import type { Pages } from '#platform/page-setup.ts'

export const pointsShopPages = {
  pointsList: {
    screen: () => import('./points-list.screen.tsx'),
    signedOut: 'has ways to earn points; its head offers to sign in',
  },
  points: {
    screen: () => import('./points.screen.tsx'),
    signedOut: 'has what everyone may read',
  },
  pointsStore: {
    screen: () => import('./points-store.screen.tsx'),
    entrance: { kind: 'pointsShop', icon: 'StoreIcon' },
    signedOut: 'asks when one exchanges',
  },
} satisfies Pages
