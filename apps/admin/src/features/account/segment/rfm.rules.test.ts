import { bands } from '@mallard/contract/account/segment/segment.codes'
import { describe, expect, it } from 'vitest'
import { conditionsOfCell, membersIn, moneyOf, ordersOf, recencyOf } from './rfm.rules.ts'

describe('bands of the RFM table', () => {
  it('follow each other without a gap, the best last', () => {
    for (const band of bands.slice(1)) {
      const before = bands[band - 2]!
      expect(ordersOf(band).min).toBe(ordersOf(before).max! + 1)
      expect(moneyOf(band).min).toBe(moneyOf(before).max! + 1)
      expect(recencyOf(band).within).toBe(recencyOf(before).over)
    }
    expect([ordersOf(1).min, ordersOf(5).max, moneyOf(5).max, recencyOf(1).within]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('become conditions of a segment', () => {
    expect(conditionsOfCell('store', { recency: 3, frequency: 2, money: 1 })).toEqual({
      of: 'store',
      orderedWithin: 180,
      notOrderedFor: 90,
      ordersMin: 2,
      ordersMax: 2,
      spentMax: 9_999,
    })
  })

  it('are counted over all amounts where none is chosen', () => {
    const cells = [
      { recency: 5, frequency: 1, money: 1, members: 2 },
      { recency: 5, frequency: 1, money: 4, members: 3 },
      { recency: 4, frequency: 1, money: 4, members: 9 },
    ]
    expect(membersIn(cells, { recency: 5, frequency: 1, money: undefined })).toBe(5)
    expect(membersIn(cells, { recency: 5, frequency: 1, money: 4 })).toBe(3)
  })
})
