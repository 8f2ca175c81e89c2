import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { setCartNum, useSession } from '#platform/session.ts'

/**
 * Learns the number of goods in the cart when a shopper is known; from then on, anyone who changes
 * the cart says it.
 */
export function useCartCount(): void {
  const isKnown = useSession((session) => session.isLoggedIn && session.initStatus === 'done')
  const { data } = useQuery({ ...useApi().cart.getCartTotal.query(), enabled: isKnown })
  useEffect(() => {
    if (data) setCartNum(data.cartNum)
  }, [data])
}
