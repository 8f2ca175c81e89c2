import type { Pages } from '#platform/page-setup.ts'

export const searchPages = {
  search: {
    screen: () => import('./search.screen.tsx'),
  },
  searchBare: {
    screen: () => import('./search.screen.tsx'),
    bare: 'last',
    unlinked: 'search, for addresses outside the shop that name no store',
  },
} satisfies Pages
