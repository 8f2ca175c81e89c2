import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import type { DeskThirdReturn } from '@mallard/contract/third-return/third-return-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'

export interface ReturnWish {
  readonly status: number | undefined
  readonly q: string
  /** Only of own orders. */
  readonly pickup?: 'open' | 'failed' | undefined
  readonly pageNum: number
  readonly pageSize: number
}

const storeKey = ({ partnerId, storeId }: Scope) => `${partnerId}-${storeId}`

/** A page of returns; looks again every half minute while it is watched. */
export function useReturnPage({ status, q, pickup, pageNum, pageSize }: ReturnWish, isWanted: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'returns', { status, q, pickup, pageNum }],
    queryFn: ({ signal }) => api.returnsDesk.list({ status, ...(pickup && { pickup }), ...(q && { q }), pageNum, pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    enabled: isWanted,
  })
}

/** The same of other platforms' orders. */
export function useThirdPage({ status, q, pageNum, pageSize }: ReturnWish, isWanted: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'returns', 'third', { status, q, pageNum }],
    queryFn: ({ signal }) => api.thirdReturnDesk.list({ status, ...(q && { q }), pageNum, pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    enabled: isWanted,
  })
}

export function useThirdReturn(applyId: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'thirdReturn', applyId],
    queryFn: ({ signal }) => api.thirdReturnDesk.detail({ applyId }, signal),
    staleTime: 3_000,
    // Until the OMS has heard of it.
    refetchInterval: ({ state }) => (state.data?.oms.state === 'waiting' ? 5_000 : false),
  })
}

const isAwaited = ({ status, pickups }: DeskReturn) => status === 2 || ['asking', 'booked', 'collecting', 'cancelling'].includes(pickups?.list[0]?.status ?? '')

/** While its money or a courier is on the way it is looked at again. */
export function useReturn(applyId: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'return', applyId],
    queryFn: ({ signal }) => api.returnsDesk.detail({ applyId }, signal),
    staleTime: 3_000,
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? 5_000 : false),
  })
}

/** A form's step: what it sends, and nothing of what comes back. */
export type Step<Input> = UseMutationResult<unknown, Error, Input>

/** Refusals after which the return is not as it was shown. */
const changes = ['returnStateChanged', 'pickupUnavailable', 'pickupSlotGone', 'pickupTooLate', 'busy'] as const

/** One step; its answer is the return as it is now. Who comes second is shown what the first one did. */
export function useReturnStep<Input>(
  kind: 'return' | 'thirdReturn',
  applyId: string,
  step: (input: Input) => Promise<DeskReturn | DeskThirdReturn>,
): Step<Input> {
  const { scope } = useSession()
  const queries = useQueryClient()
  const key = [storeKey(scope), kind, applyId]
  return useMutation({
    mutationFn: step,
    onSuccess: async (after) => {
      await keepAnswer(queries, key, after)
      for (const list of ['returns', 'orders', 'order', 'audit']) void queries.invalidateQueries({ queryKey: [storeKey(scope), list] })
    },
    onError: (failure) => {
      if (changes.some((reason) => isRefusal(failure, reason))) void queries.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}

/** Sends one picture where the shop says; its key. */
export function useSendPicture(): (file: File) => Promise<string> {
  const { api } = useSession()
  return async (file) => {
    const { key, method, url, fields } = await api.thirdReturnDesk.picturePolicy({})
    const answer = await fetch(url, {
      method,
      body: method === 'PUT' ? file : formOf(fields, file),
      headers: method === 'PUT' ? { 'content-type': file.type } : {},
    })
    if (!answer.ok) throw new Error(String(answer.status))
    await api.thirdReturnDesk.pictureDone({ key })
    return key
  }
}

/** The file stands last: nothing behind it is read. */
function formOf(fields: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('content-type', file.type)
  form.append('file', file, 'picture')
  return form
}
