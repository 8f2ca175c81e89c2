import { describe, expect, it } from 'vitest'
import { unshippedLines } from './ship.rules.ts'

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

describe('what goes into a parcel', () => {
  it('is all that is left when nothing is said', () => {
    expect(unshippedLines([item(1, 3, 1), item(2, 2, 0, 1), item(3, 1, 1)], undefined)).toEqual({
      ok: true,
      value: {
        lines: [
          { orderItemId: 1, quantity: 2 },
          { orderItemId: 2, quantity: 1 },
        ],
        isWhole: true,
      },
    })
  })
  it('leaves out what is asked back, and then is not the whole', () => {
    expect(unshippedLines([item(1, 3), item(2, 2, 0, 0, 2)], undefined)).toEqual({
      ok: true,
      value: { lines: [{ orderItemId: 1, quantity: 3 }], isWhole: false },
    })
    expect(unshippedLines([item(2, 2, 0, 0, 2)], undefined)).toMatchObject({
      refusal: 'notShippable',
    })
  })
  it('may be a part', () => {
    expect(unshippedLines([item(1, 3)], [{ orderItemId: 1, quantity: 2 }])).toMatchObject({
      value: { isWhole: false },
    })
    // One line whole, the other left behind.
    expect(
      unshippedLines([item(1, 3), item(2, 2)], [{ orderItemId: 1, quantity: 3 }]),
    ).toMatchObject({ value: { isWhole: false } })
  })
  it('counts a line that is named twice once', () => {
    expect(
      unshippedLines(
        [item(1, 3)],
        [
          { orderItemId: 1, quantity: 2 },
          { orderItemId: 1, quantity: 2 },
        ],
      ),
    ).toMatchObject({ refusal: 'shipTooMany' })
  })
  it.each([
    ['notFound', [{ orderItemId: 9, quantity: 1 }]],
    ['shipTooMany', [{ orderItemId: 1, quantity: 4 }]],
    ['notShippable', []],
    ['notShippable', [{ orderItemId: 1, quantity: 0 }]],
    ['notShippable', [{ orderItemId: 1, quantity: -1 }]],
  ])('is refused as %s for %j', (refusal, lines) => {
    expect(unshippedLines([item(1, 3)], lines)).toMatchObject({ ok: false, refusal })
  })
})
