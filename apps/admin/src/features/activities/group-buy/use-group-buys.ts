import type { InputOf } from '@mallard/contract/api'
import type {
  AdminGroup,
  groupBuyAdminCalls,
  GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

type Calls = typeof groupBuyAdminCalls

/** Milliseconds between two looks at a group that forms. */
const interval = 4000

const oneKey = (scope: Scope, id: number) => [scopeText(scope), 'group-buy-one', id] as const

/** Whether something is still to come: it runs, or money of it is on its way back. */
export const isLive = ({ state, result, ended, refunded }: AdminGroup): boolean =>
  state === 'RUN' || (state !== 'WAIT' && (result === 'forming' || ended > refunded))

/** An activity; one that is live is asked for again and again. */
export function useGroupBuy(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.groupBuyAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data && isLive(data) ? interval : false),
  })
}

export type BatchesInput = InputOf<Calls['batches']>

/** Purchases in an activity. */
export function useBatches(asked: BatchesInput, isWatched: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'group-buy-batches', asked],
    queryFn: ({ signal }) => api.groupBuyAdmin.batches(asked, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isWatched ? interval : false,
  })
}

/** What stands against a set-up; asked again whenever it changes. */
export function useClashes(setup: GroupSetup | undefined) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'group-buy-clashes', setup],
    queryFn: ({ signal }) => api.groupBuyAdmin.clashes(setup!, signal),
    enabled: setup !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useChange<T>(change: (input: T) => Promise<AdminGroup>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (group) => {
      await writeToCache(queries, oneKey(scope, group.id), group)
      for (const kind of ['group-buys', 'group-buy-clashes', 'group-buy-batches', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

export function useSaveGroupBuy() {
  const { api } = useSession()
  const save = useOnce<GroupSetup, AdminGroup>((setup) => api.groupBuyAdmin.save(setup))
  return useChange((setup: GroupSetup) => save(setup))
}

export function useCloseGroupBuy() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['close']>) => api.groupBuyAdmin.close(input))
}

export function useSucceedGroupBuy() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['succeed']>) => api.groupBuyAdmin.succeed(input))
}
