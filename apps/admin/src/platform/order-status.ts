import type { OrderStatus } from '@mallard/contract/order/order.fields'
import type { Tone } from './parts/pill.tsx'
import type { Locale } from './texts.ts'

const states: Readonly<Record<OrderStatus, readonly [zh: string, en: string, tone: Tone]>> = {
  0: ['待付款', 'To pay', 'plain'],
  1: ['待发货', 'To ship', 'brand'],
  2: ['待收货', 'On its way', 'blue'],
  3: ['已完成', 'Completed', 'good'],
  4: ['已关闭', 'Closed', 'plain'],
  5: ['拼团中', 'Group forming', 'warn'],
  6: ['凭证审核中', 'Voucher in review', 'warn'],
}

export function orderStatusText(status: number, locale: Locale): string {
  return states[status as OrderStatus]?.[locale === 'en' ? 1 : 0] ?? String(status)
}

export function orderStatusTone(status: OrderStatus): Tone {
  return states[status][2]
}
