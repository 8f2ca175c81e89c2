import type { Slice } from '../../slice.ts'

/** Words and codes of flash sales. */
export const seckillSlice = {
  orderKinds: { seckill: { number: 3, name: ['限时秒杀', 'Flash sale'] } },
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
  invariants: {
    'what is taken of a flash sale is what members took, and no more than its quota':
      '秒杀已占数量等于会员所占之和，不超过活动库存',
    'what a flash sale keeps for unpaid orders is what those are for, once the events of its orders are handled':
      '秒杀为未付款订单保留的数量等于这些订单所需',
  },
  toDos: {
    'seckill.soon': ['48 小时内开始或结束的秒杀', 'Flash sales that begin or end within 48 hours'],
  },
  notices: {
    'seckill.soon': {
      group: 'activity',
      kind: 'activity',
      name: ['秒杀即将开始', 'Flash sale about to begin'],
      title: ['秒杀即将开抢', 'A flash sale is about to begin'],
      text: [
        '“{activity}”3分钟后开始，数量有限，先到先得',
        '“{activity}” begins in 3 minutes. Few units, first come first served',
      ],
      variables: {
        activity: {
          name: ['活动名称', 'Activity'],
          example: ['晚八点秒杀', 'Flash sale at eight'],
        },
      },
    },
  },
} as const satisfies Slice
