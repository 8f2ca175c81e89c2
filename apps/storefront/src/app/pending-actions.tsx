import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { couponToast, toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { couponTexts } from '#entities/coupon/coupon.texts.ts'
import { goodsTexts } from '#entities/goods/goods.texts.ts'
import { useNavigate } from '#platform/navigator/context.tsx'
import { type PendingAction, takePending } from '#platform/pending-action.ts'
import { setCartNum, useSession } from '#platform/session.ts'

/**
 * Does what somebody tapped before they signed in, as soon as they are back where they tapped it.
 */
export function PendingActions({
  pathname,
  scope: { partnerId, storeId },
}: {
  pathname: string
  scope: Scope
}) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = goodsTexts()
  const { success } = couponTexts()
  const isIn = useSession((session) => session.isLoggedIn && session.initStatus === 'done')

  useEffect(() => {
    const action = isIn ? takePending(pathname) : undefined
    if (!action) return
    // Refusals are told by the shell.
    act(action).catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when one is signed in and back, and then only
  }, [isIn, pathname])

  async function act(action: PendingAction): Promise<void> {
    switch (action.kind) {
      case 'addCart': {
        const { cartNum } = await api.cart.add({ goods: action.productSn, qty: action.quantity })
        setCartNum(cartNum)
        toast(texts.added, { tone: 'good' })
        return forget(api.cart.list.key, api.cart.getCartTotal.key)
      }
      case 'buy': {
        const { flowId, cartId } = await api.checkout.checkout({
          productSn: action.productSn,
          quantity: action.quantity,
        })
        return navigate(href('orderCheckout', { partnerId, storeId, flowId, cartId }))
      }
      case 'favourite':
        await api.collection.add({ goods: action.itemId })
        toast(texts.favoured)
        return forget(api.collection.list.key)
      case 'draw': {
        const { ok, failed } = await api.promotions.oneKeyDraw({ uuids: [...action.grantUuids] })
        const message = ok.length > 0 ? success : failed[0]?.message
        if (message) toast(message, { milliseconds: couponToast })
        return forget(api.coupon.listLive.key, api.member.couponNewlist.key)
      }
    }
  }

  function forget(...keys: readonly (readonly unknown[])[]): void {
    for (const queryKey of keys) client.invalidateQueries({ queryKey }).catch(() => undefined)
  }

  return null
}
