import type { Slice } from '../../slice.ts'

/** What flash sales tell the shop. */
export const seckillSlice = {
  orderKinds: { seckill: 3 },
  entrances: {
    seckill: ['限时秒杀', 'Flash sale'],
  },
  audit: {
    kinds: {
      seckill: ['秒杀', 'Flash sale'],
    },
    actions: {
      'seckill.save': ['设置秒杀', 'Set up a flash sale'],
      'seckill.close': ['提前结束秒杀', 'Ended a flash sale'],
    },
  },
  jobs: {
    'seckill.remind': ['提醒秒杀开抢', 'Remind of a flash sale'],
  },
} as const satisfies Slice
