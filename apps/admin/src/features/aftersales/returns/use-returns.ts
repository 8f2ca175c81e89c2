import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import type { Scope } from '@mallard/kernel'
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'

const storeKey = ({ partnerId, storeId }: Scope) => `${partnerId}-${storeId}`

export function useThirdReturn(applyId: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'thirdReturn', applyId],
    queryFn: ({ signal }) => api.thirdReturnAdmin.detail({ applyId }, signal),
    staleTime: 3_000,
    // Until the OMS has heard of it.
    refetchInterval: ({ state }) => (state.data?.oms.state === 'waiting' ? 5_000 : false),
  })
}

const isAwaited = ({ status, pickups }: AdminReturn) =>
  status === 2 ||
  ['asking', 'booked', 'collecting', 'cancelling'].includes(pickups?.list[0]?.status ?? '')

/** While its money or a courier is on the way it is looked at again. */
export function useReturn(applyId: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'return', applyId],
    queryFn: ({ signal }) => api.returnsAdmin.detail({ applyId }, signal),
    staleTime: 3_000,
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? 5_000 : false),
  })
}

/** A form's step: what it sends, and what it needs of what comes back. */
export type Step<Input, Answer = unknown> = UseMutationResult<Answer, Error, Input>

/** Refusals after which the return is not as it was shown. */
const changes = [
  'returnStateChanged',
  'pickupUnavailable',
  'pickupSlotGone',
  'pickupTooLate',
  'busy',
] as const

/**
 * One step; its answer is the return as it is now. Who comes second is shown what the first one
 * did.
 */
export function useReturnStep<Input, Answer extends AdminReturn | AdminThirdReturn>(
  kind: 'return' | 'thirdReturn',
  applyId: string,
  step: (input: Input) => Promise<Answer>,
): Step<Input, Answer> {
  const { scope } = useSession()
  const queries = useQueryClient()
  const key = [storeKey(scope), kind, applyId]
  return useMutation({
    mutationFn: step,
    onSuccess: async (after) => {
      await writeToCache(queries, key, after)
      for (const list of ['returns', 'refunds', 'orders', 'order', 'audit'])
        void queries.invalidateQueries({ queryKey: [storeKey(scope), list] })
    },
    onError: (failure) => {
      if (changes.some((reason) => isRefusal(failure, reason)))
        void queries.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}

/** Sends one picture where the shop says; its key. */
export function useSendPicture(): (file: File) => Promise<string> {
  const { api } = useSession()
  return async (file) => {
    const permission = await api.thirdReturnAdmin.picturePolicy({})
    await sendFile(permission, file)
    await api.thirdReturnAdmin.pictureDone({ key: permission.key })
    return permission.key
  }
}
