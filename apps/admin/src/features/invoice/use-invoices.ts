import type { DeskInvoice } from '@mallard/contract/invoice/invoice-desk.calls'
import type { InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import type { SheetFormat } from '@mallard/contract/sheet'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { saveFile } from '#platform/files.ts'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'

export interface InvoiceWish {
  readonly stage: InvoiceStage | undefined
  readonly title: 'person' | 'company' | undefined
  readonly q: string
  readonly from: number | undefined
  readonly until: number | undefined
  readonly pageNum: number
  readonly pageSize: number
}

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'invoices'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) => [`${partnerId}-${storeId}`, 'invoice', id] as const

/** A page of invoices; looks again every half minute while it is watched. */
export function useInvoicePage(wish: InvoiceWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), wish],
    queryFn: ({ signal }) => api.invoiceDesk.list({ ...wish }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

/** What is done with many invoices at once: a table of them, and another try for those that were refused. */
export function useInvoices() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const tell = useTell()
  const exporting = useMutation({
    mutationFn: ({ format, wish }: { format: SheetFormat; wish: InvoiceWish }) => {
      const { stage, title, q, from, until } = wish
      return api.invoiceDesk.export({ format, stage, title, q: q || undefined, from, until })
    },
    onSuccess: ({ file, rows }) => rows > 0 && saveFile(file),
    onError: tell.failed,
  })
  const retrying = useMutation({
    mutationFn: () => api.invoiceDesk.retryAll({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey(scope) }),
    onError: tell.failed,
  })
  return { exporting, retrying }
}

/** On its way to being issued or reversed. */
const isUnderWay = ({ stage, deskActions }: DeskInvoice) => stage === 'issuing' || stage === 'reversing' || (stage === 'applied' && deskActions.length === 0)

/** One invoice; looked at again every few seconds, for its state changes by itself, and sooner while somebody waits for it. */
export function useInvoice(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.invoiceDesk.detail({ id }, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1_500 : 5_000),
  })
}

/** A change of an invoice, whose answer is the invoice as it is now. A refusal because of its state shows that state. */
export function useInvoiceChange<Input>(id: number, change: (input: Input) => Promise<DeskInvoice>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (invoice) => {
      await keepAnswer(queries, oneKey(scope, id), invoice)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
    onError: (failure) => {
      if (isRefusal(failure, 'invoiceUnderWay')) void queries.invalidateQueries({ queryKey: oneKey(scope, id) })
    },
  })
}
