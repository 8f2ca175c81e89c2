import type { Slice } from '../../slice.ts'

/** What goods and coupons for points tell the shop. */
export const pointsShopSlice = {
  orderKinds: { points: 9 },
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
} as const satisfies Slice
