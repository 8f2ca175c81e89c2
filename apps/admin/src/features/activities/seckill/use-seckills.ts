import type { InputOf } from '@mallard/contract/api'
import type {
  AdminSeckill,
  seckillAdminCalls,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

type Calls = typeof seckillAdminCalls

/** Milliseconds between two looks at a session that sells. */
const interval = 2000

const oneKey = (scope: Scope, id: number) => [scopeText(scope), 'seckill-one', id] as const

/** A session; one that runs, or is about to, is asked for again and again. */
export function useSeckill(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.seckillAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'RUN' ? interval : data?.state === 'WAIT' ? 10 * interval : false,
  })
}

/** What stands against a set-up; asked again whenever it changes. */
export function useClashes(setup: SeckillSetup | undefined) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'seckill-clashes', setup],
    queryFn: ({ signal }) => api.seckillAdmin.clashes(setup!, signal),
    enabled: setup !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useChange<T>(change: (input: T) => Promise<AdminSeckill>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (session) => {
      await writeToCache(queries, oneKey(scope, session.id), session)
      for (const kind of ['seckills', 'seckill-clashes', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

export function useSaveSeckill() {
  const { api } = useSession()
  const save = useOnce<SeckillSetup, AdminSeckill>((setup) => api.seckillAdmin.save(setup))
  return useChange((setup: SeckillSetup) => save(setup))
}

export function useCloseSeckill() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['close']>) => api.seckillAdmin.close(input))
}
