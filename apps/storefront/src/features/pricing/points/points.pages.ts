import type { Pages } from '#platform/page-setup.ts'

export const pointsPages = {
  integralCenter: {
    screen: () => import('./integral-center.screen.tsx'),
  },
  integralGrowth: {
    screen: () => import('./integral-growth.screen.tsx'),
  },
} satisfies Pages
