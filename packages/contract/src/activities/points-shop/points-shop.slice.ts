import type { Slice } from '../../slice.ts'

/** Words and codes of goods and coupons for points. */
export const pointsShopSlice = {
  domains: {
    pointsShopCalls: 'points',
  },
  orderKinds: { points: { number: 9, name: ['积分商城', 'Points shop'] } },
  entrances: {
    pointsShop: ['积分商城', 'Points shop'],
  },
  audit: {
    kinds: {
      pointsGoods: ['积分兑换', 'Points shop'],
    },
    actions: {
      'pointsGoods.save': ['设置积分兑换', 'Put up for points'],
      'pointsGoods.close': ['提前结束积分兑换', 'Ended an offer for points'],
    },
  },
  pointsCauses: {
    pointsShop: ['积分兑换', 'Spent in the points shop'],
  },
  invariants: {
    'what is taken of goods for points are the exchanges that hold them or are done, for all and for each member':
      '积分兑换占用和已兑的数量等于兑换记录之和，对全部和每位会员都成立',
    'an exchange of points took them once: with its order, or with its coupon':
      '每次积分兑换只扣一次积分：随订单，或随优惠券',
    'an exchange of points stands as its order does, and its coupon is one that its member holds, once the events of its orders are handled':
      '积分兑换的状态与订单一致，兑换的优惠券在会员名下',
  },
} as const satisfies Slice
