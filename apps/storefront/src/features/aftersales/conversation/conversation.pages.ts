import type { Pages } from '#platform/page-setup.ts'

export const conversationPages = {
  serviceMessage: {
    screen: () => import('./message.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
