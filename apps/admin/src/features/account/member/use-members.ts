import type { InputOf } from '@mallard/contract/api'
import type { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Points = typeof pointsAdminCalls

export function usePointsChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.memberAdmin, api.pointsAdmin, api.levelAdmin)
  const deciding = useMutation({
    mutationFn: (input: InputOf<Points['decide']>) => api.pointsAdmin.decide(input),
    onSettled,
  })
  return { deciding }
}

export function useLevelChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () =>
    invalidate(api.memberAdmin, api.pointsAdmin, api.levelAdmin, api.promotionAdmin.levels)
  const removing = useMutation({
    mutationFn: (code: string) => api.levelAdmin.remove({ code }),
    onSettled,
  })
  return { removing }
}
