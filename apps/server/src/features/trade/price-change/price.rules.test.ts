import { freightNow, orderedFor, orderedFreight } from '@mallard/contract/trade/order/ordered'
import { sumOf } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderRow } from '#features/trade/order/index.ts'
import { adjustmentOf, type NewPrice } from './price.rules.ts'

const order = (amounts: readonly number[], freight = 800, freightOff = 300): OrderRow =>
  ({
    freightAmount: freight,
    freightDiscountAmount: freightOff,
    freightAdjustAmount: 0,
    items: amounts.map(
      (realAmount, place) =>
        ({ id: place + 1, realAmount, adjustAmount: 0 }) as OrderRow['items'][number],
    ),
  }) as unknown as OrderRow
const line = (orderItemId: number, amount: number) => ({ orderItemId, amount })
/** The order as it stands once a price was accepted. */
const after = (of: OrderRow, wanted: NewPrice): OrderRow => {
  const adjusted = adjustmentOf(of, wanted)
  if (!adjusted.ok) throw new Error(adjusted.refusal)
  const off = new Map(adjusted.value.lines.map((each) => [each.orderItemId, each.adjustAmount]))
  return {
    ...of,
    freightAdjustAmount: adjusted.value.freightAdjustAmount,
    items: of.items.map((item) => ({
      ...item,
      realAmount: orderedFor(item) + off.get(item.id)!,
      adjustAmount: off.get(item.id)!,
    })),
  }
}
const refusalOf = (of: OrderRow, wanted: NewPrice) => {
  const adjusted = adjustmentOf(of, wanted)
  return adjusted.ok ? undefined : adjusted.refusal
}

/** An order, and a new price for some of its lines that is never above what was agreed to. */
const cheaper = fc
  .record({
    amounts: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 5 }),
    parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
    named: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    freight: fc.integer({ min: 0, max: 5000 }),
    part: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ amounts, parts, named, freight, part }) => ({
    of: order(amounts, freight + 100, 100),
    ordered: amounts.reduce((sum, amount) => sum + amount, freight),
    wanted: {
      lines: amounts.flatMap((amount, place) =>
        named[place] ? [line(place + 1, Math.floor((amount * parts[place]!) / 100))] : [],
      ),
      freightAmount: Math.floor((freight * part) / 100),
    },
  }))

describe('a new price', () => {
  it('adds up: what was ordered, less what is off, is what is paid', () => {
    fc.assert(
      fc.property(cheaper, ({ of, ordered, wanted }) => {
        const adjusted = adjustmentOf(of, wanted)
        if (!adjusted.ok) return expect(adjusted.refusal).toBe('nothingToPay')
        const { lines, freightAdjustAmount, adjustAmount, payAmount } = adjusted.value
        expect(ordered + adjustAmount).toBe(payAmount)
        expect(payAmount).toBeGreaterThan(0)
        const cuts = [...lines.map((each) => each.adjustAmount), freightAdjustAmount]
        expect(sumOf(cuts, (cut) => cut)).toBe(adjustAmount)
        expect(cuts.every((cut) => cut <= 0)).toBe(true)
        const now = after(of, wanted)
        expect(freightNow(now)).toBe(wanted.freightAmount)
        expect(now.items.every(({ realAmount }) => realAmount >= 0)).toBe(true)
      }),
    )
  })

  it('said twice changes nothing more, and can be taken back to what was ordered', () => {
    fc.assert(
      fc.property(cheaper, ({ of, ordered, wanted }) => {
        if (!adjustmentOf(of, wanted).ok) return
        const once = after(of, wanted)
        expect(adjustmentOf(once, wanted)).toEqual(adjustmentOf(of, wanted))
        const back = {
          lines: once.items.map((item) => line(item.id, orderedFor(item))),
          freightAmount: orderedFreight(once),
        }
        expect(adjustmentOf(once, back)).toMatchObject({
          value: { adjustAmount: 0, payAmount: ordered },
        })
      }),
    )
  })

  it('leaves lines that are not named as they stand, not as they were ordered', () => {
    const once = after(order([1000, 2000]), { lines: [line(1, 400)], freightAmount: 500 })
    expect(adjustmentOf(once, { lines: [line(2, 1500)], freightAmount: 0 })).toMatchObject({
      value: {
        lines: [
          { orderItemId: 1, adjustAmount: -600 },
          { orderItemId: 2, adjustAmount: -500 },
        ],
        freightAdjustAmount: -500,
        adjustAmount: -1600,
        payAmount: 1900,
      },
    })
  })

  it('is nowhere above what was agreed to, though the whole were lower', () => {
    const of = order([1000, 2000])
    expect(refusalOf(of, { lines: [line(1, 1000)], freightAmount: 500 })).toBeUndefined()
    expect(refusalOf(of, { lines: [line(1, 1001), line(2, 0)], freightAmount: 0 })).toBe(
      'priceAboveOrdered',
    )
    // What was taken off the freight already is not to be had again.
    expect(refusalOf(of, { lines: [line(1, 0)], freightAmount: 501 })).toBe('priceAboveOrdered')
    // Nor what an earlier price took off counted as what was agreed to.
    const once = after(of, { lines: [line(1, 400)], freightAmount: 0 })
    expect(refusalOf(once, { lines: [line(1, 1000)], freightAmount: 500 })).toBeUndefined()
    expect(refusalOf(once, { lines: [line(1, 1001)], freightAmount: 0 })).toBe('priceAboveOrdered')
  })

  it.each([
    ['nothing to pay', { lines: [line(1, 0), line(2, 0)], freightAmount: 0 }, 'nothingToPay'],
    ['one fen', { lines: [line(1, 1), line(2, 0)], freightAmount: 0 }, undefined],
    ['freight alone', { lines: [line(1, 0), line(2, 0)], freightAmount: 1 }, undefined],
    ['a line twice', { lines: [line(1, 1), line(1, 1)], freightAmount: 0 }, 'badInput'],
    ['a line of another order', { lines: [line(3, 1)], freightAmount: 0 }, 'notFound'],
    [
      'a line of another order too',
      { lines: [line(1, 1), line(3, 1)], freightAmount: 0 },
      'notFound',
    ],
  ])('of %s', (_, wanted, refusal) => {
    expect(refusalOf(order([1000, 2000]), wanted)).toBe(refusal)
  })
})
