import type { Pages } from '#platform/page-setup.ts'

export const addressPages = {
  addressList: {
    screen: () => import('./address-list.screen.tsx'),
  },
  addressEdit: {
    screen: () => import('./address-edit.screen.tsx'),
  },
} satisfies Pages
