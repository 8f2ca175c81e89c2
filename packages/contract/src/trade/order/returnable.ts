import { beijingDay, day, type Instant } from '@mallard/kernel'
import { orderKind } from './order.codes.ts'

/** What is counted of a line of an order. */
export interface LineCounts {
  readonly quantity: number
  readonly shippedQuantity: number
  readonly returnedQuantity: number
  /** Of the returned ones: refunded before they were sent. */
  readonly cancelledQuantity: number
  /** Kept back while their refund is asked for. */
  readonly heldQuantity: number
  /** 1 while a return of the line is open. */
  readonly afterSaleStatus: number
}

/** What is counted of a line as far as sending goes. */
export type UnsentCounts = Pick<
  LineCounts,
  'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'heldQuantity'
>

/** Units that may still be sent. */
export const leftOf = ({
  quantity,
  shippedQuantity,
  cancelledQuantity,
  heldQuantity,
}: UnsentCounts): number => quantity - shippedQuantity - cancelledQuantity - heldQuantity

/**
 * Units that can still be given back: those that wait to be sent, and those that were; none while a
 * return of the line is open.
 */
export function returnable(line: LineCounts): { readonly unsent: number; readonly sent: number } {
  const { shippedQuantity, returnedQuantity, cancelledQuantity, afterSaleStatus } = line
  if (afterSaleStatus === 1) return { unsent: 0, sent: 0 }
  return {
    unsent: leftOf(line),
    sent: shippedQuantity - (returnedQuantity - cancelledQuantity),
  }
}

/**
 * A gift that cost nothing: it is not given back for money. One that was charged, since it stayed
 * without what it came with, is bought.
 */
export const isFree = ({
  giftOf,
  chargedAmount,
}: {
  readonly giftOf: number | null
  readonly chargedAmount: number
}): boolean => giftOf !== null && !(chargedAmount > 0)

/** Whether goods that were sent go back by the store alone: nothing was paid for them. */
export const staysOnceSent = ({ kind }: { readonly kind: number }): boolean =>
  kind === orderKind.evaluate

/**
 * When the time to give something back is over: the days are counted from the one after receipt, by
 * the calendar of Beijing, so that the last of them ends at midnight (消法 25).
 */
export const returnsEnd = (receivedAt: Instant, days: number): Instant =>
  beijingDay(receivedAt) + (days + 1) * day

/** Whether the time to give a line back is not over. */
export function isInTime(
  { receiveTime }: { readonly receiveTime: Date | null },
  { afterSaleDays }: { readonly afterSaleDays: number },
  now: Instant,
  days = afterSaleDays,
): boolean {
  return receiveTime === null || now < returnsEnd(receiveTime.getTime(), days)
}
