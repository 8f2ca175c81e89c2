import type { InputOf } from '@mallard/contract/api'
import type {
  AdminPromotion,
  promotionAdminCalls,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

type Calls = typeof promotionAdminCalls
export type TrialInput = InputOf<Calls['trial']>

function useChange<T>(change: (input: T) => Promise<AdminPromotion>) {
  const {
    api: { promotionAdmin, staff },
  } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: change,
    onSuccess: async (promotion) => {
      await writeToCache(queries, promotionAdmin.detail.query({ id: promotion.id }), promotion)
      void invalidate(promotionAdmin.list, promotionAdmin.clashes, staff.audit)
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
