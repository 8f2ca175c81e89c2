import type { Amounts } from '@mallard/contract/checkout/checkout.fields'
import { describe, expect, it } from 'vitest'
import { addsUp, amountRows } from './amount-rows.ts'

const amounts = (given: Partial<Record<keyof Amounts, number>>) =>
  ({
    totalAmount: 0,
    promotionAmount: 0,
    couponAmount: 0,
    integrationAmount: 0,
    freightAmount: 0,
    freightDiscountAmount: 0,
    adjustAmount: 0,
    payAmount: 0,
    ...given,
  }) as Amounts

describe('the amounts of an order', () => {
  it('tell goods and freight always, other parts when there are some, with their signs', () => {
    expect(amountRows(amounts({ totalAmount: 10_000, couponAmount: 500, adjustAmount: -100, payAmount: 9_400 }))).toEqual([
      { name: 'totalAmount', amount: 10_000 },
      { name: 'couponAmount', amount: -500 },
      { name: 'freightAmount', amount: 0 },
      { name: 'adjustAmount', amount: -100 },
    ])
  })

  it('add up over every kind of part', () => {
    const whole = {
      totalAmount: 10_000,
      promotionAmount: 1_000,
      couponAmount: 500,
      integrationAmount: 200,
      freightAmount: 800,
      freightDiscountAmount: 300,
      adjustAmount: 50,
    }
    expect(addsUp(amounts({ ...whole, payAmount: 8_850 }))).toBe(true)
    expect(addsUp(amounts({ ...whole, payAmount: 8_851 }))).toBe(false)
  })
})
