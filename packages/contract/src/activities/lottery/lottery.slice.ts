import type { Slice } from '../../slice.ts'

/** What lucky draws tell the shop. */
export const lotterySlice = {
  entrances: {
    lottery: ['幸运抽奖', 'Lucky draw'],
  },
  audit: {
    kinds: {
      lottery: ['抽奖', 'Lucky draw'],
    },
    actions: {
      'lottery.save': ['设置抽奖', 'Set up a lucky draw'],
      'lottery.close': ['提前结束抽奖', 'Ended a lucky draw'],
      'lottery.ship': ['寄出奖品', 'Sent a prize'],
    },
  },
  jobs: {
    'lottery.sweep': ['让过期奖品失效', 'Expire prizes that nobody claimed'],
  },
} as const satisfies Slice
