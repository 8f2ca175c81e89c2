import type { Filings } from '@mallard/contract/shop/store/store.calls'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'

/** What the store is filed under; asked for once for all that says something of it. */
export function useFilings(): Filings | undefined {
  return useQuery({ ...useApi().store.filings.query(), staleTime: 600_000 }).data
}
