import type { InputOf } from '@mallard/contract/api'
import type { operationsDeskCalls } from '@mallard/contract/operations/operations-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'

type Calls = typeof operationsDeskCalls
const key = ({ partnerId, storeId }: Scope, part: string) => [`${partnerId}-${storeId}`, 'operations', part] as const

/** While a run is under way somewhere it is looked at every two seconds. */
export function useInvariants() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: key(scope, 'invariants'),
    queryFn: ({ signal }) => api.operationsDesk.invariants({}, signal),
    refetchInterval: ({ state: { data } }) => (data?.latest && data.latest.finishTime === null ? 2_000 : false),
    staleTime: 0,
  })
  const running = useMutation({
    mutationFn: () => api.operationsDesk.runInvariants({}),
    onSuccess: (answer) => keepAnswer(queries, key(scope, 'invariants'), answer),
  })
  return { asked, running }
}

export function useAddresses() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: key(scope, 'addresses'), queryFn: ({ signal }) => api.operationsDesk.addresses({}, signal) })
}

export function useJobs() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: key(scope, 'jobs'), queryFn: ({ signal }) => api.operationsDesk.jobs({}, signal), refetchInterval: 10_000 })
}

export function useDeadJobs(wish: InputOf<Calls['deadJobs']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...key(scope, 'dead'), wish],
    queryFn: ({ signal }) => api.operationsDesk.deadJobs(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useDeadJobDeeds() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, 'operations'] })
  const retrying = useMutation({ mutationFn: (id: number) => api.operationsDesk.retryJob({ id }), onSettled })
  const discarding = useMutation({ mutationFn: (input: InputOf<Calls['discardJob']>) => api.operationsDesk.discardJob(input), onSettled })
  return { retrying, discarding }
}
