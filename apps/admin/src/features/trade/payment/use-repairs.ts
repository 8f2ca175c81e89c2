import type { InputOf } from '@mallard/contract/api'
import type { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof repairAdminCalls

/** Everything that mends a payment or a refund; all lists are asked for again after each. */
export function useRepair() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.repairAdmin)
  const asking = useMutation({
    mutationFn: (payNo: string) => api.repairAdmin.ask({ payNo }),
    onSettled,
  })
  const sending = useMutation({
    mutationFn: (refundNo: string) => api.repairAdmin.refundAgain({ refundNo }),
    onSettled,
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<Calls['decide']>) => api.repairAdmin.decide(input),
    onSettled,
  })
  return { asking, sending, deciding }
}
