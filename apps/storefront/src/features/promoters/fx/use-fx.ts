import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'

/** The phone of the account, to which its codes go. */
export function usePhone(): string {
  return useQuery(useApi().fx.initForm.query()).data?.phone ?? ''
}

/** Asks again for all that the promoters' pages show. */
export function useFxChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => String(name).startsWith('fx.'),
    })
}
