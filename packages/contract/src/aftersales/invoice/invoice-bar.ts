import { day, type Instant } from '@mallard/kernel'
import { orderStatus } from '../../trade/order/order.codes.ts'
import type { InvoiceBar } from './invoice.fields.ts'

/** domain.md §3.5 */
const applyWithin = 365 * day

/** An order as far as its invoice is concerned. */
export interface Invoiceable {
  readonly status: number
  readonly payStatus: number
  readonly payAmount: number
  readonly refundedAmount: number
  readonly payTime: Date | null
}

/**
 * What is paid in money and not given back, fen (I-26). Coupons and points lowered `payAmount`
 * already.
 */
export function dueAmount({
  payStatus,
  payAmount,
  refundedAmount,
}: Pick<Invoiceable, 'payStatus' | 'payAmount' | 'refundedAmount'>): number {
  return payStatus === 1 ? payAmount - refundedAmount : 0
}

/** Whether the time to apply for an invoice, or to change one, is over. */
export function isTooLate({ payTime }: Pick<Invoiceable, 'payTime'>, now: Instant): boolean {
  return payTime !== null && now - payTime.getTime() > applyWithin
}

/** Why no invoice can be applied for. */
export function barOf(order: Invoiceable, now: Instant): InvoiceBar | null {
  if (order.payStatus !== 1 || !order.payTime)
    return order.status === orderStatus.closed ? 'closed' : 'unpaid'
  if (dueAmount(order) <= 0) return 'nothingLeft'
  return isTooLate(order, now) ? 'tooLate' : null
}
