import type { InputOf } from '@mallard/contract/api'
import type { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

/** What can be given back of an order, as it is now. */
export function useRefundOptions(sn: string) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'refunds', 'of', sn],
    queryFn: ({ signal }) => api.refundAdmin.options({ sn }, signal),
    gcTime: 0,
    staleTime: Infinity,
  })
}

type RefundInput = Omit<InputOf<(typeof refundAdminCalls)['refund']>, 'requestId'>

/**
 * Gives money back once, however often it is sent; orders, returns and what waits are asked for
 * again.
 */
export function useRefund(sn: string) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const send = useOnce((input: RefundInput & { requestId: string }) =>
    api.refundAdmin.refund(input),
  )
  const shop = `${scope.partnerId}-${scope.storeId}`
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      const asked = [['order', sn], ['orders'], ['returns'], ['refunds'], ['audit']].map((key) => [
        shop,
        ...key,
      ])
      for (const queryKey of asked) void queries.invalidateQueries({ queryKey })
    },
  })
}
