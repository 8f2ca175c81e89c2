import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { useEffect, useState } from 'react'
import {
  choose,
  firstChoice,
  fitQuantity,
  skuFor,
  type Choice,
} from '#entities/goods/sku-choice.rules.ts'
import { readStored, store } from '#platform/storage.ts'

export interface ChosenSku {
  choice: Choice
  sku: Sku | undefined
  quantity: number
  pick: (at: number, place: number) => void
  setQuantity: (quantity: number) => void
  /** Chosen before, in this visit: what is shown of the goods begins with it. */
  wasChosen: boolean
}

interface Kept {
  choice: Choice
  quantity: number
}

/**
 * What was chosen of which goods in this visit: still there after signing in or a look at the cart.
 */
const kept = new Map<string, Kept>()
/** The last of them, for ways to sign in that leave the shop and come back. */
const lastKey = 'chosenSku'

function lastChosen(place: string): Kept | undefined {
  try {
    const last = JSON.parse(readStored(lastKey, 'sessionStorage') ?? 'null') as
      | (Kept & { place: string })
      | null
    return last?.place === place ? last : undefined
  } catch {
    return undefined
  }
}

/** `place` names the goods and their store. A kept choice that no longer exists is forgotten. */
export function useSku(goods: GoodsDetail, place: string): ChosenSku {
  const [state, setState] = useState<Kept>(
    () => kept.get(place) ?? { choice: firstChoice(goods), quantity: 1 },
  )
  const [wasChosen, setWasChosen] = useState(kept.has(place))
  // After the first paint: that of a page which the server drew knows nothing of this browser.
  useEffect(() => {
    const last = kept.has(place) ? undefined : lastChosen(place)
    if (!last) return
    kept.set(place, last)
    setState(last)
    setWasChosen(true)
  }, [place])
  const choice = skuFor(goods, state.choice) ? state.choice : firstChoice(goods)
  const sku = skuFor(goods, choice)
  const quantity = fitQuantity(state.quantity, sku)

  function keep(next: Kept) {
    kept.set(place, next)
    store(lastKey, JSON.stringify({ ...next, place }), 'sessionStorage')
    setState(next)
  }

  return {
    wasChosen,
    choice,
    sku,
    quantity,
    pick: (at, place) => keep({ choice: choose(goods, choice, at, place), quantity }),
    setQuantity: (wanted) => keep({ choice, quantity: wanted }),
  }
}
