import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a step answered. A reading that began before the step and is still under way must not
 * come in over it.
 */
export async function writeToCache<T>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: T,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
