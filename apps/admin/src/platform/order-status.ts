import type { Locale } from '@mallard/kernel'
import type { OrderStatus } from '@mallard/contract/trade/order/order.fields'
import { orderStatusText as textOf } from '@mallard/contract/trade/order/status-words'
import type { Tone } from './parts/pill.tsx'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  0: 'plain',
  1: 'brand',
  2: 'blue',
  3: 'good',
  4: 'plain',
  5: 'warn',
  6: 'warn',
}

export const orderStatusText = (status: number, locale: Locale) => textOf(status, locale === 'en')
export const orderStatusTone = (status: OrderStatus) => tones[status]
