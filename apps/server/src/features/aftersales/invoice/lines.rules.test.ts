import type { LineTax } from '@mallard/contract/catalog/tax/tax.codes'
import { fen, sumOf } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, taxIn } from './lines.rules.ts'

const house: LineTax = { code: '1060512990000000000', rate: 1300 }
const food: LineTax = { code: '1030202990000000000', rate: 900 }
const book: LineTax = { code: '1060202010000000000', rate: 'exempt' }
const express: LineTax = { code: '3040409020000000000', rate: 600 }
const item = (realAmount: number, refundedAmount = 0, tax: LineTax | null = null) => ({
  title: `件${realAmount}`,
  quantity: 3,
  returnedQuantity: 1,
  realAmount,
  refundedAmount,
  tax,
})
const apart = { house, freight: express }
const within = { house, freight: null }

describe('the lines of an invoice', () => {
  it('add up to its amount, each above nothing with a tax below it, whatever was bought, given back and sent', () => {
    const tax = fc.constantFrom(null, food, book, { ...house, rate: 0 })
    const bought = fc
      .tuple(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 100 }), tax)
      .map(([real, part, of]) => item(real, Math.floor((real * part) / 100), of))
    fc.assert(
      fc.property(
        fc.array(bought, { maxLength: 6 }),
        fc.integer({ min: 1, max: 60_000_000 }).map(fen),
        fc.constantFrom(apart, within),
        (items, total, taxes) => {
          const lines = linesOf(items, total, taxes)
          return (
            sumOf(lines, ({ amount }) => amount) === total &&
            lines.every(
              ({ amount, quantity, taxAmount }) =>
                amount > 0 && quantity > 0 && taxAmount >= 0 && taxAmount < amount,
            )
          )
        },
      ),
    )
  })

  it('bear what each was bought under, and what the installation says of the others', () => {
    const lines = linesOf([item(10_900, 0, food), item(5000, 0, book), item(11_300)], fen(27_200), {
      house,
      freight: null,
    })
    expect(lines.map(({ amount, tax, taxAmount }) => [amount, tax, taxAmount])).toEqual([
      [10_900, food, 900],
      [5000, book, 0],
      [11_300, house, 1300],
    ])
  })

  it('have freight spread over them, or after them under its own tax', () => {
    const items = [item(6000, 0, food), item(4000)]
    expect(linesOf(items, fen(11_000), within).map(({ amount }) => amount)).toEqual([6600, 4400])
    const lines = linesOf(items, fen(11_000), apart)
    expect(lines.map(({ amount }) => amount)).toEqual([6000, 4000, 1000])
    expect(lines[2]).toMatchObject({ name: '运费', quantity: 1, tax: express, taxAmount: 57 })
    // Nothing of it is left once more went back than was paid for freight.
    expect(linesOf(items, fen(9000), apart).map(({ amount }) => amount)).toEqual([5400, 3600])
  })

  it('name freight when nothing else is left, taxed as what was bought where it has no tax of its own', () => {
    const items = [item(500, 500, food), item(100, 100)]
    const line = { name: '运费', quantity: 1, amount: 800 }
    expect(linesOf(items, fen(800), within)).toEqual([{ ...line, tax: food, taxAmount: 66 }])
    expect(linesOf(items, fen(800), apart)).toEqual([{ ...line, tax: express, taxAmount: 45 }])
    expect(linesOf([], fen(800), within)).toMatchObject([{ tax: house }])
  })
})

it('the tax in an amount is to the nearest fen', () => {
  const taxes = [1, 4, 5, 100, 10_000].map((amount) => taxIn(fen(amount), 1300))
  expect(taxes).toEqual([0, 0, 1, 12, 1150])
  expect(taxIn(fen(10_100), 100)).toBe(100)
  expect([taxIn(fen(9900), 0), taxIn(fen(9900), 'exempt')]).toEqual([0, 0])
})
