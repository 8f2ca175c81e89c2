import type { HostOverrides } from '@mallard/contract/hosts'
import type { PageName } from '@mallard/contract/pages'
import type { Locale, Scope } from '@mallard/kernel'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Sso } from '#platform/session.ts'
import type { PageTitles } from '#platform/title.ts'

/** What the server gives along in the document, as JSON. */
export interface PageState {
  /** The page that is drawn in the document, or null when the browser draws it. */
  drawn: PageName | null
  /**
   * The page that is opened: with its title and the address of its code, the tables of all pages
   * may come later.
   */
  page: { name: PageName; title: PageTitles[PageName]; code: string | undefined }
  scope: Scope
  locale: Locale
  /** Answered queries and when (ms). */
  queries: readonly (readonly [key: QueryKey, data: unknown])[]
  at: number
  /** Answer of the sign-on init, for visitors who are signed in. */
  sso?: Sso
  /** The operator's settings of host environments, where they differ from the default. */
  hosts?: HostOverrides
}

export function collectQueries(client: QueryClient): PageState['queries'] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const)
}

/**
 * Takes over what the server fetched. A phone whose clock is behind must not believe it fresh for
 * longer.
 */
export function adoptQueries(
  client: QueryClient,
  { queries, at }: Pick<PageState, 'queries' | 'at'>,
  now: number,
): void {
  for (const [key, data] of queries)
    client.setQueryData(key, data, { updatedAt: Math.min(at, now) })
}
