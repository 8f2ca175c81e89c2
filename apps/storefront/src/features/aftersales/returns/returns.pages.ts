import type { Pages } from '#platform/page-setup.ts'

export const returnsPages = {
  returnList: {
    screen: () => import('./return-list.screen.tsx'),
    shares: 'store',
  },
  returnDetail: {
    screen: () => import('./return-detail.screen.tsx'),
    shares: 'store',
  },
  returnPartStep1: {
    screen: () => import('./part-step1.screen.tsx'),
    shares: 'store',
  },
  returnAllStep1: {
    screen: () => import('./all-step1.screen.tsx'),
    shares: 'store',
  },
  returnPartStep2: {
    screen: () => import('./step2.screen.tsx'),
    shares: 'store',
  },
  returnAllStep2: {
    screen: () => import('./step2.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
