import type { Pages } from '#platform/page-setup.ts'

export const lotteryPages = {
  lotteryDetail: {
    screen: () => import('./lottery-detail.screen.tsx'),
    entrance: { kind: 'lottery', icon: 'GiftIcon' },
    signedOut: 'asks when one draws',
    atRest: { bytes: 124_500, files: 17 },
  },
  lotteryWinRecord: {
    screen: () => import('./win-record.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
