import type { Slice } from '../../slice.ts'

/** Words and codes of welcome gifts. */
export const giftSlice = {
  orderKinds: { gift: { number: 8, name: ['新人礼', 'Gift for new customers'] } },
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
  pointsCauses: {
    gift: ['新人礼', 'Welcome gift'],
  },
  invariants: {
    'gifts that are taken are those that were claimed': '新人礼已领数量等于领取记录数',
    'a gift that was claimed was given: its order with nothing to pay, its coupon, or its points':
      '领取的新人礼都已给到：0元订单、优惠券或积分',
  },
  toDos: {
    'gift.soon': [
      '48 小时内开始或结束的新人礼',
      'Gifts for new customers that begin or end within 48 hours',
    ],
  },
} as const satisfies Slice
