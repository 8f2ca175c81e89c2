import type { Pages } from '#platform/page-setup.ts'

export const kitchenPages = {
  productGuideCenter: {
    screen: () => import('./guide-center.screen.tsx'),
    entrance: { kind: 'guides', icon: 'BookIcon' },
    shares: 'store',
  },
  productGuideDetail: {
    screen: () => import('./guide.screen.tsx'),
  },
  kitchenIndex: {
    screen: () => import('./kitchen.screen.tsx'),
    entrance: { kind: 'kitchen', icon: 'FlameIcon' },
  },
  kitchenInstructions: {
    screen: () => import('./kitchen.screen.tsx'),
  },
  kitchenInstructionsDetail: {
    screen: () => import('./manual.screen.tsx'),
  },
  kitchenMenu: {
    screen: () => import('./kitchen.screen.tsx'),
  },
} satisfies Pages
