import type { Slice } from '../../slice.ts'

/** What promotions and prices of levels tell the shop. */
export const promotionSlice = {
  audit: {
    kinds: {
      promotion: ['促销活动', 'Promotion'],
    },
    actions: {
      'promotion.save': ['设置促销活动', 'Set up a promotion'],
      'promotion.close': ['关闭促销活动', 'Closed a promotion'],
      'levelPrice.save': ['设置会员价', 'Set a member price'],
      'levelPrice.share': ['批量设置会员价', 'Set many member prices'],
    },
  },
} as const satisfies Slice
