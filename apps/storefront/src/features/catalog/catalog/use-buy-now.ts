import { href } from '@mallard/contract/paths'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'

/** Opens a checkout for one SKU. */
export function useBuyNow(): {
  isBusy: boolean
  buy: (productSn: string, quantity: number) => Promise<void>
} {
  const api = useApi()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)

  async function buy(productSn: string, quantity: number) {
    if (isBusy || !(await requireLogin({ kind: 'buy', productSn, quantity }))) return
    setBusy(true)
    try {
      const { flowId, cartId } = await api.checkout.checkout({ productSn, quantity })
      navigate(href('orderCheckout', { partnerId, storeId, flowId, cartId }))
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, buy }
}
