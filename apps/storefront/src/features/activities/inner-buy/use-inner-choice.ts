import { maxInnerItems } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type { InnerGoods } from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { innerBuyTexts } from './inner-buy.texts.ts'

export interface InnerChoice {
  readonly quantityOf: (productSn: string) => number
  readonly choose: (productSn: string, quantity: number) => void
  /** Units, and fen at inner prices. */
  readonly units: number
  readonly amount: number
  readonly isBusy: boolean
  readonly checkout: () => Promise<void>
}

/** What an employee chose of the list, and the way to its checkout. */
export function useInnerChoice(goods: readonly InnerGoods[]): InnerChoice {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = innerBuyTexts()
  const { partnerId, storeId } = usePage().scope
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const [isBusy, setBusy] = useState(false)
  const quantityOf = (productSn: string) => wanted[productSn] ?? 0
  const items = goods.flatMap(({ productSn, price }) => {
    const quantity = quantityOf(productSn)
    return quantity > 0 ? [{ productSn, price, quantity }] : []
  })

  function choose(productSn: string, quantity: number): void {
    if (quantity > 0 && quantityOf(productSn) === 0 && items.length >= maxInnerItems)
      return toast(texts.tooMany(maxInnerItems))
    setWanted({ ...wanted, [productSn]: quantity })
  }

  async function checkout(): Promise<void> {
    if (isBusy) return
    if (items.length === 0) return toast(texts.nothing)
    setBusy(true)
    try {
      const { flowId, cartId } = await api.innerBuy.innerBuy({
        items: items.map(({ productSn, quantity }) => ({ productSn, quantity })),
      })
      navigate(href('orderCheckout', { partnerId, storeId, flowId, cartId }))
    } catch {
      // The shell has told the employee why; prices, stock or the quota are others now.
      void client.invalidateQueries({ queryKey: api.innerBuy.list.key })
    } finally {
      setBusy(false)
    }
  }

  return {
    quantityOf,
    choose,
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    isBusy,
    checkout,
  }
}
