import type { ReplyOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { saveFile } from '#platform/files.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

export type OrderPage = ReplyOf<(typeof orderAdminCalls)['list']>

/** Fetches an order when the pointer rests on it. */
export function usePrefetchOrder(): (sn: string) => void {
  const { api } = useSession()
  const queries = useQueryClient()
  return useCallback(
    (sn) =>
      void queries.prefetchQuery({ ...api.orderAdmin.detail.query({ sn }), staleTime: 10_000 }),
    [api, queries],
  )
}

/** Takes chosen orders away as a table. */
export function useExportChosen(): (orders: readonly { readonly orderSn: string }[]) => void {
  const { api } = useSession()
  const feedback = useFeedback()
  const { mutate } = useMutation({
    mutationFn: (sns: string[]) => api.orderAdmin.exportChosen({ format: 'xlsx', sns }),
    onSuccess: ({ file }) => saveFile(file),
    onError: feedback.failed,
  })
  return (orders) => mutate(orders.map(({ orderSn }) => orderSn))
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
  const {
    api: { orderAdmin, staff },
  } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const { queryKey } = orderAdmin.detail.query({ sn })
  return useMutation({
    mutationFn: change,
    onMutate: async (input: Input) => {
      const before = queries.getQueryData<AdminOrder>(queryKey)
      if (before && optimistic) await writeToCache(queries, { queryKey }, optimistic(before, input))
      return { before }
    },
    onSuccess: async (order) => {
      await writeToCache(queries, { queryKey }, order)
      void invalidate(orderAdmin.list, staff.audit)
    },
    onError: (failure, _input, context) => {
      if (optimistic && context?.before) queries.setQueryData(queryKey, context.before)
      if (optimistic) feedback.failed(failure)
      if (
        isRefusal(failure, 'orderStateChanged') ||
        isRefusal(failure, 'notShippable') ||
        isRefusal(failure, 'versionConflict')
      )
        void queries.invalidateQueries({ queryKey, exact: true })
    },
  })
}
