import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { setCartNum } from '#platform/session.ts'
import { addBuyTexts } from './addbuy.texts.ts'

export interface AddBuyHandle {
  isBusy: boolean
  /** Sets what of the offer is in the cart, and goes there. */
  save: (wished: ReadonlyMap<string, number>) => Promise<void>
}

/** The only place that changes add-ons. */
export function useAddBuy(promotionId: number): AddBuyHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const texts = addBuyTexts()
  const [isBusy, setBusy] = useState(false)

  async function save(wished: ReadonlyMap<string, number>) {
    setBusy(true)
    const items = [...wished].flatMap(([productSn, quantity]) =>
      quantity > 0 ? [{ productSn, quantity }] : [],
    )
    try {
      const cart = await api.cart.addBuyModify({ promotionId, items })
      await writeToCache(client, api.cart.list.query().queryKey, cart)
      setCartNum(cart.cartNum)
      toast(items.length > 0 ? texts.saved : texts.cleared, { tone: 'good' })
      navigate(href('cart', { partnerId, storeId }), { replace: true })
    } catch {
      // The shell has told the shopper why; to choose nothing, where nothing was, is no fault and
      // says nothing.
      if (items.length === 0) navigate(href('cart', { partnerId, storeId }), { replace: true })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}
