import type { Locale } from '@mallard/kernel'
import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'

/** What the store waits for, in the words of its tabs; the shopper reads others. */
const states: Readonly<Record<ReturnStatus, readonly [zh: string, en: string]>> = {
  [-1]: ['待处理', 'To answer'],
  0: ['待寄回', 'To be sent back'],
  1: ['待收货', 'To receive'],
  2: ['处理中', 'In hand'],
  3: ['已完成', 'Completed'],
  4: ['已拒绝', 'Refused'],
  5: ['已取消', 'Cancelled'],
}

export function returnStatusText(status: ReturnStatus, locale: Locale): string {
  return states[status][locale === 'en' ? 1 : 0]
}
