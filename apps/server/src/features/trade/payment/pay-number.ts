import { randomInt } from 'node:crypto'
import { beijingDigits, type Instant } from '@mallard/kernel'

/**
 * 27 digits, unique per merchant; begins with its time, by which UnionPay wants to know it
 * (hosts-and-providers.md §1.6, §2.2).
 */
export function newPayNo(now: Instant): string {
  return `${beijingDigits(now)}${String(randomInt(281_474_976_710_655)).padStart(15, '0')}`
}
