import type { InputOf } from '@mallard/contract/api'
import type { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof postageAdminCalls

/** Milliseconds between two looks at a trial that runs. */
const interval = 5000

/** A trial with its figures; one that runs is asked for again and again. */
export function usePostage(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'postage-one', id],
    queryFn: ({ signal }) => api.postageAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUN' ? interval : false),
  })
}

/** Who took one, a page at a time. */
export function useClaims(asked: InputOf<Calls['claims']>, isLive: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'postage-claims', asked],
    queryFn: ({ signal }) => api.postageAdmin.claims(asked, signal),
    refetchInterval: isLive ? interval : false,
    placeholderData: keepPreviousData,
  })
}

export function useClosePostage() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['close']>) => api.postageAdmin.close(input),
    onSettled: () =>
      Promise.all(
        ['postages', 'postage-one', 'audit'].map((kind) =>
          queries.invalidateQueries({ queryKey: [scopeText(scope), kind] }),
        ),
      ),
  })
}
