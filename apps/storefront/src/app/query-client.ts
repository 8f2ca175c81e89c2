import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '#platform/api-error.ts'

/** Answers older than this (ms) are asked again when a page shows them. */
export const freshFor = 10_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        // Without a line, asking must fail and say so, not wait behind bones.
        networkMode: 'always',
        // Whatever was seen in the meantime may be a copy.
        refetchOnReconnect: 'always',
        retry: (failures, error) => isApiError(error) && error.isTransport && failures < 1,
        retryDelay: 600,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
