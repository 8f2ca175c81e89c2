import type { Pages } from '#platform/page-setup.ts'

export const noticesPages = {
  settingMessage: {
    screen: () => import('./message.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
