import type { Pages } from '#platform/page-setup.ts'

export const groupBuyPages = {
  groupBuy: {
    screen: () => import('./group-buy.screen.tsx'),
    entrance: { kind: 'groupBuy', icon: 'UsersIcon' },
    // What activities have in common comes as a file of its own.
    atRest: { bytes: 120_000, files: 13 },
  },
  groupBuyOrderList: {
    screen: () => import('./group-order-list.screen.tsx'),
    shares: 'store',
  },
  groupBuyOrderDetail: {
    screen: () => import('./group-order-detail.screen.tsx'),
    signedOut: 'is shared with friends, who are asked when they join',
  },
} satisfies Pages
