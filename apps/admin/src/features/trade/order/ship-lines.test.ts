import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { describe, expect, it } from 'vitest'
import {
  everything,
  linesLeft,
  nothing,
  planParcel,
  shippedUnits,
  unitsHeld,
} from './ship-lines.ts'

const pic = { url: '/pictures/kettle.webp', width: 10, height: 10, color: '#eee' }
const item = (id: number, productQuantity: number) =>
  ({
    id,
    productQuantity,
    title: `Kettle ${id}`,
    productAttr: 'White',
    pic,
  }) as AdminOrder['items'][number]

const order = {
  items: [item(1, 3), item(2, 1), item(3, 4)],
  toShip: [
    { orderItemId: 1, quantity: 1, held: 0 },
    { orderItemId: 3, quantity: 2, held: 1 },
  ],
}
const lines = linesLeft(order)

describe('what is left to ship', () => {
  it('is what the server says: without what left, what was refunded, and what may be', () => {
    expect(lines.map(({ orderItemId, left, held }) => [orderItemId, left, held])).toEqual([
      [1, 1, 0],
      [3, 2, 1],
    ])
    expect(unitsHeld(lines)).toBe(1)
  })

  it('is nothing when all has left', () => {
    expect(linesLeft({ items: [item(1, 1)], toShip: [] })).toEqual([])
  })
})

describe('what left', () => {
  it('counts once though it was sent once more', () => {
    const parcel = (quantity: number, isAgain: boolean) =>
      ({ lines: [{ orderItemId: 1, quantity }], isAgain }) as AdminOrder['delivery'][number]
    expect(
      shippedUnits({ delivery: [parcel(1, false), parcel(2, false), parcel(2, true)] }, 1),
    ).toBe(3)
  })
})

describe('a parcel', () => {
  it('names no lines when all that is left goes, so that the server decides what that is', () => {
    expect(planParcel(lines, everything(lines))).toEqual({
      units: 3,
      unitsLeft: 0,
      problem: undefined,
      lines: undefined,
    })
  })

  it('names the lines of a part, without the empty ones', () => {
    expect(planParcel(lines, { 1: 0, 3: 1 })).toEqual({
      units: 1,
      unitsLeft: 2,
      problem: undefined,
      lines: [{ orderItemId: 3, quantity: 1 }],
    })
  })

  it('is refused when it is empty', () => {
    expect(planParcel(lines, nothing(lines)).problem).toBe('nothingChosen')
    expect(planParcel([], {}).problem).toBe('nothingChosen')
  })

  it('is refused when it has more than is left, even if another line has less', () => {
    expect(planParcel(lines, { 1: 2, 3: 1 })).toMatchObject({ problem: 'tooMany', unitsLeft: 0 })
    expect(planParcel(lines, { 1: 2, 3: 1 }).lines).toBeDefined()
    expect(planParcel(lines, { 1: -1, 3: 2 }).problem).toBe('tooMany')
    expect(planParcel(lines, { 1: 0.5, 3: 2 }).problem).toBe('tooMany')
  })
})
