import type { Slice } from '../../slice.ts'

/** What welcome gifts tell the shop. */
export const giftSlice = {
  orderKinds: { gift: 8 },
  entrances: {
    gift: ['新人礼', 'Welcome gift'],
  },
  audit: {
    kinds: {
      gift: ['新人礼', 'Welcome gift'],
    },
    actions: {
      'gift.save': ['设置新人礼', 'Set up a gift'],
      'gift.close': ['提前结束新人礼', 'Ended a gift'],
    },
  },
} as const satisfies Slice
