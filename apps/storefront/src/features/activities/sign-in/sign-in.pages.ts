import type { Pages } from '#platform/page-setup.ts'

export const signInPages = {
  signIn: {
    screen: () => import('./sign-in.screen.tsx'),
    signedOut: 'asks when one checks in',
  },
} satisfies Pages
