import type { Pages } from '#platform/page-setup.ts'

export const invitationPages = {
  invitation: {
    screen: () => import('./invitation.screen.tsx'),
    signedOut: 'has an event to read of; entering asks',
  },
} satisfies Pages
