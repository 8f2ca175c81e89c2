import type { ReplyOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

export type OrderPage = ReplyOf<(typeof orderAdminCalls)['list']>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'orders'] as const
const oneKey = ({ partnerId, storeId }: Scope, sn: string) =>
  [`${partnerId}-${storeId}`, 'order', sn] as const

export function useOrder(sn: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, sn),
    queryFn: ({ signal }) => api.orderAdmin.detail({ sn }, signal),
    staleTime: 3_000,
  })
}

/** Its returns, for who may see them. */
export function useOrderReturns(sn: string) {
  const { api, scope, can } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'returns', 'of', sn],
    queryFn: ({ signal }) => api.returnsAdmin.list({ q: sn }, signal),
    enabled: can('return.read'),
  })
}

/** Its invoices, those that were reversed too, for who may see them. */
export function useOrderInvoices(sn: string) {
  const { api, scope, can } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'invoices', 'of', sn],
    queryFn: ({ signal }) => api.invoiceAdmin.list({ q: sn }, signal),
    enabled: can('invoice.read'),
  })
}

/** Fetches an order when the pointer rests on it. */
export function usePrefetchOrder(): (sn: string) => void {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useCallback(
    (sn) =>
      void queries.prefetchQuery({
        queryKey: oneKey(scope, sn),
        queryFn: () => api.orderAdmin.detail({ sn }),
        staleTime: 10_000,
      }),
    [api, queries, scope],
  )
}

export function useParcels(sn: string, count: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneKey(scope, sn), 'parcels', count],
    queryFn: ({ signal }) => api.orderAdmin.parcels({ sn }, signal),
    enabled: count > 0,
    staleTime: 30_000,
  })
}

/**
 * A change of one order, whose answer is the order as it is now. A refusal because of its state
 * shows that state.
 */
export function useOrderChange<Input>(
  sn: string,
  change: (input: Input) => Promise<AdminOrder>,
  optimistic?: (order: AdminOrder, input: Input) => AdminOrder,
) {
  const { scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const key = oneKey(scope, sn)
  return useMutation({
    mutationFn: change,
    onMutate: async (input: Input) => {
      const before = queries.getQueryData<AdminOrder>(key)
      if (before && optimistic) await writeToCache(queries, key, optimistic(before, input))
      return { before }
    },
    onSuccess: async (order) => {
      await writeToCache(queries, key, order)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
      void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'audit'] })
    },
    onError: (failure, _input, context) => {
      if (optimistic && context?.before) queries.setQueryData(key, context.before)
      if (optimistic) feedback.failed(failure)
      if (
        isRefusal(failure, 'orderStateChanged') ||
        isRefusal(failure, 'notShippable') ||
        isRefusal(failure, 'versionConflict')
      )
        void queries.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}
