import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a step answered. A reading that began before the step and is still under way must not
 * come in over it.
 */
export async function writeToCache<T>(
  queries: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
  answer: T | ((before: T | undefined) => T | undefined),
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<T>(queryKey, answer as never)
}
