import type { InputOf } from '@mallard/contract/api'
import type { repairDeskCalls } from '@mallard/contract/payment/repair-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof repairDeskCalls
const key = ({ partnerId, storeId }: Scope, part: string) => [`${partnerId}-${storeId}`, 'repair', part] as const

export function usePayments(wish: InputOf<Calls['payments']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope, 'payments'), wish],
    queryFn: ({ signal }) => api.repairDesk.payments(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useRefunds(wish: InputOf<Calls['refunds']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope, 'refunds'), wish],
    queryFn: ({ signal }) => api.repairDesk.refunds(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useMoneyProposals() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: key(scope, 'proposals'), queryFn: ({ signal }) => api.repairDesk.proposals({}, signal), staleTime: 0 })
}

/** Everything that mends a payment or a refund; all lists are asked for anew after each. */
export function useRepair() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'repair'] })
  const asking = useMutation({ mutationFn: (payNo: string) => api.repairDesk.ask({ payNo }), onSettled })
  const confirming = useMutation({ mutationFn: (input: InputOf<Calls['confirm']>) => api.repairDesk.confirm(input), onSettled })
  const sending = useMutation({ mutationFn: (refundNo: string) => api.repairDesk.refundAgain({ refundNo }), onSettled })
  const payingOut = useMutation({ mutationFn: (input: InputOf<Calls['paidOut']>) => api.repairDesk.paidOut(input), onSettled })
  const deciding = useMutation({ mutationFn: (input: InputOf<Calls['decide']>) => api.repairDesk.decide(input), onSettled })
  return { asking, confirming, sending, payingOut, deciding }
}
