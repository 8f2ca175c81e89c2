import type { Slice } from '../../slice.ts'

/** What group purchases tell the shop. */
export const groupBuySlice = {
  orderKinds: { groupBuy: 6 },
  entrances: {
    groupBuy: ['拼团', 'Group buy'],
  },
  audit: {
    kinds: {
      groupBuy: ['拼团', 'Group purchase'],
    },
    actions: {
      'groupBuy.save': ['设置拼团', 'Set up a group purchase'],
      'groupBuy.close': ['提前结束拼团', 'Ended a group purchase'],
      'groupBuy.succeed': ['人工成团', 'Formed a group below its goal'],
    },
  },
  jobs: {
    'groupBuy.settle': ['结束到期的拼团', 'Settle a group whose time is over'],
  },
} as const satisfies Slice
