import type { ErrorName } from '@mallard/contract/errors'
import { leftOf, type UnsentCounts } from '@mallard/contract/trade/order/returnable'
import { ok, refuse, type Result } from '@mallard/kernel'

export interface ShipLine {
  readonly orderItemId: number
  readonly quantity: number
}

/** A line of an order, as far as sending goes. */
export interface Item extends UnsentCounts {
  readonly id: number
}

/** What goes into the parcel, and whether nothing stays behind. */
export function unshippedLines(
  items: readonly Item[],
  wanted: readonly ShipLine[] | undefined,
): Result<{ lines: ShipLine[]; isWhole: boolean }, ErrorName> {
  const left = new Map(items.map((item) => [item.id, leftOf(item)]))
  const lines = wanted
    ? merge(wanted)
    : items.map((item) => ({ orderItemId: item.id, quantity: leftOf(item) }))
  const packed = lines.filter(({ quantity }) => quantity > 0)
  if (packed.length === 0) return refuse('notShippable')
  for (const { orderItemId, quantity } of packed) {
    const max = left.get(orderItemId)
    if (max === undefined) return refuse('notFound')
    if (quantity > max) return refuse('shipTooMany')
    left.set(orderItemId, max - quantity)
  }
  return ok({
    lines: packed,
    isWhole:
      [...left.values()].every((units) => units === 0) &&
      items.every(({ heldQuantity }) => heldQuantity === 0),
  })
}

function merge(lines: readonly ShipLine[]): ShipLine[] {
  const units = new Map<number, number>()
  for (const { orderItemId, quantity } of lines)
    units.set(orderItemId, (units.get(orderItemId) ?? 0) + quantity)
  return [...units].map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
}
