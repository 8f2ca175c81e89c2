import type { InputOf } from '@mallard/contract/api'
import type { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof voucherDeskCalls
export type VoucherWish = InputOf<Calls['list']>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'voucher', 'list'] as const

export function useVouchers(wish: VoucherWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), wish],
    queryFn: ({ signal }) => api.voucherDesk.list(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Settles vouchers; the list is asked for anew after each, also when somebody else was first. */
export function useVoucherChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const approving = useMutation({ mutationFn: (input: InputOf<Calls['approve']>) => api.voucherDesk.approve(input), onSettled })
  const rejecting = useMutation({ mutationFn: (input: InputOf<Calls['reject']>) => api.voucherDesk.reject(input), onSettled })
  return { approving, rejecting }
}
