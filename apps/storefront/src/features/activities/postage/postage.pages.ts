import type { Pages } from '#platform/page-setup.ts'

export const postagePages = {
  postageDetail: {
    screen: () => import('./postage-detail.screen.tsx'),
    entrance: { kind: 'postage', icon: 'BoxIcon' },
    signedOut: 'asks when one wants the trial',
  },
} satisfies Pages
