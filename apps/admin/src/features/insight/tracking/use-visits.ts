import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import type { Range } from './visit-range.ts'

/**
 * The visits of some days; looks again every minute while they are watched, as often as today is
 * counted.
 */
export function useVisits(range: Range) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'visits', range],
    queryFn: ({ signal }) => api.trackingAdmin.visits({ ...range }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}
