import type { InputOf } from '@mallard/contract/api'
import type { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof levelPriceAdminCalls
export type PriceInput = InputOf<Calls['list']>

function useKey() {
  const { scope } = useSession()
  return [`${scope.partnerId}-${scope.storeId}`, 'level-prices'] as const
}

export function useLevelPrices(input: PriceInput) {
  const { api } = useSession()
  return useQuery({
    queryKey: [...useKey(), input],
    queryFn: ({ signal }) => api.levelPriceAdmin.list(input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useLevelPriceChange() {
  const { api } = useSession()
  const queries = useQueryClient()
  const queryKey = useKey()
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const saving = useMutation({
    mutationFn: (changes: InputOf<Calls['save']>['changes']) =>
      api.levelPriceAdmin.save({ changes }),
    onSettled,
  })
  const sharing = useMutation({
    mutationFn: (input: InputOf<Calls['share']>) => api.levelPriceAdmin.share(input),
    onSettled,
  })
  return { saving, sharing }
}
