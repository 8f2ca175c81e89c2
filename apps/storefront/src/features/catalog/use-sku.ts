import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog.fields'
import { useState } from 'react'
import { choose, firstChoice, fitQuantity, skuFor, type Choice } from './sku-choice.rules.ts'

export interface ChosenSku {
  choice: Choice
  sku: Sku | undefined
  quantity: number
  pick: (key: string, value: string) => void
  setQuantity: (quantity: number) => void
}

interface Kept {
  choice: Choice
  quantity: number
}

/** What was chosen of which goods in this visit: still there after signing in or a look at the cart. */
const kept = new Map<string, Kept>()

/** `place` names the goods and their store. A kept choice that no longer exists is forgotten. */
export function useSku(goods: GoodsDetail, place: string): ChosenSku {
  const [state, setState] = useState<Kept>(() => kept.get(place) ?? { choice: firstChoice(goods), quantity: 1 })
  const choice = skuFor(goods, state.choice) ? state.choice : firstChoice(goods)
  const sku = skuFor(goods, choice)
  const quantity = fitQuantity(state.quantity, sku)

  function keep(next: Kept) {
    kept.set(place, next)
    setState(next)
  }

  return {
    choice,
    sku,
    quantity,
    pick: (key, value) => keep({ choice: choose(goods, choice, key, value), quantity }),
    setQuantity: (wanted) => keep({ choice, quantity: wanted }),
  }
}
