import type { Pages } from '#platform/page-setup.ts'

export const kitchenPages = {
  productGuideCenter: {
    screen: () => import('./guide-center.screen.tsx'),
    shares: 'store',
  },
  productGuideDetail: {
    screen: () => import('./guide.screen.tsx'),
  },
  kitchenIndex: {
    screen: () => import('./kitchen.screen.tsx'),
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
