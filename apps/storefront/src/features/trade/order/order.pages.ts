import type { Pages } from '#platform/page-setup.ts'

export const orderPages = {
  orderList: {
    screen: () => import('./order-list.screen.tsx'),
    shares: 'store',
  },
  orderDetail: {
    screen: () => import('./order-detail.screen.tsx'),
    shares: 'store',
  },
  orderLogistics: {
    screen: () => import('./logistics.screen.tsx'),
    shares: 'store',
  },
  orderStatus: {
    screen: () => import('./order-status.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
