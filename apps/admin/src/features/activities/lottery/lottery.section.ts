import type { Sections } from '#platform/section.ts'

export const lotterySections = {
  lotteries: {
    group: 'marketing',
    position: 60,
    name: ['抽奖', 'Lucky draws'],
    icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 3v14M3 10h14M10 8.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z',
    right: 'promotion.read',
    list: () => import('./lottery-list.screen.tsx'),
    one: () => import('./lottery.screen.tsx'),
    audit: { lottery: '/{number}' },
    toDos: { 'lottery.soon': '' },
  },
} satisfies Sections
