import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import type { Pool } from './approval.rules.ts'

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

/** The ways that the log tells of; withdrawals are counted by themselves. */
export const waysOf: Readonly<Record<Exclude<Pool, 'withdrawal'>, readonly GivingWay[]>> = {
  money: moneyWays,
  points: [
    { action: 'points.adjust', field: 'points' },
    { action: 'points.adjust', field: 'growth' },
    { action: 'memberImport.run', field: 'points' },
    { action: 'memberImport.run', field: 'growth' },
  ],
}
