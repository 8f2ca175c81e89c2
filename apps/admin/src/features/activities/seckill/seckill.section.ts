import type { Sections } from '#platform/section.ts'

export const seckillSections = {
  seckills: {
    group: 'marketing',
    position: 20,
    name: ['秒杀', 'Flash sales'],
    icon: 'M11 3 5 11.500h4.500L9 17l6-8.500h-4.500L11 3Z',
    right: 'promotion.read',
    list: () => import('./seckill-list.screen.tsx'),
    one: () => import('./seckill.screen.tsx'),
    audit: { seckill: '/{number}' },
    toDos: { 'seckill.soon': '' },
  },
} satisfies Sections
