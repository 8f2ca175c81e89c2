import type { Pages } from '#platform/page-setup.ts'

export const homePages = {
  home: {
    screen: () => import('./home.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  homeScoped: {
    screen: () => import('./home.screen.tsx'),
    shares: 'store',
  },
  storeMiniMall: {
    screen: () => import('./store-mini-mall.screen.tsx'),
    atRest: { bytes: 119_000, files: 14 },
  },
  notFound: {
    screen: () => import('./not-found.screen.tsx'),
    bare: 'last',
    signedOut: 'is no page',
    shares: 'store',
    unlinked: 'what has no address',
  },
} satisfies Pages
