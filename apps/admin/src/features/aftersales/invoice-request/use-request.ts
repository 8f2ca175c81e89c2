import type { AdminInvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

function useKeys(id: number) {
  const { scope } = useSession()
  const store = `${scope.partnerId}-${scope.storeId}`
  return { all: [store, 'invoice-requests'], one: [store, 'invoice-request', id] }
}

/** One request; looked at again while a mail about it is on its way. */
export function useRequest(id: number) {
  const { api } = useSession()
  return useQuery({
    queryKey: useKeys(id).one,
    queryFn: ({ signal }) => api.invoiceRequestAdmin.detail({ id }, signal),
    refetchInterval: ({ state }) => (state.data?.mailState === 'waiting' ? 3_000 : false),
  })
}

/** The end of a request, whose answer is the request as it is now. */
export function useRequestEnd<Input>(
  id: number,
  end: (input: Input) => Promise<AdminInvoiceRequest>,
) {
  const keys = useKeys(id)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: async (request) => {
      await writeToCache(queries, keys.one, request)
      void queries.invalidateQueries({ queryKey: keys.all })
    },
    onError: (failure) => {
      // Somebody else was first, or the buyer took it back.
      if (isRefusal(failure, 'invoiceRequestOver'))
        void queries.invalidateQueries({ queryKey: keys.one })
    },
  })
}
