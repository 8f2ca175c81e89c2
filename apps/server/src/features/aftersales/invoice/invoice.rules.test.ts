import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barOf, dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { askPause, linesOf, plainDraft } from './invoice.rules.ts'

const paid = { status: 3, payStatus: 1, payAmount: 10_000, refundedAmount: 0, payTime: new Date(0) }
const item = (realAmount: number, refundedAmount = 0) => ({
  title: `件${realAmount}`,
  quantity: 3,
  returnedQuantity: 1,
  realAmount,
  refundedAmount,
})

describe('what may be invoiced', () => {
  it('is what was paid and not given back', () => {
    expect(dueAmount({ ...paid, refundedAmount: 2500 })).toBe(7500)
    expect(dueAmount({ ...paid, payStatus: 0 })).toBe(0)
  })

  it('is nothing before payment, after a full refund, or a year after payment', () => {
    const year = 365 * 86_400_000
    expect(barOf(paid, year)).toBeNull()
    expect(barOf(paid, year + 1)).toBe('tooLate')
    expect(barOf({ ...paid, payStatus: 0, payTime: null, status: 0 }, 1)).toBe('unpaid')
    expect(barOf({ ...paid, payStatus: 0, payTime: null, status: 4 }, 1)).toBe('closed')
    expect(barOf({ ...paid, refundedAmount: 10_000 }, 1)).toBe('nothingLeft')
  })
})

describe('the lines of an invoice', () => {
  it('add up to its amount, with freight spread over them and without what went back', () => {
    for (const total of [1, 7, 8000, 9999, 10_000, 11_300, 99_999]) {
      const lines = linesOf([item(6000), item(4000, 1500), item(300, 300), item(0)], total)
      expect(
        lines.reduce((sum, { amount }) => sum + amount, 0),
        String(total),
      ).toBe(total)
      expect(lines.every(({ amount, quantity }) => amount > 0 && quantity > 0)).toBe(true)
      expect(lines.length).toBeLessThanOrEqual(2)
    }
  })

  it('add up whatever was bought, given back and sent, and none of them is for nothing', () => {
    const bought = fc
      .tuple(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 100 }))
      .map(([real, part]) => item(real, Math.floor((real * part) / 100)))
    fc.assert(
      fc.property(
        fc.array(bought, { maxLength: 6 }),
        fc.integer({ min: 1, max: 60_000_000 }),
        (items, total) => {
          const lines = linesOf(items, total)
          return (
            lines.reduce((sum, { amount }) => sum + amount, 0) === total &&
            lines.every(({ amount, quantity }) => amount > 0 && quantity > 0)
          )
        },
      ),
    )
  })

  it('name freight when nothing else is left', () => {
    expect(linesOf([item(500, 500)], 800)).toEqual([{ name: '运费', quantity: 1, amount: 800 }])
  })
})

it('a person’s invoice carries nothing of a company', () => {
  const company = {
    taxNo: '91350100M000100Y43',
    bankName: '工行',
    bankAccount: '1',
    regAddress: '路',
    regPhone: '1',
  }
  const rest = { taxNo: '', bankName: '', bankAccount: '', regAddress: '', regPhone: '' }
  expect(plainDraft({ type: 1, name: '林小满', email: '', ...company })).toEqual({
    type: 1,
    name: '林小满',
    email: '',
    ...rest,
  })
})

it('an invoice is asked after often at first, and never forgotten', () => {
  const pause = (age: number) => askPause(new Date(1_000_000), 1_000_000 + age)
  expect([0, 59_999, 60_000, 599_999, 600_000, 1e10].map(pause)).toEqual([
    5_000, 5_000, 60_000, 60_000, 600_000, 600_000,
  ])
})
