import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import type { Range } from './visit-range.ts'

/** What was shared over some days, and what came of it. */
export function useShares(range: Range) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'shares', range],
    queryFn: ({ signal }) => api.shareAdmin.shares({ ...range }, signal),
    placeholderData: keepPreviousData,
  })
}
