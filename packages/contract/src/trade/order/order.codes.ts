import { orderKind } from '../../order-kinds.gen.ts'

export { orderKind }

/**
 * domain.md §3.1: 0 to pay, 1 to ship, 2 to receive, 3 done, 4 closed, 5 group forming, 6 voucher
 * in review.
 */
export const orderStatus = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  done: 3,
  closed: 4,
  grouping: 5,
  reviewing: 6,
} as const

/** Colours with which staff mark an order; what each means is the shop's own. */
export const orderFlag = { none: 0, red: 1, yellow: 2, green: 3, blue: 4, purple: 5 } as const
export type OrderFlag = (typeof orderFlag)[keyof typeof orderFlag]

/** What the list of orders is narrowed by besides: a colour, or that staff have noted something. */
export const orderMarks = ['red', 'yellow', 'green', 'blue', 'purple', 'noted'] as const
export type OrderMark = (typeof orderMarks)[number]

/** Orders that staff choose for one thing at once. */
export const maxChosen = 100

/** Ways to buy whose orders bring no points and no growth (activities.md §3). */
export const earnsNothing: readonly number[] = [orderKind.postage]

/**
 * Orders that one member may have unpaid or in review with one partner at once; each holds one of
 * the places 1 to this.
 */
export const maxUnpaid = 20

/**
 * 10 time-out, 20 fully refunded, 30 cancelled by the buyer, 40 group failed, 50 by the operator,
 * 60 risk.
 */
export const closeReason = {
  timeout: 10,
  refunded: 20,
  buyer: 30,
  group: 40,
  operator: 50,
  risk: 60,
} as const
