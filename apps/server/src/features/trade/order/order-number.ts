import { randomInt } from 'node:crypto'
import { beijingDigits, type Instant } from '@mallard/kernel'

/**
 * 20 digits, of orders, returns and pickups: yyMMddHHmmss in Beijing time and 8 random ones
 * (domain.md §1). Two of one second may be the same: their column is unique.
 */
export function newOrderNumber(at: Instant): string {
  return beijingDigits(at) + String(randomInt(100_000_000)).padStart(8, '0')
}
