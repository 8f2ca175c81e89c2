import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickListOf } from './pick-list.ts'

const line = fc.record({
  orderItemId: fc.nat(),
  skuId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const orders = fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 6 }).map((all) =>
  all.map((lines, nth) => ({
    orderSn: String(nth),
    lines: lines.map((each) => ({
      ...each,
      productSn: `S${each.skuId}`,
      barcode: '',
      title: '',
      productAttr: '',
    })),
  })),
)

it('holds each SKU once, with all units of all orders and in how many orders they are', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const rows = pickListOf(all)
      expect(rows.map(({ productSn }) => productSn)).toEqual(
        [...new Set(all.flatMap(({ lines }) => lines.map(({ productSn }) => productSn)))].sort(),
      )
      for (const { skuId, quantity, orders: count } of rows) {
        const mine = all.map(({ lines }) => lines.filter((each) => each.skuId === skuId))
        expect(quantity).toBe(mine.flat().reduce((sum, each) => sum + each.quantity, 0))
        expect(count).toBe(mine.filter((lines) => lines.length > 0).length)
      }
    }),
  )
})
