import { day } from '@mallard/kernel'

/** Milliseconds for which a receipt of a dish takes its comment. */
export const receiptLife = 7 * day

/** What became of a receipt: `used` has its comment, `expired` waited too long for one. */
export const receiptStates = ['open', 'used', 'expired'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** Letters of a comment. */
export const dishWords = 500

/** Pictures of a comment. */
export const maxDishPics = 9

/** Comments of others that stand below a dish. */
export const dishCommentsShown = 10
