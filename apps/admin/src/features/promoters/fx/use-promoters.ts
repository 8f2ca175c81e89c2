import type { InputOf } from '@mallard/contract/api'
import type { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

type Calls = typeof fxAdminCalls

export function useDecide() {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<Calls['decide']>) => api.fxAdmin.decide(input),
    onSuccess: async (promoter) => {
      await writeToCache(queries, api.fxAdmin.promoter.query({ id: promoter.id }), promoter)
      void invalidate(api.fxAdmin.promoters, api.staff.audit)
    },
  })
}

export function useRemoveRate() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<Calls['removeRate']>) => api.fxAdmin.removeRate(input),
    onSuccess: () => void invalidate(api.fxAdmin.setting, api.fxAdmin.rates, api.staff.audit),
  })
}
