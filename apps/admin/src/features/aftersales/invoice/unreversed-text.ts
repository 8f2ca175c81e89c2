import type { UnreversedBy } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { invoiceTexts } from './invoice.texts.ts'

/** How a reversal came to nothing, in a few words. */
export const unreversedText = (
  how: UnreversedBy,
  { unreversedFailed: failed, expired, refused, left }: ReturnType<typeof invoiceTexts.use>,
): string => ({ failed, expired, refused, left })[how]
