import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { currentSession, setCartNum } from '#platform/session.ts'
import { goodsTexts } from './goods.texts.ts'

export interface Addition {
  productSn: string
  quantity: number
  /** Runs at once when one is signed in: the goods fly while the server is asked. */
  onStart?: (() => void) | undefined
}

/**
 * Puts goods into the cart. The count in the tab bar rises at once and falls back when the server
 * refuses. True when they are in.
 */
export function useAddToCart(): (addition: Addition) => Promise<boolean> {
  const api = useApi()
  const client = useQueryClient()
  const requireLogin = useRequireLogin()
  const texts = goodsTexts()
  const isBusy = useRef(false)

  return async ({ productSn, quantity, onStart }) => {
    if (isBusy.current || !(await requireLogin({ kind: 'addCart', productSn, quantity })))
      return false
    const before = currentSession().cartNum
    isBusy.current = true
    setCartNum(before + quantity)
    onStart?.()
    try {
      const { cartNum } = await api.cart.add({ goods: productSn, qty: quantity })
      setCartNum(cartNum)
      toast(texts.added, { tone: 'good' })
      for (const queryKey of [api.cart.list.key, api.cart.getCartTotal.key])
        client.invalidateQueries({ queryKey }).catch(() => undefined)
      return true
    } catch {
      // The shell has told the shopper why.
      setCartNum(before)
      return false
    } finally {
      isBusy.current = false
    }
  }
}
