import type { InputOf } from '@mallard/contract/api'
import type { billAdminCalls } from '@mallard/contract/trade/bill/bill-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof billAdminCalls

/** Reads bills and explains differences; days and differences are asked for again after each. */
export function useBillActions() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.billAdmin)
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
