import type { InputOf } from '@mallard/contract/api'
import type { billAdminCalls } from '@mallard/contract/trade/bill/bill-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof billAdminCalls
const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'bills'] as const

/** Reads bills and explains differences; days and differences are asked for again after each. */
export function useBillActions() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const reading = useMutation({
    mutationFn: (input: InputOf<Calls['read']>) => api.billAdmin.read(input),
    onSettled,
  })
  const asking = useMutation({ mutationFn: (id: number) => api.billAdmin.ask({ id }), onSettled })
  const noting = useMutation({
    mutationFn: (input: InputOf<Calls['note']>) => api.billAdmin.note(input),
    onSettled,
  })
  return { reading, asking, noting }
}
