import type { Pages } from '#platform/page-setup.ts'

export const collectionPages = {
  collectionList: {
    screen: () => import('./collection-list.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
