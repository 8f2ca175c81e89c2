import type { Pages } from '#platform/page-setup.ts'

export const evaluatePages = {
  evaluate: {
    screen: () => import('./evaluate.screen.tsx'),
    entrance: { kind: 'evaluate', icon: 'BoxIcon' },
    signedOut: 'has trials to look at; applying asks',
  },
  checkEvaluateDetail: {
    screen: () => import('./check-evaluate-detail.screen.tsx'),
    signedOut: 'asks when one applies',
  },
} satisfies Pages
