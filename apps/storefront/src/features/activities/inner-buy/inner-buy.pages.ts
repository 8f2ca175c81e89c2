import type { Pages } from '#platform/page-setup.ts'

export const innerBuyPages = {
  innerBuyList: {
    screen: () => import('./inner-buy-list.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
