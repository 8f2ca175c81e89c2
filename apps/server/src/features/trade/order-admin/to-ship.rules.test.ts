import { describe, expect, it } from 'vitest'
import { toShipOf } from './to-ship.rules.ts'

const item = (
  id: number,
  quantity: number,
  shippedQuantity = 0,
  cancelledQuantity = 0,
  heldQuantity = 0,
) => ({
  id,
  quantity,
  shippedQuantity,
  cancelledQuantity,
  heldQuantity,
})

describe('what waits to be shipped', () => {
  it('is neither sent nor refunded; what may be refunded is told apart', () => {
    expect(
      toShipOf([item(1, 3, 1), item(2, 2, 0, 1, 1), item(3, 2, 1, 1), item(4, 4, 0, 1, 1)]),
    ).toEqual([
      { orderItemId: 1, quantity: 2, held: 0 },
      { orderItemId: 2, quantity: 0, held: 1 },
      { orderItemId: 4, quantity: 2, held: 1 },
    ])
  })
})
