import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import { fen, type Fen } from '@mallard/kernel'

/** A field of an audit row whose change is what somebody gave. */
export interface GivingWay {
  readonly action: AuditAction
  readonly field: string
}

/** Every way by which one person alone may let a shopper have money, in fen. */
export const moneyWays: readonly GivingWay[] = [
  { action: 'return.refund', field: 'amount' },
  { action: 'return.agree', field: 'given' },
  { action: 'order.price', field: 'payAmount' },
  // What coupons may take off at the most.
  { action: 'coupon.issue', field: 'worth' },
  { action: 'coupon.scanCode', field: 'worth' },
]

/** Fen that one person may give at once, and in a day by all ways: beyond either it takes another. */
export const aloneUpTo = fen(200_000)
const alonePerDay = fen(1_000_000)

/** How much one more gift of somebody may be who has given this much today. */
export const leftAlone = (moved: number): Fen =>
  fen(Math.max(0, Math.min(aloneUpTo, alonePerDay - moved)))
