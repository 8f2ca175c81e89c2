import { adjusted } from '@mallard/contract/catalog/catalog/stock.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StockFigures } from './stock-admin.repo.ts'
import { adjustmentOf, changeOf, isFault } from './stock-change.rules.ts'

const now: StockFigures = {
  skuId: 7,
  goodsId: 3,
  productSn: 'HL-1',
  salePrice: 19_900,
  listPrice: 25_900,
  onHand: 20,
  reserved: 4,
  lowAt: null,
  version: 5,
}
const wanted = {
  sn: 'HL-1',
  version: 5,
  salePrice: 19_900,
  listPrice: 25_900,
  onHand: 20,
  onHandSeen: 20,
  lowAt: null,
}

describe('a change of a SKU', () => {
  it.each([
    ['nothing', {}, undefined],
    ['a price', { salePrice: 18_900 }, { salePrice: 18_900, delta: 0 }],
    ['what arrived, whatever was sold since', { onHand: 35, onHandSeen: 25 }, { delta: 10 }],
    ['an alarm', { lowAt: 3 }, { lowAt: 3 }],
    ['nothing, by one who saw an older version', { version: 4 }, undefined],
    ['a price, by one who saw an older version', { version: 4, salePrice: 1 }, { kind: 'changed' }],
    ['less than is reserved', { onHand: 3 }, { kind: 'belowReserved', reserved: 4 }],
    ['just what is reserved', { onHand: 4 }, { delta: -16 }],
    ['more than there can be', { onHand: 1_000_000, onHandSeen: 0 }, { kind: 'outOfRange' }],
  ])('to %s', (_, more, expected) => {
    const found = changeOf(now, { ...wanted, ...more })
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })
})

describe('an adjustment', () => {
  it.each([
    ['salePrice', { how: 'share', value: -1000 }, { salePrice: 17_910 }],
    ['salePrice', { how: 'amount', value: 100 }, { salePrice: 20_000 }],
    ['listPrice', { how: 'set', value: 29_900 }, { listPrice: 29_900 }],
    ['onHand', { how: 'amount', value: -16 }, { delta: -16 }],
    ['onHand', { how: 'amount', value: -17 }, { kind: 'belowReserved' }],
    ['onHand', { how: 'set', value: 0 }, { kind: 'belowReserved' }],
    ['lowAt', { how: 'set', value: 0 }, { lowAt: 0 }],
    ['lowAt', { how: 'amount', value: -1 }, { kind: 'outOfRange' }],
    ['salePrice', { how: 'share', value: -10_000 }, { kind: 'outOfRange' }],
    ['salePrice', { how: 'amount', value: 0 }, undefined],
  ] as const)('of %s by %o', (field, by, expected) => {
    const found = adjustmentOf(now, field, by)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  const figure = fc.integer({ min: 1, max: 100_000_000 })

  it('rounds a share to the nearest, and changes no other figure', () => {
    fc.assert(
      fc.property(figure, fc.integer({ min: -9_999, max: 20_000 }), (salePrice, value) => {
        const exact = (salePrice * (10_000 + value)) / 10_000
        expect(Math.abs(adjusted(salePrice, { how: 'share', value }) - exact)).toBeLessThanOrEqual(
          0.5,
        )
        const found = adjustmentOf({ ...now, salePrice }, 'salePrice', { how: 'share', value })
        if (!found || isFault(found)) return
        expect(found).toMatchObject({ listPrice: now.listPrice, delta: 0, lowAt: null })
      }),
    )
  })

  it('never leaves fewer units than are reserved', () => {
    const units = fc.integer({ min: 0, max: 1000 })
    const by = fc.record({
      how: fc.constantFrom('share', 'amount', 'set'),
      value: fc.integer({ min: -20_000, max: 20_000 }),
    })
    fc.assert(
      fc.property(units, units, by, (reserved, more, how) => {
        const onHand = reserved + more
        const found = adjustmentOf({ ...now, onHand, reserved }, 'onHand', how as never)
        if (!found || isFault(found)) return
        expect(onHand + found.delta).toBeGreaterThanOrEqual(reserved)
      }),
    )
  })
})
