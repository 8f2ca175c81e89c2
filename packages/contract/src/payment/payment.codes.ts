/** Channels that take money by themselves. */
export const payMethods = ['wxPay', 'aliPay', 'unionPay'] as const
