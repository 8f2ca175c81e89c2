import type { InputOf } from '@mallard/contract/api'
import type { operationsAdminCalls } from '@mallard/contract/insight/operations/operations-admin.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'

type Calls = typeof operationsAdminCalls
const key = ({ partnerId, storeId }: Scope, part: string) =>
  [`${partnerId}-${storeId}`, 'operations', part] as const

/** While a run is under way somewhere it is looked at every two seconds. */
export function useInvariants() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: key(scope, 'invariants'),
    queryFn: ({ signal }) => api.operationsAdmin.invariants({}, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.latest && data.latest.finishTime === null ? 2_000 : false,
    staleTime: 0,
  })
  const running = useMutation({
    mutationFn: () => api.operationsAdmin.runInvariants({}),
    onSuccess: (answer) => writeToCache(queries, key(scope, 'invariants'), answer),
  })
  return { asked, running }
}

export function useAddresses() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope, 'addresses'),
    queryFn: ({ signal }) => api.operationsAdmin.addresses({}, signal),
  })
}

export function useCodeBudget() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope, 'codeBudget'),
    queryFn: ({ signal }) => api.operationsAdmin.codeBudget({}, signal),
    refetchInterval: 60_000,
  })
}

export function useJobs() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope, 'jobs'),
    queryFn: ({ signal }) => api.operationsAdmin.jobs({}, signal),
    refetchInterval: 10_000,
  })
}

export function useDeadJobs(input: InputOf<Calls['deadJobs']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope, 'dead'), input],
    queryFn: ({ signal }) => api.operationsAdmin.deadJobs(input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useDeadJobActions() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () =>
    queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'operations'] })
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
