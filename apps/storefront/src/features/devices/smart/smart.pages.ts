import type { Pages } from '#platform/page-setup.ts'

export const smartPages = {
  smartEquipment: {
    screen: () => import('./equipment.screen.tsx'),
    signedOut: 'says itself that one signs in to see a device of one’s own',
    shares: 'store',
  },
  smartWarrantyCard: {
    screen: () => import('./warranty-card.screen.tsx'),
    signedOut: 'says itself that one signs in to see a device of one’s own',
    shares: 'store',
  },
  smartServiceLife: {
    screen: () => import('./service-life.screen.tsx'),
    signedOut: 'says itself that one signs in to see a device of one’s own',
    shares: 'store',
  },
  smartSettings: {
    screen: () => import('./settings.screen.tsx'),
    signedOut: 'says itself that one signs in to see a device of one’s own',
    shares: 'store',
  },
  smartUseGuide: {
    screen: () => import('./use-guide.screen.tsx'),
    signedOut: 'says itself that one signs in to see a device of one’s own',
    shares: 'store',
  },
} satisfies Pages
