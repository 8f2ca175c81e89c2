import { defineTexts } from '#platform/texts.ts'
import { momentText } from '#platform/moment-text.ts'

export const promotionTexts = defineTexts(
  {
    title: '优惠说明',
    until: (name: string, at: number) => `${name}，截至 ${momentText(at, 'zh')}`,
    ends: (at: number) => `截至 ${momentText(at, 'zh')}`,
    salePrice: '商品价',
    after: '券后价',
    toDraw: '待领取',
    afterNote: '按购买 1 件计算，不含运费与积分；待领取的券领取后在结算时自动使用。',
    member: '会员价',
    yours: (level: string) => `您是${level}，可享`,
    levelPaysFixed: (name: string, price: string) => `${name}价 ¥${price}，与限时优惠取更低者`,
    levelPays: (name: string, bp: number) => `${name}享 ${bp / 1000} 折，与限时优惠取更低者`,
    note: '优惠以结算页为准：每件商品在限时价与会员价中取更低者，满减或第二件优惠、赠品与包邮可叠加；同一件商品只参加一个满减或第二件优惠，取省得多的。',
  },
  {
    title: 'Offers',
    until: (name, at) => `${name}, until ${momentText(at, 'en')}`,
    ends: (at) => `Until ${momentText(at, 'en')}`,
    salePrice: 'Price',
    after: 'Price after coupon',
    toDraw: 'To claim',
    afterNote:
      'For one item, without delivery and points. Claim the coupon and checkout uses it by itself.',
    member: 'Member',
    yours: (level) => `Your price as ${level}`,
    levelPaysFixed: (name, price) => `${name}: ¥${price}, or the deal price if lower`,
    levelPays: (name, bp) =>
      `${name}: ${Number(((10_000 - bp) / 100).toFixed(2))}% off, or the deal price if lower`,
    note: 'The price at checkout is final. You pay the lower of deal and member price; discounts, gifts and free delivery add up; each item counts towards one spending or second-unit offer, the one that saves more.',
  },
)
