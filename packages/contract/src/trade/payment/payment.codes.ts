/** Channels that take money by themselves. */
export const payMethods = ['wxPay', 'aliPay', 'unionPay'] as const

/** Where an attempt to pay stands. */
export const payStatus = { created: 0, paying: 1, paid: 2, closed: 3 } as const

/** What came of a channel's message: of a payment, of a refund, of anything else. */
export const notifyResults = [
  'applied',
  'repeated',
  'refunding',
  'mismatch',
  'unknown',
  'refunded',
  'noted',
] as const
export type NotifyResult = (typeof notifyResults)[number]
