import { codeName } from './code-name.ts'

/** Who did something, as the logs of orders, returns, invoices and coupons keep it. */
export const actorType = { shopper: 1, staff: 2, system: 3, channel: 4 } as const

/** The name of a stored number; empty for one that is not known. */
export function actorName(stored: number): string {
  return codeName(actorType, stored) ?? ''
}
