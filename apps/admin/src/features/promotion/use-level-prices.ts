import type { InputOf } from '@mallard/contract/api'
import type { levelPriceDeskCalls } from '@mallard/contract/promotion/level-price-desk.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof levelPriceDeskCalls
export type PriceWish = InputOf<Calls['list']>

function useKey() {
  const { scope } = useSession()
  return [`${scope.partnerId}-${scope.storeId}`, 'level-prices'] as const
}

export function useLevelPrices(wish: PriceWish) {
  const { api } = useSession()
  return useQuery({
    queryKey: [...useKey(), wish],
    queryFn: ({ signal }) => api.levelPriceDesk.list(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useLevelPriceChange() {
  const { api } = useSession()
  const queries = useQueryClient()
  const queryKey = useKey()
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const saving = useMutation({ mutationFn: (changes: InputOf<Calls['save']>['changes']) => api.levelPriceDesk.save({ changes }), onSettled })
  const sharing = useMutation({ mutationFn: (input: InputOf<Calls['share']>) => api.levelPriceDesk.share(input), onSettled })
  return { saving, sharing }
}
