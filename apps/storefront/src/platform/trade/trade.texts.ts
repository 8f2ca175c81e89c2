import { defineTexts } from '#platform/texts.ts'

export const tradeTexts = defineTexts(
  {
    goodsAmount: '商品金额',
    promotion: '促销优惠',
    coupon: '优惠券',
    points: '积分抵扣',
    freight: '运费',
    freightDiscount: '运费优惠',
    adjust: '改价',
    free: '包邮',
    count: (count: number) => `× ${count}`,
    recommend: '为你推荐',
  },
  {
    goodsAmount: 'Goods',
    promotion: 'Promotions',
    coupon: 'Coupon',
    points: 'Points',
    freight: 'Delivery',
    freightDiscount: 'Delivery discount',
    adjust: 'Adjustment',
    free: 'Free',
    count: (count) => `× ${count}`,
    recommend: 'You may like',
  },
)
