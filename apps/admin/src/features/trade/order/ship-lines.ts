import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'

export interface LineLeft {
  readonly orderItemId: number
  readonly title: string
  readonly attributes: string
  readonly pic: AdminOrder['items'][number]['pic']
  /** Units that may leave. */
  readonly left: number
  /** Units that stay: their refund is asked for. */
  readonly held: number
}

/** What a parcel would take, by order item. */
export type Chosen = Readonly<Record<number, number>>

type Shippable = Pick<AdminOrder, 'items' | 'toShip'>

/**
 * Units of an order item that left already, over all parcels; those that were sent once more count
 * once.
 */
export function shippedUnits(
  { delivery }: Pick<AdminOrder, 'delivery'>,
  orderItemId: number,
): number {
  return delivery
    .flatMap(({ lines, isAgain }) => (isAgain ? [] : lines))
    .reduce((sum, line) => (line.orderItemId === orderItemId ? sum + line.quantity : sum), 0)
}

/** The lines with something left to ship, or waiting for what becomes of a refund. */
export function linesLeft({ items, toShip }: Shippable): LineLeft[] {
  return items.flatMap(({ id, title, productAttr, pic }) => {
    const waiting = toShip.find(({ orderItemId }) => orderItemId === id)
    return waiting
      ? [
          {
            orderItemId: id,
            title,
            attributes: productAttr,
            pic,
            left: waiting.quantity,
            held: waiting.held,
          },
        ]
      : []
  })
}

export const unitsHeld = (lines: readonly LineLeft[]) =>
  lines.reduce((sum, { held }) => sum + held, 0)

export const everything = (lines: readonly LineLeft[]): Chosen =>
  Object.fromEntries(lines.map(({ orderItemId, left }) => [orderItemId, left]))
export const nothing = (lines: readonly LineLeft[]): Chosen =>
  Object.fromEntries(lines.map(({ orderItemId }) => [orderItemId, 0]))

export interface ParcelPlan {
  readonly units: number
  readonly unitsLeft: number
  readonly problem: 'nothingChosen' | 'tooMany' | undefined
  /** As the call wants them; absent when all that is left goes. */
  readonly lines: { orderItemId: number; quantity: number }[] | undefined
}

/** What the chosen quantities come to. */
export function planParcel(lines: readonly LineLeft[], chosen: Chosen): ParcelPlan {
  const wanted = lines.map(({ orderItemId, left }) => ({
    orderItemId,
    left,
    quantity: chosen[orderItemId] ?? 0,
  }))
  const units = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const unitsLeft = wanted.reduce((sum, { left, quantity }) => sum + left - quantity, 0)
  const isTooMany = wanted.some(
    ({ left, quantity }) => quantity > left || quantity < 0 || !Number.isInteger(quantity),
  )
  const packed = wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ orderItemId, quantity }) => ({ orderItemId, quantity }))
  return {
    units,
    unitsLeft,
    problem: isTooMany ? 'tooMany' : units === 0 ? 'nothingChosen' : undefined,
    lines: unitsLeft === 0 && !isTooMany ? undefined : packed,
  }
}
