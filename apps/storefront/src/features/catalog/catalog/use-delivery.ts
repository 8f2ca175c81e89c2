import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'

/**
 * How goods come to this shopper's own first address; the page is made for most places. The same
 * answer that the sheet shows and the checkout rests on.
 */
export function useDelivery(itemId: number) {
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  return useQuery({ ...useApi().catalog.delivery.query({ id: itemId }), enabled: isLoggedIn }).data
}
