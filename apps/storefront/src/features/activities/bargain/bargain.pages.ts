import type { Pages } from '#platform/page-setup.ts'

export const bargainPages = {
  bargainList: {
    screen: () => import('./bargain-list.screen.tsx'),
    entrance: { kind: 'bargain', icon: 'TagIcon' },
  },
  bargainDetail: {
    screen: () => import('./bargain-room.screen.tsx'),
    signedOut: 'is shared with friends, who are asked when they help',
  },
} satisfies Pages
