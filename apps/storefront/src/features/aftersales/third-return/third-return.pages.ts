import type { Pages } from '#platform/page-setup.ts'

export const thirdReturnPages = {
  thirdReturn: {
    screen: () => import('./third-return.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
  },
  thirdReturnApply: {
    screen: () => import('./third-return-apply.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
  },
  thirdReturnDetail: {
    screen: () => import('./third-return-detail.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
  },
  thirdReturnList: {
    screen: () => import('./third-return-list.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
  },
  omsReturn: {
    screen: () => import('./third-return.screen.tsx'),
    bare: 'member',
    signedOut: 'is for buyers of other platforms: a code to their phone',
    shares: 'store',
    unlinked: 'other platforms link it, with their order',
  },
} satisfies Pages
