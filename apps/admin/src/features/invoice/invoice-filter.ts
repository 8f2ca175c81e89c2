import { invoiceStages, type InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import type { InvoiceWish } from './use-invoices.ts'

export const pageSize = 20

/** The tabs, what waits for the operator first. */
export const tabs: readonly (InvoiceStage | 'all')[] = ['all', 'failed', 'applied', 'issuing', 'issued', 'reversing', 'reversed']

/** What the address asks for; anything it has wrong counts as not asked. */
export function wishOf(filters: URLSearchParams): InvoiceWish {
  const page = Number(filters.get('page') ?? 1)
  return {
    stage: invoiceStages.find((stage) => stage === filters.get('stage')),
    q: (filters.get('q') ?? '').trim().slice(0, 50),
    pageNum: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize,
  }
}
