import { describe, expect, it } from 'vitest'
import { barOf, dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { askPause, isBuyersTurn, plainDraft } from './invoice.rules.ts'

const paid = { status: 3, payStatus: 1, payAmount: 10_000, refundedAmount: 0, payTime: new Date(0) }
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

it('a reversal waits for its buyer once it took ten minutes, where there is one who could confirm it', () => {
  const asked = { type: 2, movedAt: new Date(0), reverseSentAt: new Date(60_000) }
  expect([659_999, 660_000].map((now) => isBuyersTurn(asked, now))).toEqual([false, true])
  expect(isBuyersTurn({ ...asked, reverseSentAt: null }, 600_000)).toBe(true)
  expect(isBuyersTurn({ ...asked, type: 1 }, 1e10)).toBe(false)
})
