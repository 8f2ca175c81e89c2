import { fen } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { faultOf } from './level.rules.ts'
import { earnedFor, earnsFrom, expiryOf, mostPoints, pointsEffect } from './points.rules.ts'

it.each([
  [10_000, 100_000, 5_000],
  [10_000, 450, 400],
  [399, 100_000, 100],
  [199, 100_000, 0],
  [0, 100_000, 0],
  [10_000, 99, 0],
  [10_000, -100, 0],
])('goods of %i fen take, of %i points, %i', (goods, balance, most) => {
  expect(mostPoints(fen(goods), balance)).toBe(most)
})

it('takes what is chosen off all lines together, and half of them at most', () => {
  const [effect] = pointsEffect(1_000).order!
  const line = (payable: number) => ({ line: {} as never, payable: fen(payable) })
  expect(effect).toMatchObject({ books: 'integration', name: '积分抵扣', nameEn: 'Points' })
  expect(effect!.isEligible({} as never)).toBe(true)
  expect([
    effect!.saving([line(1_500), line(1_500)]),
    effect!.saving([line(500), line(500)]),
  ]).toEqual([1_000, 500])
})

it.each([
  [199, 10_000, 1],
  [99, 10_000, 0],
  [10_000, 15_000, 150],
  [300, 15_000, 4],
])('%i fen at %i basis points earn %i', (paid, rate, points) => {
  expect(earnedFor(fen(paid), rate)).toBe(points)
})

// Beijing is eight hours ahead of UTC: its year ends at 16:00.
it.each([
  ['2026-12-31T15:59:59.999Z', '2028-01-01T00:00:00+08:00'],
  ['2026-12-31T16:00:00.000Z', '2029-01-01T00:00:00+08:00'],
  ['2028-02-29T12:00:00.000Z', '2030-01-01T00:00:00+08:00'],
])('what is earned at %s holds until %s', (now, until) => {
  expect(expiryOf(Date.parse(now))).toEqual(new Date(until))
})

const level = (code: string, growthMin: number, discountBp = 10_000, pointsRateBp = 10_000) => ({
  code,
  growthMin,
  discountBp,
  pointsRateBp,
})
it.each([
  ['beside others', level('B', 1000, 9_500), [level('A', 0), level('C', 5000, 9_000)], undefined],
  ['the same price as the one below', level('B', 1000), [level('A', 0)], undefined],
  ['itself, changed', level('A', 0, 9_900), [level('A', 0)], undefined],
  ['where no other begins at 0', level('A', 10), [level('A', 0), level('B', 1000)], 'growthMin'],
  ['where another begins', level('B', 0), [level('A', 0)], 'growthMin'],
  ['dearer than the one below', level('B', 1000, 9_900), [level('A', 0, 9_500)], 'discountBp'],
  [
    'cheaper than the one above',
    level('B', 1000, 8_000),
    [level('A', 0), level('C', 5000, 9_000)],
    'discountBp',
  ],
  [
    'with more points than the one below',
    level('B', 1000, 9_000, 12_000),
    [level('A', 0)],
    undefined,
  ],
  [
    'with fewer points than the one below',
    level('B', 1000, 9_000, 10_000),
    [level('A', 0, 10_000, 12_000)],
    'pointsRateBp',
  ],
  [
    'with more points than the one above',
    level('B', 1000, 9_000, 15_000),
    [level('A', 0), level('C', 5000, 8_000, 12_000)],
    'pointsRateBp',
  ],
] as const)('a level stands %s', (_, one, others, fault) => {
  expect(faultOf(one, others)).toBe(fault)
})

it.each([
  [null, '2026-01-23'],
  [3, '2026-01-23'],
  [7, '2026-01-23'],
  [30, '2026-02-15'],
])('an order whose goods may come back for %s days earns when %s begins', (days, earns) => {
  const received = new Date('2026-01-15T12:00:00+08:00')
  expect(earnsFrom(received, days)).toBe(Date.parse(`${earns}T00:00:00+08:00`))
})
