import type { InputOf } from '@mallard/contract/api'
import type { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

const key = (partnerId: number) => ['synonyms', partnerId] as const

/** Asked each time they are opened: somebody else may have changed them. */
export function useSynonyms(isOpen: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope.partnerId),
    queryFn: ({ signal }) => api.searchAdmin.synonyms({}, signal),
    enabled: isOpen,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function useSaveSynonyms() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof searchAdminCalls)['saveSynonyms']>) =>
      api.searchAdmin.saveSynonyms(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(scope.partnerId) }),
  })
}
