import type { InputOf } from '@mallard/contract/api'
import type { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import type { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof voucherAdminCalls
type AccountCalls = typeof accountAdminCalls

const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'voucher'] as const
const accountKey = ({ partnerId, storeId }: Scope) =>
  [`${partnerId}-${storeId}`, 'transfer-account'] as const

export function useVoucher(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'one', id],
    queryFn: ({ signal }) => api.voucherAdmin.detail({ id }, signal),
    staleTime: 0,
    retry: false,
  })
}

/** Settles vouchers; they are asked for again after each, also when somebody else was first. */
export function useVoucherChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const approving = useMutation({
    mutationFn: (input: InputOf<Calls['approve']>) => api.voucherAdmin.approve(input),
    onSettled,
  })
  const rejecting = useMutation({
    mutationFn: (input: InputOf<Calls['reject']>) => api.voucherAdmin.reject(input),
    onSettled,
  })
  return { approving, rejecting }
}

/** The account that shoppers transfer to. */
export function useAccount() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: accountKey(scope),
    queryFn: ({ signal }) => api.accountAdmin.read({}, signal),
    staleTime: 0,
  })
}

export function useAccountChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: accountKey(scope) })
  const proposing = useMutation({
    mutationFn: (input: InputOf<AccountCalls['propose']>) => api.accountAdmin.propose(input),
    onSettled,
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<AccountCalls['decide']>) => api.accountAdmin.decide(input),
    onSettled,
  })
  const stopping = useMutation({
    mutationFn: (reason: string) => api.accountAdmin.stop({ reason }),
    onSettled,
  })
  return { proposing, deciding, stopping }
}
