import type { InputOf } from '@mallard/contract/api'
import type { billDeskCalls } from '@mallard/contract/payment/bill-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof billDeskCalls
const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'bills'] as const

export function useBillDays(range: InputOf<Calls['days']>) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...key(scope), 'days', range], queryFn: ({ signal }) => api.billDesk.days(range, signal), staleTime: 0 })
}

export function useDifferences(wish: InputOf<Calls['differences']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'differences', wish],
    queryFn: ({ signal }) => api.billDesk.differences(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reads bills and explains differences; days and differences are asked for anew after each. */
export function useBillDeeds() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const reading = useMutation({ mutationFn: (input: InputOf<Calls['read']>) => api.billDesk.read(input), onSettled })
  const asking = useMutation({ mutationFn: (id: number) => api.billDesk.ask({ id }), onSettled })
  const noting = useMutation({ mutationFn: (input: InputOf<Calls['note']>) => api.billDesk.note(input), onSettled })
  return { reading, asking, noting }
}
