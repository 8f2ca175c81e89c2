import type { Slice } from '../../slice.ts'

/** What bargains tell the shop. */
export const bargainSlice = {
  orderKinds: { bargain: 7 },
  entrances: {
    bargain: ['好友砍价', 'Bargain'],
  },
  audit: {
    kinds: {
      bargain: ['砍价', 'Bargain'],
    },
    actions: {
      'bargain.save': ['设置砍价', 'Set up a bargain'],
      'bargain.close': ['提前结束砍价', 'Ended a bargain'],
      'bargain.voidHelp': ['撤销助力', 'Took a cut back'],
    },
  },
  jobs: {
    'bargain.expire': ['结束到期的砍价', 'End a bargain room'],
  },
} as const satisfies Slice
