import type { InvoiceStage } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const stageTones: Readonly<Record<InvoiceStage, Tone>> = {
  applied: 'brand',
  issuing: 'blue',
  issued: 'good',
  failed: 'bad',
  reversing: 'warn',
  reversed: 'plain',
}
