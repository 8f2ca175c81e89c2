import type { Pages } from '#platform/page-setup.ts'

export const signInPages = {
  signIn: {
    screen: () => import('./sign-in.screen.tsx'),
    entrance: { kind: 'signIn', icon: 'CalendarIcon' },
    signedOut: 'asks when one checks in',
  },
} satisfies Pages
