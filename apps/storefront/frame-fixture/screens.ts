import type { Screens } from '#platform/navigator/loader.ts'

/** A few small pages to try the frame on; e2e/frame.spec.ts builds and serves them. */
export const screens = {
  home: () => import('./home.screen.tsx'),
  homeScoped: () => import('./home.screen.tsx'),
  goods: () => import('./goods.screen.tsx'),
  userCenter: () => import('./user-center.screen.tsx'),
  login: () => import('./login.screen.tsx'),
  notFound: () => import('#features/content/home/not-found.screen.tsx'),
} as unknown as Screens
