import type { InputOf } from '@mallard/contract/api'
import type { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import type { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof voucherAdminCalls
type AccountCalls = typeof accountAdminCalls

/** Settles vouchers; they are asked for again after each, also when somebody else was first. */
export function useVoucherChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.voucherAdmin)
  const rejecting = useMutation({
    mutationFn: (input: InputOf<Calls['reject']>) => api.voucherAdmin.reject(input),
    onSettled,
  })
  return { rejecting }
}

export function useAccountChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.accountAdmin.read)
  const deciding = useMutation({
    mutationFn: (input: InputOf<AccountCalls['decide']>) => api.accountAdmin.decide(input),
    onSettled,
  })
  const stopping = useMutation({
    mutationFn: (reason: string) => api.accountAdmin.stop({ reason }),
    onSettled,
  })
  return { deciding, stopping }
}
