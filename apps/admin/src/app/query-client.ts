import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '#platform/api-error.ts'

export function adminQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        retry: (tries, error) =>
          error instanceof CallFailure && error.kind === 'offline' && tries < 2,
      },
      mutations: { retry: false },
    },
  })
}
