import type { Pages } from '#platform/page-setup.ts'

export const questionPages = {
  examine: {
    screen: () => import('./examine.screen.tsx'),
    signedOut: 'has questions to read; sending the answers asks',
    unlinked: 'staff hand out its address and its code',
  },
  activityResult: {
    screen: () => import('./activity-result.screen.tsx'),
    shares: 'store',
    unlinked: 'where answers that were sent to a questionnaire lead',
  },
} satisfies Pages
