import type { Pages } from '#platform/page-setup.ts'

export const identityPages = {
  companyPass: {
    screen: () => import('./company-pass.screen.tsx'),
    bare: 'member',
    signedOut: 'signs in itself',
    shares: 'store',
  },
  login: {
    screen: () => import('./login.screen.tsx'),
    shares: 'store',
  },
  driverAuth: {
    screen: () => import('./driver-auth.screen.tsx'),
    bare: 'member',
    signedOut: 'signs in itself',
    shares: 'store',
  },
} satisfies Pages
