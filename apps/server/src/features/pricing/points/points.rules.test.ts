import { beijingDateTime, fen } from '@mallard/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultOf } from './level.rules.ts'
import {
  earnedFor,
  earnsFrom,
  expiryOf,
  expiryText,
  maxPoints,
  pointsEffect,
  rateAt,
  usualRules,
} from './points.rules.ts'

it.each([
  [10_000, 100_000, 5_000],
  [10_000, 450, 400],
  [399, 100_000, 100],
  [199, 100_000, 0],
  [0, 100_000, 0],
  [10_000, 99, 0],
  [10_000, -100, 0],
])('goods of %i fen take, of %i points, %i', (goods, balance, max) => {
  expect(maxPoints(fen(goods), balance, 50)).toBe(max)
})

it('takes what is chosen off all lines together, and half of them at most', () => {
  const [effect] = pointsEffect(1_000, 50).order!
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
  expect(expiryOf(Date.parse(now), usualRules)).toEqual(new Date(until))
})

const share = fc.option(fc.integer({ min: 1, max: 100 }))

it('points pay by the hundred within the share and the balance, and as many as fit; none while off', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), share, (goods, balance, percent) => {
      const max = maxPoints(fen(goods), balance, percent)
      const bound = Math.min(balance, (goods * (percent ?? 0)) / 100)
      expect(max % 100).toBe(0)
      expect(max).toBeLessThanOrEqual(bound)
      expect(max).toBeGreaterThan(bound - 101)
      if (percent === null) expect(max).toBe(0)
    }),
  )
})

it('take no more off the lines than the share of them, whatever was asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { maxLength: 5 }),
      fc.nat(50_000),
      share,
      (payables, hundreds, percent) => {
        const [effect] = pointsEffect(hundreds * 100, percent).order!
        const lines = payables.map((payable) => ({ line: {} as never, payable: fen(payable) }))
        const sum = payables.reduce((total, payable) => total + payable, 0)
        const saving = effect!.saving(lines)
        expect(saving * 100).toBeLessThanOrEqual(sum * (percent ?? 0))
        expect(saving).toBeLessThanOrEqual(hundreds * 100)
      },
    ),
  )
})

it('what a yuan earns is the rule times the level, in whole points that never exceed it; none while off', () => {
  const levelBp = fc.integer({ min: 1000, max: 100_000 })
  const earnBp = fc.option(fc.integer({ min: 100, max: 1_000_000 }))
  fc.assert(
    fc.property(fc.nat(100_000_000), levelBp, earnBp, (paid, level, rule) => {
      const rate = rateAt(level, { earnBp: rule })
      const points = earnedFor(fen(paid), rate)
      expect(Number.isSafeInteger(points)).toBe(true)
      expect(points * 10_000).toBeLessThanOrEqual(Math.floor(paid / 100) * rate)
      expect(rate * 10_000).toBeLessThanOrEqual(level * (rule ?? 0))
      if (rule === null) expect(points).toBe(0)
      expect(rateAt(level, usualRules)).toBe(level)
    }),
  )
})

it('what holds until the end of a year holds through all of it in Beijing, and for good has no end', () => {
  const now = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) })
  fc.assert(
    fc.property(now, fc.integer({ min: 0, max: 3 }), (at, expiryYears) => {
      const end = expiryOf(at, { expiryYears })!.getTime()
      const year = Number(beijingDateTime(at).slice(0, 4))
      expect(beijingDateTime(end - 1).slice(0, 10)).toBe(`${year + expiryYears}-12-31`)
      expect(beijingDateTime(end).slice(5, 16)).toBe('01-01 00:00')
      expect(expiryOf(at, { expiryYears: null })).toBeUndefined()
    }),
  )
})

it.each([
  [null, '长期有效', 'Points do not expire'],
  [
    0,
    '有效期至获得当年的 12 月 31 日，先到期的先使用',
    'Points expire on 31 December of the year in which they are earned; the oldest are used first',
  ],
  [
    1,
    '有效期至获得次年的 12 月 31 日，先到期的先使用',
    'Points expire on 31 December of the year after they are earned; the oldest are used first',
  ],
  [
    3,
    '有效期至获得后第 3 年的 12 月 31 日，先到期的先使用',
    'Points expire on 31 December of the third year after they are earned; the oldest are used first',
  ],
])('how long with %s years is said in words', (expiryYears, zh, en) => {
  expect([expiryText({ expiryYears }, 'zh'), expiryText({ expiryYears }, 'en')]).toEqual([zh, en])
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
