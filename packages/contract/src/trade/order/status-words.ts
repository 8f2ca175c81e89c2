import type { OrderStatus } from './order.fields.ts'

/** As the back office calls them; shoppers read other words for some. */
const words: Readonly<Record<OrderStatus, readonly [zh: string, en: string]>> = {
  0: ['待付款', 'To pay'],
  1: ['待发货', 'To ship'],
  2: ['待收货', 'On its way'],
  3: ['已完成', 'Completed'],
  4: ['已关闭', 'Closed'],
  5: ['拼团中', 'Group forming'],
  6: ['凭证审核中', 'Voucher in review'],
}

export function orderStatusText(status: number, isEnglish: boolean): string {
  return words[status as OrderStatus]?.[isEnglish ? 1 : 0] ?? String(status)
}
