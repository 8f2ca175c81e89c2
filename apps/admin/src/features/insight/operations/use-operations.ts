import type { InputOf } from '@mallard/contract/api'
import type { operationsAdminCalls } from '@mallard/contract/insight/operations/operations-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'

type Calls = typeof operationsAdminCalls

/** While a run is under way somewhere it is looked at every two seconds. */
export function useInvariants() {
  const { api } = useSession()
  const queries = useQueryClient()
  const query = api.operationsAdmin.invariants.query()
  const asked = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) =>
      data?.latest && data.latest.finishTime === null ? 2_000 : false,
    staleTime: 0,
  })
  const running = useMutation({
    mutationFn: () => api.operationsAdmin.runInvariants({}),
    onSuccess: (answer) => writeToCache(queries, query, answer),
  })
  return { asked, running }
}

export function useJobs() {
  const { api } = useSession()
  return useQuery({ ...api.operationsAdmin.jobs.query(), refetchInterval: 10_000 })
}

export function useDeadJobActions() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.operationsAdmin)
  const retrying = useMutation({
    mutationFn: (id: number) => api.operationsAdmin.retryJob({ id }),
    onSettled,
  })
  const discarding = useMutation({
    mutationFn: (input: InputOf<Calls['discardJob']>) => api.operationsAdmin.discardJob(input),
    onSettled,
  })
  return { retrying, discarding }
}
