import type { QueryClient } from '@tanstack/react-query'

/**
 * Forgets what calls have answered to the one who was signed in until now, all of it or what no
 * page in sight shows. How a store is set up is the same for everybody.
 */
export function clearUserCache(client: QueryClient, which?: 'unseen'): void {
  client.removeQueries({
    ...(which ? { type: 'inactive' } : {}),
    predicate: ({ queryKey }) => queryKey[0] !== 'store.partnerInit',
  })
}
