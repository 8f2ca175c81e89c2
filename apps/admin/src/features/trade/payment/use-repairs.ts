import type { InputOf } from '@mallard/contract/api'
import type { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof repairAdminCalls
const key = ({ partnerId, storeId }: Scope, part: string) =>
  [`${partnerId}-${storeId}`, 'repair', part] as const

export function useMoneyProposals() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope, 'proposals'),
    queryFn: ({ signal }) => api.repairAdmin.proposals({}, signal),
    staleTime: 0,
  })
}

/** Everything that mends a payment or a refund; all lists are asked for again after each. */
export function useRepair() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () =>
    queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'repair'] })
  const asking = useMutation({
    mutationFn: (payNo: string) => api.repairAdmin.ask({ payNo }),
    onSettled,
  })
  const confirming = useMutation({
    mutationFn: (input: InputOf<Calls['confirm']>) => api.repairAdmin.confirm(input),
    onSettled,
  })
  const sending = useMutation({
    mutationFn: (refundNo: string) => api.repairAdmin.refundAgain({ refundNo }),
    onSettled,
  })
  const payingOut = useMutation({
    mutationFn: (input: InputOf<Calls['paidOut']>) => api.repairAdmin.paidOut(input),
    onSettled,
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<Calls['decide']>) => api.repairAdmin.decide(input),
    onSettled,
  })
  return { asking, confirming, sending, payingOut, deciding }
}
