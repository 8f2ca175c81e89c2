import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { planPrices, pricesNow, spreadOff } from './price-plan.ts'

const prices = {
  lines: [
    { orderItemId: 1, amount: fen(10_000), ordered: fen(10_000) },
    { orderItemId: 2, amount: fen(4_000), ordered: fen(5_000) },
  ],
  freight: { amount: fen(800), ordered: fen(800) },
}

describe('new prices of an order', () => {
  it('begin with those of now', () => {
    expect(planPrices(prices, pricesNow(prices))).toMatchObject({
      problem: 'same',
      payAmount: 14_800,
    })
  })

  it('may go down, and up again to what was ordered', () => {
    const typed = { lines: { 1: '90', 2: '50.00' }, freight: '0' }
    expect(planPrices(prices, typed)).toEqual({
      problem: undefined,
      at: undefined,
      payAmount: 14_000,
      lines: [
        { orderItemId: 1, amount: 9_000 },
        { orderItemId: 2, amount: 5_000 },
      ],
      freightAmount: 0,
    })
  })

  it('name the field that is wrong', () => {
    const typed = pricesNow(prices)
    expect(planPrices(prices, { ...typed, lines: { ...typed.lines, 2: '50.01' } })).toMatchObject({
      problem: 'above',
      at: 2,
    })
    expect(planPrices(prices, { ...typed, freight: 'x' })).toMatchObject({
      problem: 'badAmount',
      at: 'freight',
    })
    expect(planPrices(prices, { lines: { 1: '0', 2: '0' }, freight: '0' })).toMatchObject({
      problem: 'nothing',
      at: undefined,
    })
  })

  it('share what is off the whole among the lines to the fen', () => {
    const spread = spreadOff(prices, pricesNow(prices), 1_000)!
    expect(spread).toEqual({ lines: { 1: '93.33', 2: '46.67' }, freight: '8.00' })
    expect(planPrices(prices, spread).payAmount).toBe(15_000 - 1_000 + 800)
    expect(spreadOff(prices, pricesNow(prices), 15_001)).toBeUndefined()
  })
})
