import { fen } from '@mallard/kernel'
import type { Amounts } from '@mallard/contract/trade/checkout/checkout.fields'
import { describe, expect, it } from 'vitest'
import { addsUp, amountRows, goneGifts } from './amount-rows.ts'

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
    expect(
      amountRows(
        amounts({ totalAmount: 10_000, couponAmount: 500, adjustAmount: -100, payAmount: 9_400 }),
      ),
    ).toEqual([
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

describe('gifts that an order had earned', () => {
  const gift = { id: 4, name: '买锅送纸托', type: 4, amount: fen(0) }
  const reduction = { id: 2, name: '满减', type: 2, amount: fen(100) }
  const item = (isGift: boolean, promotions: (typeof gift)[]) =>
    ({ isGift, promotions }) as Parameters<typeof goneGifts>[0]['items'][number]

  it('are told where no line is one of theirs', () => {
    const bought = item(false, [reduction])
    expect(goneGifts({ promotions: [reduction, gift], items: [bought] })).toEqual([gift])
    expect(
      goneGifts({ promotions: [reduction, gift], items: [bought, item(true, [gift])] }),
    ).toEqual([])
    expect(goneGifts({ promotions: [reduction], items: [bought] })).toEqual([])
  })
})
