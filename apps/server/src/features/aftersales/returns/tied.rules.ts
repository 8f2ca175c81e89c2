import { isMoney, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { returnable } from '@mallard/contract/trade/order/returnable'
import { fen, min, minus, negated, plus, sumOf, zero, type Fen } from '@mallard/kernel'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import {
  amountOf,
  chargeBack,
  freightFor,
  heldUnits,
  worthOf,
  type PlannedLine,
  type Way,
} from './ways.rules.ts'

/** Units of lines of an order that go back, by the id of the line. */
export type Going = ReadonlyMap<number, number>

type Item = OrderItemRow

/** A gift or an add-on whose goods are not enough any more. */
interface Lost {
  readonly item: Item
  /** Units that do not go back. */
  readonly kept: number
  /** Fen of their price that no refund has lacked yet. */
  readonly due: Fen
  readonly onReturn: 'back' | 'charge' | 'keep'
}

const isTied = ({ giftOf, promotions }: Item) =>
  giftOf !== null || promotions.some(({ type }) => laneOf(type) === 'addOn')

const needsOf = ({ promotions }: Item) => promotions.find(({ needs }) => needs)?.needs

/** What the lines that stay still come to, at the prices of the time. */
function reachLeft(
  items: readonly Item[],
  needs: NonNullable<ReturnType<typeof needsOf>>,
  going: Going,
) {
  return needs.lines.reduce((reach, line) => {
    const same = items.filter((item) => item.skuId === line.skuId && !isTied(item))
    const stay = same.reduce((units, item) => units + staying(item, going), 0)
    const units = Math.min(stay, line.quantity)
    return (
      reach + (needs.by === 'amount' ? Math.floor((line.amount * units) / line.quantity) : units)
    )
  }, 0)
}

const staying = ({ id, quantity, returnedQuantity }: Item, going: Going) =>
  Math.max(0, quantity - returnedQuantity - (going.get(id) ?? 0))

/** The gifts and add-ons that are lost when these units go back. */
export function lostWith(items: readonly Item[], going: Going): Lost[] {
  return items.flatMap((item) => {
    const needs = needsOf(item)
    const kept = staying(item, going)
    if (!needs || kept === 0 || reachLeft(items, needs, going) >= needs.over) return []
    const due = fen(Math.max(0, needs.price * kept - item.chargedAmount))
    return [{ item, kept, due, onReturn: needs.onReturn }]
  })
}

/** Charges that are no more than what is there to take them from. */
function capped(due: readonly Fen[], max: Fen): Fen[] {
  let left: Fen = fen(Math.max(0, max))
  return due.map((each) => {
    const taken = min(each, left)
    left = minus(left, taken)
    return taken
  })
}

/**
 * The lines of a return of so many units, with what came with them: gifts and add-ons that the rest
 * is too little for go back, are charged, or stay, as their promotion said when they were bought.
 * Goods that never arrived leave them where they are. `open`: units that other returns ask for.
 */
export function linesFor(
  items: readonly OrderItemRow[],
  item: OrderItemRow,
  num: number,
  way: Way,
  open: Going,
): PlannedLine[] {
  if (!isMoney(way.type)) return [{ orderItemId: item.id, quantity: num, amount: zero }]
  const own: PlannedLine = {
    orderItemId: item.id,
    quantity: num,
    amount: amountOf(item, num),
    charge: negated(chargeBack(item, num)),
  }
  const lost = lostWith(
    items,
    new Map([...open, [item.id, (open.get(item.id) ?? 0) + num]]),
  ).filter(
    ({ item: { id, afterSaleStatus }, onReturn, due }) =>
      id !== item.id && afterSaleStatus !== 1 && !(onReturn === 'charge' && due === 0),
  )
  const isKept = !way.isUnsent && way.type === returnType.refundOnly
  const tied = lost.map((each) => {
    const line = items.find(({ id }) => id === each.item.id)!
    const { unsent, sent } = returnable(line)
    const units = way.isUnsent ? unsent : sent
    const fate = isKept ? 'keep' : each.onReturn
    const quantity = fate === 'back' ? units : 0
    const due = fate === 'keep' ? zero : shareOf(each.due, each.kept - quantity, each.kept)
    return { line, quantity, due }
  })
  const lines = tied.map(({ line, quantity }) => ({
    orderItemId: line.id,
    quantity,
    amount: amountOf(line, quantity),
    back: quantity > 0 ? chargeBack(line, quantity) : zero,
  }))
  const max = plus(
    own.amount,
    sumOf(lines, ({ amount }) => amount),
  )
  const charges = capped(
    tied.map(({ due }) => due),
    max,
  )
  return [
    own,
    ...lines.map(({ back, ...line }, place) => ({
      ...line,
      charge: minus(charges[place]!, back),
      isTied: true,
    })),
  ]
}

const shareOf = (due: Fen, units: number, of: number): Fen => fen(Math.floor((due * units) / of))

/** A line of a return as it was found when it came back. */
interface FoundLine {
  readonly item: Item
  readonly received: number
  readonly amount: Fen
  /** It is charged where it is missing, unless its promotion lets it stay. */
  readonly isAsked: boolean
}

/**
 * What the lines of a return charge once the goods are here: what came of them decides, so that a
 * gift that did not come is charged, and one that did not have to is not.
 */
export function chargesFound(
  items: readonly Item[],
  found: readonly FoundLine[],
  open: Going,
): Fen[] {
  const going = new Map(open)
  for (const { item, received } of found) going.set(item.id, (open.get(item.id) ?? 0) + received)
  const lost = new Map(lostWith(items, going).map((each) => [each.item.id, each]))
  const due = found.map(({ item, isAsked }) => {
    const each = lost.get(item.id)
    return each && isAsked && each.onReturn !== 'keep' ? each.due : zero
  })
  const charges = capped(
    due,
    sumOf(found, ({ amount }) => amount),
  )
  return found.map(({ item, received }, place) =>
    minus(charges[place]!, chargeBack(item, received)),
  )
}

/** What returning 1, 2 … units of one line gives back, with what came with them. */
export interface UnitPlan {
  readonly lines: readonly PlannedLine[]
  readonly freight: Fen
  /** fen, freight included */
  readonly amount: Fen
}

export function planUnits(
  order: OrderRow,
  item: OrderItemRow,
  num: number,
  way: Way,
  open: Going,
): UnitPlan {
  const lines = linesFor(order.items, item, num, way, open)
  const freight = way.isUnsent ? freightFor(order, lines, heldUnits) : zero
  return { lines, freight, amount: plus(worthOf(lines), freight) }
}
