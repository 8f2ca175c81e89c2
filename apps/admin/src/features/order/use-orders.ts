import type { ReplyOf } from '@mallard/contract/api'
import type { DeskOrder, orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'

export interface OrderWish {
  readonly status: number | undefined
  readonly q: string
  /** Milliseconds, the end not included. */
  readonly from: number | undefined
  readonly until: number | undefined
  readonly pageNum: number
  readonly pageSize: number
}

export type OrderPage = ReplyOf<(typeof orderDeskCalls)['list']>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'orders'] as const
const oneKey = ({ partnerId, storeId }: Scope, sn: string) => [`${partnerId}-${storeId}`, 'order', sn] as const

/** A page of orders; looks again every half minute while it is watched. */
export function useOrderPage(wish: OrderWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), wish],
    queryFn: ({ signal }) => api.orderDesk.list({ ...wish }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

export function useOrder(sn: string) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: oneKey(scope, sn), queryFn: ({ signal }) => api.orderDesk.detail({ sn }, signal), staleTime: 3_000 })
}

/** Its returns, for who may see them. */
export function useOrderReturns(sn: string) {
  const { api, scope, can } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'returns', 'of', sn],
    queryFn: ({ signal }) => api.returnsDesk.list({ q: sn }, signal),
    enabled: can('return.read'),
  })
}

/** Its invoices, those that were reversed too, for who may see them. */
export function useOrderInvoices(sn: string) {
  const { api, scope, can } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'invoices', 'of', sn],
    queryFn: ({ signal }) => api.invoiceDesk.list({ q: sn }, signal),
    enabled: can('invoice.read'),
  })
}

/** Fetches an order when the pointer rests on it. */
export function usePrefetchOrder(): (sn: string) => void {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useCallback(
    (sn) => void queries.prefetchQuery({ queryKey: oneKey(scope, sn), queryFn: () => api.orderDesk.detail({ sn }), staleTime: 10_000 }),
    [api, queries, scope],
  )
}

export function useParcels(sn: string, count: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneKey(scope, sn), 'parcels', count],
    queryFn: ({ signal }) => api.orderDesk.parcels({ sn }, signal),
    enabled: count > 0,
    staleTime: 30_000,
  })
}

/** A change of one order, whose answer is the order as it is now. A refusal because of its state shows that state. */
export function useOrderChange<Input>(sn: string, change: (input: Input) => Promise<DeskOrder>, optimistic?: (order: DeskOrder, input: Input) => DeskOrder) {
  const { scope } = useSession()
  const queries = useQueryClient()
  const tell = useTell()
  const key = oneKey(scope, sn)
  return useMutation({
    mutationFn: change,
    onMutate: async (input: Input) => {
      const before = queries.getQueryData<DeskOrder>(key)
      if (before && optimistic) await keepAnswer(queries, key, optimistic(before, input))
      return { before }
    },
    onSuccess: async (order) => {
      await keepAnswer(queries, key, order)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
      void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'audit'] })
    },
    onError: (failure, _input, context) => {
      if (optimistic && context?.before) queries.setQueryData(key, context.before)
      if (optimistic) tell.failed(failure)
      if (isRefusal(failure, 'orderStateChanged') || isRefusal(failure, 'notShippable') || isRefusal(failure, 'versionConflict'))
        void queries.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}
