import type { InputOf } from '@mallard/contract/api'
import type { DeskPromotion, promotionDeskCalls, PromotionSetup } from '@mallard/contract/promotion/promotion-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

type Calls = typeof promotionDeskCalls
export type PromotionWish = InputOf<Calls['list']>
export type TrialWish = InputOf<Calls['trial']>

const storeKey = ({ partnerId, storeId }: Scope) => `${partnerId}-${storeId}`
const listKey = (scope: Scope) => [storeKey(scope), 'promotions'] as const
const oneKey = (scope: Scope, id: number) => [storeKey(scope), 'promotion-one', id] as const

export function usePromotionsPage(wish: PromotionWish) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...listKey(scope), wish], queryFn: ({ signal }) => api.promotionDesk.list(wish, signal), placeholderData: keepPreviousData })
}

export function usePromotion(id: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: oneKey(scope, id), queryFn: ({ signal }) => api.promotionDesk.detail({ id }, signal), refetchOnWindowFocus: false })
}

/** Those that hold for the same goods; asked again whenever the set-up changes. */
export function useClashes(setup: PromotionSetup | undefined) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [storeKey(scope), 'promotion-clashes', setup],
    queryFn: ({ signal }) => api.promotionDesk.clashes(setup!, signal),
    enabled: setup !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useChange<T>(change: (input: T) => Promise<DeskPromotion>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (promotion) => {
      await keepAnswer(queries, oneKey(scope, promotion.id), promotion)
      for (const kind of ['promotions', 'promotion-clashes', 'audit']) void queries.invalidateQueries({ queryKey: [storeKey(scope), kind] })
    },
  })
}

export function useSavePromotion() {
  const { api } = useSession()
  const save = useOnce<PromotionSetup, DeskPromotion>((setup) => api.promotionDesk.save(setup))
  return useChange((setup: PromotionSetup) => save(setup))
}

export function useClosePromotion() {
  const { api } = useSession()
  return useChange((id: number) => api.promotionDesk.close({ id }))
}

export function useTrial() {
  const { api } = useSession()
  return useMutation({ mutationFn: (wish: TrialWish) => api.promotionDesk.trial(wish) })
}
