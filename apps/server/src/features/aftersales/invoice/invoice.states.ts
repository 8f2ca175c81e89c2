import type { InvoiceStage } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { states, type EventOf } from '@mallard/kernel'

/**
 * domain.md §3.5 and hosts-and-providers §6.2. After a reversal a new invoice of the order begins
 * at `applied`.
 */
export const invoiceStates = states('invoice', {
  applied: { edit: 'applied', send: 'issuing', upload: 'issued', reject: 'failed', void: 'failed' },
  issuing: { issue: 'issued', fail: 'failed' },
  issued: { reverse: 'reversing' },
  failed: { edit: 'applied', retry: 'applied', upload: 'issued' },
  reversing: { redden: 'reversed', keep: 'issued' },
  reversed: {},
})

export type InvoiceEvent = EventOf<(typeof invoiceStates)['table']>

export const stageTexts: Readonly<Record<InvoiceStage, readonly [string, string]>> = {
  applied: ['待开票', 'Applied for'],
  issuing: ['开票中', 'Being issued'],
  issued: ['已开票', 'Issued'],
  failed: ['未开具', 'Not issued'],
  reversing: ['冲红中', 'Being reversed'],
  reversed: ['已冲红', 'Reversed'],
}
