import type { Pages } from '#platform/page-setup.ts'

export const seckillPages = {
  seckillList: {
    screen: () => import('./seckill.screen.tsx'),
    entrance: { kind: 'seckill', icon: 'BoltIcon' },
  },
  seckillDetail: {
    screen: () => import('./seckill.screen.tsx'),
  },
} satisfies Pages
