import { useQuery } from '@tanstack/react-query'
import { useApi } from './api.ts'

/** Smaller differences (ms) are the way there and back. */
const noise = 3000

/**
 * Server clock minus this phone's clock, ms: a phone that runs late must not promise time that has
 * passed.
 */
export function useServerOffset(): number {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['serverOffset'],
    queryFn: async () => {
      const asked = Date.now()
      const { serverTime } = await api.store.partnerInit()
      const difference = serverTime - (asked + Date.now()) / 2
      return Math.abs(difference) < noise ? 0 : difference
    },
    staleTime: 600_000,
    retry: false,
  })
  return data ?? 0
}
