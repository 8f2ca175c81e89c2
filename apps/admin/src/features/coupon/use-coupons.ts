import type { InputOf } from '@mallard/contract/api'
import type { couponDeskCalls, DeskCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

type Calls = typeof couponDeskCalls
export type CouponWish = InputOf<Calls['preview']>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'coupons'] as const

export function useCouponsPage(wish: InputOf<Calls['list']>) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...listKey(scope), wish], queryFn: ({ signal }) => api.couponDesk.list(wish, signal), placeholderData: keepPreviousData })
}

export function useCoupon(id: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...listKey(scope), 'one', id], queryFn: ({ signal }) => api.couponDesk.detail({ id }, signal), retry: false })
}

export function useHolders(wish: InputOf<Calls['held']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), 'held', wish],
    queryFn: ({ signal }) => api.couponDesk.held(wish, signal),
    placeholderData: keepPreviousData,
  })
}

/** What is done with coupons; lists are asked for anew after each change. */
export function useCouponActs() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const create = useOnce<CouponWish, DeskCoupon>((wish) => api.couponDesk.create(wish))
  return {
    previewing: useMutation({ mutationFn: (wish: CouponWish) => api.couponDesk.preview(wish) }),
    creating: useMutation({ mutationFn: (wish: CouponWish) => create(wish), onSuccess }),
    closing: useMutation({ mutationFn: (wish: InputOf<Calls['close']>) => api.couponDesk.close(wish), onSuccess }),
    issuing: useMutation({ mutationFn: (wish: InputOf<Calls['issue']>) => api.couponDesk.issue(wish), onSuccess }),
    coding: useMutation({ mutationFn: (id: number) => api.couponDesk.scanCode({ id }) }),
    voiding: useMutation({ mutationFn: (wish: InputOf<Calls['void']>) => api.couponDesk.void(wish), onSuccess }),
  }
}
