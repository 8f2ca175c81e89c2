import type { InputOf } from '@mallard/contract/api'
import type { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

export function useSaveSynonyms() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof searchAdminCalls)['saveSynonyms']>) =>
      api.searchAdmin.saveSynonyms(input),
    onSuccess: () => invalidate(api.searchAdmin.synonyms),
  })
}
