import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'

/**
 * Coupons for goods and the prices after them: this shopper's own, so asked for once it is known
 * who it is.
 */
export function useGoodsCoupons(itemId: number) {
  const isKnown = useSession(({ initStatus }) => initStatus === 'done')
  return useQuery({ ...useApi().coupon.forGoods.query({ id: itemId }), enabled: isKnown }).data
}
