import type { InputOf } from '@mallard/contract/api'
import type {
  AdminPromotion,
  promotionAdminCalls,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

type Calls = typeof promotionAdminCalls
export type TrialInput = InputOf<Calls['trial']>

const storeKey = ({ partnerId, storeId }: Scope) => `${partnerId}-${storeId}`
const oneKey = (scope: Scope, id: number) => [storeKey(scope), 'promotion-one', id] as const

export function usePromotion(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.promotionAdmin.detail({ id }, signal),
    refetchOnWindowFocus: false,
  })
}

/** Those that hold for the same goods; asked again whenever the set-up changes. */
export function useClashes(setup: PromotionSetup | undefined) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'promotion-clashes', setup],
    queryFn: ({ signal }) => api.promotionAdmin.clashes(setup!, signal),
    enabled: setup !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useChange<T>(change: (input: T) => Promise<AdminPromotion>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (promotion) => {
      await writeToCache(queries, oneKey(scope, promotion.id), promotion)
      for (const kind of ['promotions', 'promotion-clashes', 'audit'])
        void queries.invalidateQueries({ queryKey: [storeKey(scope), kind] })
    },
  })
}

export function useSavePromotion() {
  const { api } = useSession()
  const save = useOnce<PromotionSetup, AdminPromotion>((setup) => api.promotionAdmin.save(setup))
  return useChange((setup: PromotionSetup) => save(setup))
}

export function useClosePromotion() {
  const { api } = useSession()
  return useChange((id: number) => api.promotionAdmin.close({ id }))
}

export function useTrial() {
  const { api } = useSession()
  return useMutation({ mutationFn: (input: TrialInput) => api.promotionAdmin.trial(input) })
}
