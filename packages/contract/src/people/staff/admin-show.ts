import { beijingDateTime, type Instant } from '@mallard/kernel'

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `¥1,234.50`, or `−¥5.00` with a real minus sign. */
export function money(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}¥${grouped.format(Math.abs(amount) / 100)}`
}

/** `2026-11-20 18:05` in Beijing time. */
export function dateTime(instant: Instant): string {
  return beijingDateTime(instant).slice(0, 16)
}
