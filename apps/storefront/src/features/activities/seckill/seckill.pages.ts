import type { Pages } from '#platform/page-setup.ts'

export const seckillPages = {
  seckillList: {
    screen: () => import('./seckill.screen.tsx'),
  },
  seckillDetail: {
    screen: () => import('./seckill.screen.tsx'),
  },
} satisfies Pages
