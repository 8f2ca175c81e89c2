import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { describe, expect, it } from 'vitest'
import { everything, linesLeft, nothing, planParcel } from './ship-lines.ts'

const pic = { url: '/pictures/kettle.webp', width: 10, height: 10, color: '#eee' }
const item = (id: number, productQuantity: number) => ({ id, productQuantity, title: `Kettle ${id}`, productAttr: 'White', pic }) as DeskOrder['items'][number]
const parcel = (id: number, lines: DeskOrder['delivery'][number]['lines']) => ({ id, lines }) as DeskOrder['delivery'][number]

const order = {
  items: [item(1, 3), item(2, 1), item(3, 2)],
  delivery: [
    parcel(1, [
      { orderItemId: 1, quantity: 1 },
      { orderItemId: 2, quantity: 1 },
    ]),
    parcel(2, [{ orderItemId: 1, quantity: 1 }]),
  ],
}
const lines = linesLeft(order)

describe('what is left to ship', () => {
  it('takes off the units of every parcel, and the lines that are gone', () => {
    expect(lines.map(({ orderItemId, left }) => [orderItemId, left])).toEqual([
      [1, 1],
      [3, 2],
    ])
  })

  it('is nothing when all has left', () => {
    expect(linesLeft({ items: [item(1, 1)], delivery: [parcel(1, [{ orderItemId: 1, quantity: 1 }])] })).toEqual([])
  })
})

describe('a parcel', () => {
  it('names no lines when all that is left goes, so that the server decides what that is', () => {
    expect(planParcel(lines, everything(lines))).toEqual({ units: 3, unitsLeft: 0, problem: undefined, lines: undefined })
  })

  it('names the lines of a part, without the empty ones', () => {
    expect(planParcel(lines, { 1: 0, 3: 1 })).toEqual({ units: 1, unitsLeft: 2, problem: undefined, lines: [{ orderItemId: 3, quantity: 1 }] })
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
