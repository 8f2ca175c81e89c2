import type { InputOf } from '@mallard/contract/api'
import type { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof pointsShopAdminCalls

/** Milliseconds between two looks at what can be had now. */
const interval = 5000

/** One offer with its figures; one that runs is asked for again and again. */
export function usePointsGoods(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'points-goods-one', id],
    queryFn: ({ signal }) => api.pointsShopAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUN' ? interval : false),
  })
}

/** Who took it, a page at a time. */
export function useExchanges(asked: InputOf<Calls['exchanges']>, isLive: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'points-exchanges', asked],
    queryFn: ({ signal }) => api.pointsShopAdmin.exchanges(asked, signal),
    refetchInterval: isLive ? interval : false,
    placeholderData: keepPreviousData,
  })
}

/** Levels that members can have, the lowest first. */
export function useLevels() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'levels'],
    queryFn: ({ signal }) => api.levelAdmin.list({}, signal),
  })
}

export function useClosePointsGoods() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['close']>) => api.pointsShopAdmin.close(input),
    onSettled: () =>
      Promise.all(
        ['points-goods', 'points-goods-one', 'audit'].map((kind) =>
          queries.invalidateQueries({ queryKey: [scopeText(scope), kind] }),
        ),
      ),
  })
}
