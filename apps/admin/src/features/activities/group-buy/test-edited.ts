import { fen, hour } from '@mallard/kernel'
import { startAt, waiting, type EditedPage } from '#platform/form/test-edited.ts'
import GroupBuyScreen from './group-buy.screen.tsx'

export const edited: EditedPage = {
  domain: 'groupBuyAdmin',
  Screen: GroupBuyScreen,
  one: {
    ...waiting,
    endAt: startAt + hour,
    goal: { type: 'none' },
    freightCoupon: false,
    paid: 0,
    result: 'forming',
    skus: [
      {
        skuId: 7,
        productSn: 'HL-KT01',
        title: '电水壶',
        productAttr: '白',
        pic: { url: '/p.webp', width: 1, height: 1, color: '' },
        price: fen(11_900),
        salePrice: fen(11_900),
        available: 30,
        quota: 40,
        limit: 1,
      },
    ],
  },
  conflict: '这个拼团刚被别人改过，请刷新后再改',
}
