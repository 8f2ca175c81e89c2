import type { InputOf } from '@mallard/contract/api'
import type { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { refundReads } from '#platform/order-reads.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useOnce } from '#platform/use-once.ts'

type RefundInput = Omit<InputOf<(typeof refundAdminCalls)['refund']>, 'requestId'>

/**
 * Gives money back once, however often it is sent; orders, returns and what waits are asked for
 * again.
 */
export function useRefund() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const send = useOnce((input: RefundInput & { requestId: string }) =>
    api.refundAdmin.refund(input),
  )
  return useMutation({
    mutationFn: send,
    onSettled: () => void invalidate(...refundReads(api)),
  })
}
