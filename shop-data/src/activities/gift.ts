import type { Offered, Text } from '../world.ts'

/** A gift for new customers that is given whenever the shop is opened: a SKU, or points. */
export interface DemoGift extends Offered {
  readonly rules: Text
  readonly productSn?: string
  readonly points?: number
  readonly quota: number
}

/** What newcomers get at any time. */
export const gifts: readonly DemoGift[] = [
  {
    store: '1-1', name: { zh: '初见好礼', en: 'Nice to meet you' }, productSn: 'HL-AC04-KRAFT-10', quota: 200,
    rules: {
      zh: '注册30天内、还没有下过单的新朋友可以免费领一份，包邮到家。\n每人仅限一次，同一手机号或同一微信等账号视为同一人。\n领取后生成0元订单，我们会尽快发货；数量有限，领完为止。',
      en: 'For those who joined within 30 days and have not bought yet: one for free, delivered free.\nOnce for each person; the same phone or WeChat account is the same person.\nIt becomes an order with nothing to pay and is sent soon, while there are some.',
    },
  },
  {
    store: '2-1', name: { zh: '新朋友见面分', en: 'Points to begin with' }, points: 200, quota: 1000,
    rules: {
      zh: '注册30天内、还没有下过单的新朋友可以领200积分，立即到账。\n每人仅限一次，同一手机号或同一微信等账号视为同一人。',
      en: 'For those who joined within 30 days and have not bought yet: 200 points at once.\nOnce for each person; the same phone or WeChat account is the same person.',
    },
  },
]
