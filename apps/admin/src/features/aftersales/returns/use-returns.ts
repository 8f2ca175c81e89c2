import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { refundReads } from '#platform/order-reads.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

/** Whether its money or a courier is on the way. */
export const isAwaited = ({ status, pickups }: AdminReturn) =>
  status === 2 ||
  ['asking', 'booked', 'collecting', 'cancelling'].includes(pickups?.list[0]?.status ?? '')

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
  kind: 'returnsAdmin' | 'thirdReturnAdmin',
  applyId: string,
  step: (input: Input) => Promise<Answer>,
): Step<Input, Answer> {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { queryKey } = api[kind].detail.query({ applyId })
  return useMutation({
    mutationFn: step,
    onSuccess: async (after) => {
      await writeToCache(queries, { queryKey }, after)
      void invalidate(...refundReads(api))
    },
    onError: (failure) => {
      if (changes.some((reason) => isRefusal(failure, reason)))
        void queries.invalidateQueries({ queryKey, exact: true })
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
