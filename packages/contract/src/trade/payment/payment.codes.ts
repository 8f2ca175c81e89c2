/** Channels that take money by themselves. */
export const payMethods = ['wxPay', 'aliPay', 'unionPay'] as const

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
