import { describe, expect, it } from 'vitest'
import { countOf, wishOf } from './order-filter.ts'

const wish = (query: string) => wishOf(new URLSearchParams(query))

describe('the address of the order list', () => {
  it('asks for everything when it says nothing', () => {
    expect(wish('')).toEqual({ status: undefined, q: '', from: undefined, until: undefined, pageNum: 1, pageSize: 20 })
  })

  it('keeps tab, words, days and page; the last day belongs to it whole', () => {
    expect(wish('status=0&q= kettle &from=2026-11-01&until=2026-11-01&page=3')).toMatchObject({
      status: 0,
      q: 'kettle',
      from: Date.UTC(2026, 9, 31, 16),
      until: Date.UTC(2026, 10, 1, 16),
      pageNum: 3,
    })
  })

  it.each(['status=9', 'status=x', 'page=0', 'page=1.5', 'from=yesterday', 'until=2026-1-1'])('takes no notice of %s', (query) => {
    expect(wish(query)).toEqual(wish(''))
  })
})

describe('the counts of the tabs', () => {
  it('add up to all', () => {
    const counts = { unpaid: 1, toShip: 2, toReceive: 3, done: 4, closed: 5 }
    expect(countOf(counts, 'all')).toBe(15)
    expect(countOf(counts, 'toShip')).toBe(2)
    expect(countOf(undefined, 'all')).toBeUndefined()
  })
})
