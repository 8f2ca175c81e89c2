import type { SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { refuse, type Refused } from '@mallard/kernel'

/** What can keep a line from being bought. */
interface Wanted {
  readonly title: string
  /** Absent while the lines are not told apart by it. */
  readonly skuId?: number
  readonly quantity: number
  readonly available: number
  readonly isOnSale: boolean
  readonly maxPerUser: number
}

/**
 * The first reason why these lines cannot be ordered as they are, with the title of the one it is
 * about.
 */
export function refusalOf(lines: readonly Wanted[]): Refused<ErrorName> | undefined {
  for (const { title, skuId, isOnSale, available, quantity, maxPerUser } of lines) {
    if (!isOnSale) return refuse('offShelf', { title })
    if (available <= 0) return refuse('soldOut', { title })
    // An add-on and an ordinary line may ask for the same SKU.
    const units =
      skuId === undefined
        ? quantity
        : lines.reduce((sum, line) => sum + (line.skuId === skuId ? line.quantity : 0), 0)
    if (available < units) return refuse('notEnoughStock', { title, left: available })
    if (maxPerUser > 0 && quantity > maxPerUser)
      return refuse('overLimit', { title, limit: maxPerUser })
  }
  return undefined
}

/** Lines of goods that one person may buy only so many of: units wanted by goods. */
export function limitedUnits(
  lines: readonly {
    readonly goodsId: number
    readonly quantity: number
    readonly maxPerUser: number
  }[],
): Map<number, { units: number; limit: number }> {
  const wanted = new Map<number, { units: number; limit: number }>()
  for (const { goodsId, quantity, maxPerUser } of lines) {
    if (maxPerUser > 0)
      wanted.set(goodsId, {
        units: (wanted.get(goodsId)?.units ?? 0) + quantity,
        limit: maxPerUser,
      })
  }
  return wanted
}

/** Whether fewer gifts come than the shopper saw; more, or others besides, disappoint nobody. */
export function lacksGifts(seen: SeenGifts | undefined, given: SeenGifts): boolean {
  const units = (gifts: SeenGifts, sn: string) =>
    gifts.reduce((sum, { productSn, quantity }) => sum + (productSn === sn ? quantity : 0), 0)
  return (seen ?? []).some(
    ({ productSn }) => units(given, productSn) < units(seen ?? [], productSn),
  )
}
