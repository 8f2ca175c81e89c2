import type { Conditions, RfmCell } from '@mallard/contract/account/segment/segment-admin.calls'
import {
  frequencyOrders,
  moneyFen,
  recencyDays,
  type Band,
} from '@mallard/contract/account/segment/segment.codes'

/** A band from its bound to that of the next one; the first has no lower one, the last no upper one. */
const boundsOf = (bounds: readonly number[], band: Band) => ({
  from: bounds[band - 2],
  until: bounds[band - 1],
})

/** Days since the last order: more than `over` and at most `within`. */
export const recencyOf = (band: Band) => {
  const { from, until } = boundsOf(recencyDays, band)
  return { within: from, over: until }
}

export const ordersOf = (band: Band) => {
  const { from, until } = boundsOf(frequencyOrders, band)
  return { min: from ?? 1, max: until === undefined ? undefined : until - 1 }
}

export const moneyOf = (band: Band) => {
  const { from, until } = boundsOf(moneyFen, band)
  return { min: from, max: until === undefined ? undefined : until - 1 }
}

export interface Cell {
  readonly recency: Band
  readonly frequency: Band
  /** Of one band of money, or of all. */
  readonly money: Band | undefined
}

/** What a segment of a cell asks. */
export function conditionsOfCell(
  of: Conditions['of'],
  { recency, frequency, money }: Cell,
): Conditions {
  const { within, over } = recencyOf(recency)
  const orders = ordersOf(frequency)
  const spent = money && moneyOf(money)
  return {
    of,
    ...(within !== undefined && { orderedWithin: within }),
    ...(over !== undefined && { notOrderedFor: over }),
    ordersMin: orders.min,
    ...(orders.max !== undefined && { ordersMax: orders.max }),
    ...(spent?.min !== undefined && { spentMin: spent.min }),
    ...(spent?.max !== undefined && { spentMax: spent.max }),
  }
}

/** How many members stand in a cell. */
export const membersIn = (cells: readonly RfmCell[], { recency, frequency, money }: Cell): number =>
  cells
    .filter(
      (cell) =>
        cell.recency === recency &&
        cell.frequency === frequency &&
        (money === undefined || cell.money === money),
    )
    .reduce((sum, { members }) => sum + members, 0)
