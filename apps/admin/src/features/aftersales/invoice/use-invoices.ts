import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

/** Another try for the invoices that were refused. */
export function useRetryAll() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: () => api.invoiceAdmin.retryAll({}),
    onSuccess: () => invalidate(api.invoiceAdmin.list),
    onError: feedback.failed,
  })
}

/** On its way to being issued or reversed. */
export const isUnderWay = ({ stage, adminActions }: AdminInvoice) =>
  stage === 'issuing' ||
  ((stage === 'reversing' || stage === 'applied') && adminActions.length === 0)

/**
 * A change of an invoice, whose answer is the invoice as it is now. A refusal because of its state
 * shows that state.
 */
export function useInvoiceChange<Input>(
  id: number,
  change: (input: Input) => Promise<AdminInvoice>,
) {
  const {
    api: { invoiceAdmin },
  } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: change,
    onSuccess: async (invoice) => {
      await writeToCache(queries, invoiceAdmin.detail.query({ id }), invoice)
      void invalidate(invoiceAdmin.list)
    },
    onError: (failure) => {
      if (isRefusal(failure, 'invoiceUnderWay')) void invalidate(invoiceAdmin.detail)
    },
  })
}
