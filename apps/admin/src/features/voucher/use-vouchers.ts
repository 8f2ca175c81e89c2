import type { InputOf } from '@mallard/contract/api'
import type { accountDeskCalls } from '@mallard/contract/payment/account-desk.calls'
import type { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof voucherDeskCalls
export type VoucherWish = InputOf<Calls['list']>

type AccountCalls = typeof accountDeskCalls

const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'voucher'] as const
const accountKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'transfer-account'] as const

export function useVouchers(wish: VoucherWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'list', wish],
    queryFn: ({ signal }) => api.voucherDesk.list(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useVoucher(id: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...key(scope), 'one', id], queryFn: ({ signal }) => api.voucherDesk.detail({ id }, signal), staleTime: 0, retry: false })
}

/** Settles vouchers; they are asked for anew after each, also when somebody else was first. */
export function useVoucherChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const approving = useMutation({ mutationFn: (input: InputOf<Calls['approve']>) => api.voucherDesk.approve(input), onSettled })
  const rejecting = useMutation({ mutationFn: (input: InputOf<Calls['reject']>) => api.voucherDesk.reject(input), onSettled })
  return { approving, rejecting }
}

/** The account that shoppers transfer to. */
export function useAccount() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: accountKey(scope), queryFn: ({ signal }) => api.accountDesk.read({}, signal), staleTime: 0 })
}

export function useAccountChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: accountKey(scope) })
  const proposing = useMutation({ mutationFn: (input: InputOf<AccountCalls['propose']>) => api.accountDesk.propose(input), onSettled })
  const deciding = useMutation({ mutationFn: (input: InputOf<AccountCalls['decide']>) => api.accountDesk.decide(input), onSettled })
  const stopping = useMutation({ mutationFn: (reason: string) => api.accountDesk.stop({ reason }), onSettled })
  return { proposing, deciding, stopping }
}
