import type { InvoiceStage } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { states, type EventOf } from '@mallard/kernel'

/**
 * domain.md §3.5 and hosts-and-providers.md §6.2. After a reversal a new invoice of the order
 * begins at `applied`.
 */
export const invoiceStates = states('invoice', {
  applied: { edit: 'applied', send: 'issuing', upload: 'issued', reject: 'failed', void: 'failed' },
  issuing: { issue: 'issued', fail: 'failed' },
  // `redden`: the buyer had confirmed in time, and it was heard of later.
  issued: { reverse: 'reversing', redden: 'reversed', leave: 'issued' },
  failed: { edit: 'applied', retry: 'applied', upload: 'issued' },
  reversing: {
    await: 'reversing',
    redden: 'reversed',
    keep: 'issued',
    expire: 'issued',
    refuse: 'issued',
  },
  reversed: {},
})

export type InvoiceEvent = EventOf<(typeof invoiceStates)['table']>

const stageTexts: Readonly<Record<InvoiceStage, readonly [string, string]>> = {
  applied: ['待开票', 'Applied for'],
  issuing: ['开票中', 'Being issued'],
  issued: ['已开票', 'Issued'],
  failed: ['未开具', 'Not issued'],
  reversing: ['冲红中', 'Being reversed'],
  reversed: ['已冲红', 'Reversed'],
}

const awaitingTexts = ['冲红待确认', 'Reversal to confirm'] as const

/** Where an invoice stands, in Chinese (0) or English (1). */
export const stageText = (
  { state, awaitsUntil }: { readonly state: InvoiceStage; readonly awaitsUntil: Date | null },
  language: 0 | 1,
): string => (awaitsUntil ? awaitingTexts : stageTexts[state])[language]
