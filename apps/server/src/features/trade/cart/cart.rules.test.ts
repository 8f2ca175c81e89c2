import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartLineOf,
  invalidReasonOf,
  isMendable,
  maxUnits,
  priceDropOf,
  shownStock,
  titleOf,
  type CartRow,
} from './cart.rules.ts'

const row = (more: Partial<CartRow> = {}): CartRow => ({
  id: 7,
  skuId: 1,
  goodsId: 2,
  categoryId: 3,
  productSn: 'M-1',
  title: '水壶',
  titleEn: 'Kettle',
  pic: { url: '/kettle.webp', width: 1, height: 1 } as CartRow['pic'],
  attrs: [{ key: '颜色', value: '白' }],
  attrsEn: [{ key: 'Colour', value: 'White' }],
  salePrice: 1000,
  available: 10,
  isOnSale: true,
  maxPerUser: 0,
  freightTemplateId: 1,
  weight: 100,
  afterSaleDays: 7,
  returnExempt: null,
  quantity: 2,
  isChecked: true,
  addedPrice: 1000,
  addBuyId: 0,
  promotionId: null,
  ...more,
})
const rows = fc
  .record({
    salePrice: fc.integer({ min: 1, max: 100_000_000 }),
    addedPrice: fc.integer({ min: 1, max: 100_000_000 }),
    available: fc.integer({ min: -5, max: 1200 }),
    maxPerUser: fc.integer({ min: 0, max: 50 }),
    quantity: fc.integer({ min: 1, max: maxUnits }),
    isOnSale: fc.boolean(),
    isChecked: fc.boolean(),
    addBuyId: fc.integer({ min: 0, max: 2 }),
  })
  .map(row)

describe('a line that cannot be bought', () => {
  it.each([
    [{ isOnSale: false, available: 0 }, 'offShelf'],
    [{ available: 0, maxPerUser: 1 }, 'soldOut'],
    [{ available: -1 }, 'soldOut'],
    [{ available: 1, maxPerUser: 1 }, 'overLimit'],
    [{ available: 1 }, 'notEnoughStock'],
    [{ available: 2, maxPerUser: 2 }, null],
    [{ available: 2, maxPerUser: 0 }, null],
  ])('of two units with %j says %s', (more, reason) => {
    expect(invalidReasonOf(row(more), 2)).toBe(reason)
  })

  it('has a reason wherever more than the stock, or than one may buy, is asked for', () => {
    fc.assert(
      fc.property(rows, (of) => {
        const isFine =
          of.isOnSale &&
          of.quantity <= of.available &&
          (of.maxPerUser === 0 || of.quantity <= of.maxPerUser)
        expect(invalidReasonOf(of, of.quantity) === null).toBe(isFine)
      }),
    )
  })

  it('is mendable exactly where some smaller number of units can be bought', () => {
    fc.assert(
      fc.property(rows, (of) => {
        expect(isMendable(invalidReasonOf(of, of.quantity))).toBe(invalidReasonOf(of, 1) === null)
      }),
    )
  })

  it('stays bad when more is asked for, and fine when less is', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: maxUnits }), (of, other) => {
        const [less, more] = [Math.min(of.quantity, other), Math.max(of.quantity, other)]
        if (invalidReasonOf(of, more) === null) expect(invalidReasonOf(of, less)).toBeNull()
      }),
    )
  })
})

describe('a line as the cart shows it', () => {
  it('costs its units at the price of now, and is not bought unseen where it cannot be', () => {
    fc.assert(
      fc.property(rows, (of) => {
        const line = cartLineOf(of, 'zh')
        expect(line.realAmount).toBe(of.salePrice * of.quantity)
        expect(line.valid).toBe(line.invalidReason === null)
        if (!line.valid) expect(line.checked).toBe(false)
        if (!of.isChecked) expect(line.checked).toBe(false)
        if (line.valid && of.isChecked) expect(line.checked).toBe(true)
        expect(line.priceDrop).toBeGreaterThanOrEqual(0)
        if (of.addBuyId === 0 && line.priceDrop > 0)
          expect(of.salePrice + line.priceDrop).toBe(of.addedPrice)
      }),
    )
  })

  it('boasts of no fall of the price where the add-on price is asked for', () => {
    const cheaper = { salePrice: 800, addedPrice: 1000 }
    expect(cartLineOf(row(cheaper), 'zh')).toMatchObject({ priceDrop: 200, isAddBuy: false })
    expect(cartLineOf(row({ ...cheaper, addBuyId: 3 }), 'zh')).toMatchObject({
      priceDrop: 0,
      isAddBuy: true,
    })
    expect(priceDropOf(row({ salePrice: 1001 }))).toBe(0)
  })

  it('is told in the language of the shopper, in Chinese where there is no English', () => {
    expect([titleOf(row(), 'zh'), titleOf(row(), 'en')]).toEqual(['水壶', 'Kettle'])
    expect(titleOf(row({ titleEn: '' }), 'en')).toBe('水壶')
    expect(cartLineOf(row(), 'en')).toMatchObject({ title: 'Kettle', productAttr: 'White' })
  })
})

it('tells of stock up to 99 and of no debts, so that a shopper is never promised more', () => {
  expect([-3, 0, 1, 98, 99, 100, 5000].map(shownStock)).toEqual([0, 0, 1, 98, 99, 99, 99])
})
