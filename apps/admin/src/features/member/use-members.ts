import type { InputOf } from '@mallard/contract/api'
import type { memberDeskCalls } from '@mallard/contract/member/member-desk.calls'
import type { levelDeskCalls } from '@mallard/contract/points/level-desk.calls'
import type { pointsDeskCalls } from '@mallard/contract/points/points-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

export type MemberWish = InputOf<(typeof memberDeskCalls)['list']>
type Points = typeof pointsDeskCalls
type Levels = typeof levelDeskCalls

const key = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'member'] as const

export function useMembers(wish: MemberWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'list', wish],
    queryFn: ({ signal }) => api.memberDesk.list(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useMember(memberId: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...key(scope), 'one', memberId], queryFn: ({ signal }) => api.memberDesk.detail({ memberId }, signal), retry: false })
}

export function usePoints(memberId: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'points', memberId],
    queryFn: ({ signal }) => api.pointsDesk.read({ memberId }, signal),
    staleTime: 0,
    retry: false,
  })
}

/** Changes of points that wait for another person. */
export function useWaiting() {
  const { api, can, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope), 'waiting'],
    queryFn: ({ signal }) => api.pointsDesk.waiting({}, signal),
    enabled: can('points.write'),
    staleTime: 0,
  })
}

export function usePointsChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: key(scope) })
  const adjusting = useMutation({ mutationFn: (input: InputOf<Points['adjust']>) => api.pointsDesk.adjust(input), onSettled })
  const deciding = useMutation({ mutationFn: (input: InputOf<Points['decide']>) => api.pointsDesk.decide(input), onSettled })
  return { adjusting, deciding }
}

export function useLevels() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...key(scope), 'levels'], queryFn: ({ signal }) => api.levelDesk.list({}, signal) })
}

export function useLevelChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => Promise.all([key(scope), [key(scope)[0], 'levels']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const saving = useMutation({ mutationFn: (input: InputOf<Levels['save']>) => api.levelDesk.save(input), onSettled })
  const removing = useMutation({ mutationFn: (code: string) => api.levelDesk.remove({ code }), onSettled })
  return { saving, removing }
}
