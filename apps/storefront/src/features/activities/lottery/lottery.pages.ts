import type { Pages } from '#platform/page-setup.ts'

export const lotteryPages = {
  lotteryDetail: {
    screen: () => import('./lottery-detail.screen.tsx'),
    signedOut: 'asks when one draws',
    atRest: { bytes: 124_500, files: 17 },
  },
  lotteryWinRecord: {
    screen: () => import('./win-record.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
