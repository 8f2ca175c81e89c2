import type { Pages } from '#platform/page-setup.ts'

export const kitchenPages = {
  productGuideCenter: {
    screen: () => import('./guide-center.screen.tsx'),
    entrance: { kind: 'guides', icon: 'BookIcon' },
    bare: 'last',
    shares: 'store',
  },
  productGuideDetail: {
    screen: () => import('./guide.screen.tsx'),
    bare: 'own',
  },
  kitchenIndex: {
    screen: () => import('./kitchen.screen.tsx'),
    entrance: { kind: 'kitchen', icon: 'FlameIcon' },
    bare: 'own',
  },
  kitchenInstructions: {
    screen: () => import('./kitchen.screen.tsx'),
    bare: 'own',
  },
  kitchenInstructionsDetail: {
    screen: () => import('./manual.screen.tsx'),
    bare: 'own',
  },
  kitchenMenu: {
    screen: () => import('./kitchen.screen.tsx'),
    bare: 'own',
  },
} satisfies Pages
