import { type Refusal, toast } from '../../refusal.ts'

/** What the cart refuses. */
export const cartErrors = {
  cartFull: toast('购物车已满，请先清理', 'Your cart is full, please remove something first'),
  cartLineGone: toast('商品已不在购物车中', 'No longer in your cart'),
  noAddBuyChosen: { code: 500, text: ['没有选择加价购商品', 'No add-on chosen'], treat: 'silent' },
  addBuyOver: toast('该活动每单最多换购{most}件', 'Up to {most} add-ons per order'),
  addBuyMissing: toast('再买¥{amount}即可换购', 'Spend ¥{amount} more to unlock add-ons'),
  promotionOver: toast('活动已结束', 'This offer has ended'),
  nothingChosen: toast('请选择要结算的商品', 'Select items to check out'),
} as const satisfies Record<string, Refusal>
