import { href } from '@mallard/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'

/** Opens the checkout of a flash sale. */
export function useTake(): {
  isBusy: boolean
  take: (productSn: string, promotionId: number, qty: number) => Promise<void>
} {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)

  async function take(productSn: string, promotionId: number, qty: number) {
    if (isBusy || !(await requireLogin())) return
    setBusy(true)
    try {
      const { flowId } = await api.seckill.secKillCheckout({
        productId: productSn,
        promotionId,
        qty,
      })
      navigate(href('checkoutSeckill', { partnerId, storeId, productSn, promotionId, flowId }))
    } catch {
      // The shell has told the shopper why; how it sells is another now.
      client.invalidateQueries({ queryKey: api.seckill.quota.key }).catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, take }
}
