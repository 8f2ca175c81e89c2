import type { InputOf } from '@mallard/contract/api'
import type {
  couponAdminCalls,
  AdminCoupon,
} from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useOnce } from '#platform/use-once.ts'

type Calls = typeof couponAdminCalls
export type CouponInput = InputOf<Calls['preview']>

/** What is done with coupons; lists are asked for again after each change. */
export function useCouponActs() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSuccess = () => invalidate(api.couponAdmin)
  const create = useOnce<CouponInput, AdminCoupon>((input) => api.couponAdmin.create(input))
  return {
    previewing: useMutation({ mutationFn: (input: CouponInput) => api.couponAdmin.preview(input) }),
    creating: useMutation({ mutationFn: (input: CouponInput) => create(input), onSuccess }),
    issuing: useMutation({
      mutationFn: (input: InputOf<Calls['issue']>) => api.couponAdmin.issue(input),
      onSuccess,
    }),
    deciding: useMutation({
      mutationFn: (input: InputOf<Calls['decide']>) => api.couponAdmin.decide(input),
      onSettled: onSuccess,
    }),
    coding: useMutation({ mutationFn: (id: number) => api.couponAdmin.scanCode({ id }) }),
    voiding: useMutation({
      mutationFn: (input: InputOf<Calls['void']>) => api.couponAdmin.void(input),
      onSuccess,
    }),
  }
}
