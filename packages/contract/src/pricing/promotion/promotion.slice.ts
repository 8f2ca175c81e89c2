import type { Slice } from '../../slice.ts'

/** Words and codes of promotions and prices of levels. */
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
  invariants: {
    'what promotions brought is what paid orders say, once their events are handled':
      '促销带来的订单与金额等于已付款订单所记',
    'what promotions took off an order is what its lines say': '订单促销优惠等于各行促销优惠之和',
    'a line’s promotions explain its discount to the fen': '每行的优惠明细精确到分',
    'nobody uses a promotion more often than it allows, closed orders apart; a limit holds for orders since it was set':
      '没有人超过活动的每人次数，已关闭的订单不计；限制只对设置之后的订单有效',
  },
  toDos: {
    'promotion.soon': ['48 小时内开始或结束的促销', 'Promotions that begin or end within 48 hours'],
  },
} as const satisfies Slice
