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

/** How the last reversal of an issued invoice came to nothing; `left`: staff leave it as it is. */
export const unreversedBy = ['failed', 'expired', 'refused', 'left'] as const
export type UnreversedBy = (typeof unreversedBy)[number]

/** What the back office lists: those of a stage, or those whose reversal staff have to see to. */
export const invoiceQueues = [...invoiceStages, 'unreversed'] as const
export type InvoiceQueue = (typeof invoiceQueues)[number]

/** Who issued it: by the channel that the shop is connected to, or staff with software of their own. */
export const invoiceIssuers = ['channel', 'staff'] as const
export type InvoiceIssuer = (typeof invoiceIssuers)[number]

/** Forms of an e-invoice: PDF to read, OFD the tax side's own, XML for the books. */
export const invoiceForms = ['pdf', 'ofd', 'xml'] as const
export type InvoiceForm = (typeof invoiceForms)[number]
/** Bytes of one of them. */
export const maxInvoiceFile = 10 * 1024 * 1024

/** Reasons for a red-letter invoice, as the tax rules have them. */
export const reverseReasons = [
  'salesReturn',
  'salesDiscount',
  'issueError',
  'serviceSuspension',
] as const
export type ReverseReason = (typeof reverseReasons)[number]
