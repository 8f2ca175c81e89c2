import { commissionKinds } from '@mallard/contract/promoters/fx/fx.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { defineTexts } from '#platform/texts.ts'

/** Ways to buy, and which of them pay a commission to whom. */
export const kindTexts = defineTexts(
  {
    pay: '计佣的订单',
    hint: '未勾选的下单方式不产生佣金，也不绑定客户；对之后的订单生效。',
    earn: '员工推广可得佣金',
    buy: '员工购买可计佣',
    yes: '是',
    no: '否',
    none: '无',
    cart: '购物车',
    buyNow: '立即购买',
    seckill: '限时秒杀',
    innerBuy: '企业内购',
    groupBuy: '拼团',
    postage: '付邮试用',
    bargain: '砍价',
    gift: '新人礼',
    points: '积分商城',
    evaluate: '免费试用',
  },
  {
    pay: 'Orders that pay',
    hint: 'Ways to buy without a tick pay no commission and bind no customer; for orders from now on.',
    earn: 'Employees who promote earn',
    buy: 'What employees buy pays',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    cart: 'Cart',
    buyNow: 'Buy now',
    seckill: 'Flash sale',
    innerBuy: 'Inner buying',
    groupBuy: 'Group buying',
    postage: 'Trial for the postage',
    bargain: 'Bargain',
    gift: 'Gift for new customers',
    points: 'Points shop',
    evaluate: 'Product trial',
  },
)

type Words = ReturnType<typeof kindTexts.use>

const names: Readonly<Record<number, Exclude<keyof typeof orderKind, 'exchange'>>> = {
  [orderKind.cart]: 'cart',
  [orderKind.buyNow]: 'buyNow',
  [orderKind.seckill]: 'seckill',
  [orderKind.innerBuy]: 'innerBuy',
  [orderKind.groupBuy]: 'groupBuy',
  [orderKind.postage]: 'postage',
  [orderKind.bargain]: 'bargain',
  [orderKind.gift]: 'gift',
  [orderKind.points]: 'points',
  [orderKind.evaluate]: 'evaluate',
}

export const kindName = (kind: number, words: Words): string => {
  const name = names[kind]
  return name ? words[name] : String(kind)
}

export function paidText(offKinds: readonly number[], words: Words): string {
  const paid = commissionKinds.filter((kind) => !offKinds.includes(kind))
  return paid.map((kind) => kindName(kind, words)).join(words.between) || words.none
}
