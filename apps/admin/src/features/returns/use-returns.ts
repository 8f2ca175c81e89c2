import type { ReplyOf } from '@mallard/contract/api'
import type { DeskReturn, returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'

export interface ReturnWish {
  readonly status: number | undefined
  readonly q: string
  readonly pageNum: number
  readonly pageSize: number
}

export type ReturnPage = ReplyOf<(typeof returnsDeskCalls)['list']>

const storeKey = ({ partnerId, storeId }: Scope) => `${partnerId}-${storeId}`

/** A page of returns; looks again every half minute while it is watched. */
export function useReturnPage({ status, q, pageNum, pageSize }: ReturnWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'returns', { status, q, pageNum }],
    queryFn: ({ signal }) => api.returnsDesk.list({ status, ...(q && { q }), pageNum, pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

/** While its money is on the way it is looked at again. */
export function useReturn(applyId: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'return', applyId],
    queryFn: ({ signal }) => api.returnsDesk.detail({ applyId }, signal),
    staleTime: 3_000,
    refetchInterval: ({ state }) => (state.data?.status === 2 ? 5_000 : false),
  })
}

export function useCarriers() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [storeKey(scope), 'carriers'], queryFn: ({ signal }) => api.orderDesk.carriers({}, signal), staleTime: Infinity })
}

/** One step; its answer is the return as it is now. Who comes second is shown what the first one did. */
export function useReturnStep<Input>(applyId: string, step: (input: Input) => Promise<DeskReturn>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  const key = [storeKey(scope), 'return', applyId]
  return useMutation({
    mutationFn: step,
    onSuccess: (after) => {
      queries.setQueryData(key, after)
      for (const list of ['returns', 'orders', 'order', 'audit']) void queries.invalidateQueries({ queryKey: [storeKey(scope), list] })
    },
    onError: (failure) => {
      if (isRefusal(failure, 'returnStateChanged')) void queries.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}
