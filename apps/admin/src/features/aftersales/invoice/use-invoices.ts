import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'invoices'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) =>
  [`${partnerId}-${storeId}`, 'invoice', id] as const

/** Another try for the invoices that were refused. */
export function useRetryAll() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: () => api.invoiceAdmin.retryAll({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey(scope) }),
    onError: feedback.failed,
  })
}

/** On its way to being issued or reversed. */
const isUnderWay = ({ stage, adminActions }: AdminInvoice) =>
  stage === 'issuing' ||
  ((stage === 'reversing' || stage === 'applied') && adminActions.length === 0)

/**
 * One invoice; looked at again every few seconds, for its state changes by itself, and sooner while
 * somebody waits for it.
 */
export function useInvoice(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.invoiceAdmin.detail({ id }, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1_500 : 5_000),
  })
}

/**
 * A change of an invoice, whose answer is the invoice as it is now. A refusal because of its state
 * shows that state.
 */
export function useInvoiceChange<Input>(
  id: number,
  change: (input: Input) => Promise<AdminInvoice>,
) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (invoice) => {
      await writeToCache(queries, oneKey(scope, id), invoice)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
    onError: (failure) => {
      if (isRefusal(failure, 'invoiceUnderWay'))
        void queries.invalidateQueries({ queryKey: oneKey(scope, id) })
    },
  })
}
