import type { AdminInvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

/** The end of a request, whose answer is the request as it is now. */
export function useRequestEnd<Input>(
  id: number,
  end: (input: Input) => Promise<AdminInvoiceRequest>,
) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { detail, list } = api.invoiceRequestAdmin
  return useMutation({
    mutationFn: end,
    onSuccess: async (request) => {
      await writeToCache(queries, detail.query({ id }), request)
      void invalidate(list)
    },
    onError: (failure) => {
      // Somebody else was first, or the buyer took it back.
      if (isRefusal(failure, 'invoiceRequestOver')) void invalidate(detail)
    },
  })
}
