import { describe, expect, it } from 'vitest'
import { planStock } from './stock-edit.ts'
import { stockRow as row } from './test-stock.ts'

describe('a row of the grid', () => {
  it('is sent with what was typed, beside what was seen', () => {
    const plan = planStock(row, { salePrice: '189', onHand: '15', onHandSeen: 20, lowAt: '6' })
    expect(plan).toMatchObject({ isChanged: true, problem: undefined })
    expect(plan.input).toEqual({
      sn: 'HL-1',
      version: 3,
      salePrice: 18_900,
      listPrice: 25_900,
      onHand: 15,
      onHandSeen: 20,
      lowAt: 6,
    })
  })

  it('is not sent when what was typed is what is there', () => {
    expect(planStock(row, { salePrice: '199.00', lowAt: '' }).isChanged).toBe(false)
    expect(planStock({ ...row, lowAt: 5 }, { lowAt: ' ' })).toMatchObject({
      isChanged: true,
      input: { lowAt: null },
    })
  })

  it.each([
    [{ salePrice: 'abc' }, { field: 'salePrice', name: 'badPrice' }],
    [{ listPrice: '0' }, { field: 'listPrice', name: 'badPrice' }],
    [
      { onHand: '3', onHandSeen: 20 },
      { field: 'onHand', name: 'belowReserved' },
    ],
    [{ lowAt: '-1' }, { field: 'lowAt', name: 'badLowAt' }],
    [{ lowAt: '1.5' }, { field: 'lowAt', name: 'badLowAt' }],
  ])('says what is wrong with %o', (draft, problem) => {
    expect(planStock(row, draft).problem).toEqual(problem)
  })
})
