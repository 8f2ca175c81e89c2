import { invoiceStages, type InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import { dayStart } from '#platform/show.ts'
import type { InvoiceWish } from './use-invoices.ts'

export const pageSize = 20

/** The tabs, what waits for the operator first. */
export const tabs: readonly (InvoiceStage | 'all')[] = ['all', 'failed', 'applied', 'issuing', 'issued', 'reversing', 'reversed']

export const titles = ['person', 'company'] as const

/** What the address asks for; anything it has wrong counts as not asked. */
export function wishOf(filters: URLSearchParams): InvoiceWish {
  const page = Number(filters.get('page') ?? 1)
  return {
    stage: invoiceStages.find((stage) => stage === filters.get('stage')),
    title: titles.find((title) => title === filters.get('title')),
    q: (filters.get('q') ?? '').trim().slice(0, 50),
    from: dayStart(filters.get('from')),
    until: dayStart(filters.get('until'), 1),
    pageNum: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize,
  }
}
