import type { Pages } from '#platform/page-setup.ts'

export const pointsPages = {
  integralCenter: {
    screen: () => import('./integral-center.screen.tsx'),
    entrance: { kind: 'points', icon: 'StarIcon' },
    bare: 'member',
  },
  integralGrowth: {
    screen: () => import('./integral-growth.screen.tsx'),
    bare: 'member',
  },
} satisfies Pages
