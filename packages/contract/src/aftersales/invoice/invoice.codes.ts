/** Types of titles (domain.md §2.3). */
export const titleType = { personal: 1, company: 2 } as const

/**
 * Where an invoice stands; the specification's invoice state is 1 for `issued` and `reversing`, 0
 * for all others.
 */
export const invoiceStages = [
  'applied',
  'issuing',
  'issued',
  'failed',
  'reversing',
  'reversed',
] as const
export type InvoiceStage = (typeof invoiceStages)[number]

/** Reasons for a red-letter invoice, as the tax rules have them. */
export const reverseReasons = [
  'salesReturn',
  'salesDiscount',
  'issueError',
  'serviceSuspension',
] as const
export type ReverseReason = (typeof reverseReasons)[number]
