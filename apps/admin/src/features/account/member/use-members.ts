import type { InputOf } from '@mallard/contract/api'
import type { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Points = typeof pointsAdminCalls

const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'member'] as const

export function useMember(memberId: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'one', memberId],
    queryFn: ({ signal }) => api.memberAdmin.detail({ memberId }, signal),
    retry: false,
  })
}

export function usePoints(memberId: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'points', memberId],
    queryFn: ({ signal }) => api.pointsAdmin.read({ memberId }, signal),
    staleTime: 0,
    retry: false,
  })
}

/** Changes of points that wait for another person. */
export function useWaiting() {
  const { api, can, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'waiting'],
    queryFn: ({ signal }) => api.pointsAdmin.waiting({}, signal),
    enabled: can('points.write'),
    staleTime: 0,
  })
}

export function usePointsChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const adjusting = useMutation({
    mutationFn: (input: InputOf<Points['adjust']>) => api.pointsAdmin.adjust(input),
    onSettled,
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<Points['decide']>) => api.pointsAdmin.decide(input),
    onSettled,
  })
  return { adjusting, deciding }
}

export function useLevels() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'levels'],
    queryFn: ({ signal }) => api.levelAdmin.list({}, signal),
  })
}

export function useLevelChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [key(scope), [key(scope)[0], 'levels']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const removing = useMutation({
    mutationFn: (code: string) => api.levelAdmin.remove({ code }),
    onSettled,
  })
  return { removing }
}
