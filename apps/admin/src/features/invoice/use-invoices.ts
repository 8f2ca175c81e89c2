import type { DeskInvoice } from '@mallard/contract/invoice/invoice-desk.calls'
import type { InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'

export interface InvoiceWish {
  readonly stage: InvoiceStage | undefined
  readonly q: string
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

/** One invoice; looked at again every few seconds, for its state changes by itself. */
export function useInvoice(id: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: oneKey(scope, id), queryFn: ({ signal }) => api.invoiceDesk.detail({ id }, signal), refetchInterval: 5_000 })
}

/** A change of an invoice, whose answer is the invoice as it is now. A refusal because of its state shows that state. */
export function useInvoiceChange<Input>(id: number, change: (input: Input) => Promise<DeskInvoice>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (invoice) => {
      queries.setQueryData(oneKey(scope, id), invoice)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
    onError: (failure) => {
      if (isRefusal(failure, 'invoiceUnderWay')) void queries.invalidateQueries({ queryKey: oneKey(scope, id) })
    },
  })
}
