import { prizeType, weightSum } from '@mallard/contract/activities/lottery/lottery.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawsLeft, firstStatus, nextSource, oddsOf, prizeAt, wrongField } from './lottery.rules.ts'
import { goodsPrize, lotterySetup, pointsPrize, thanks } from './test-lottery.ts'

/** Numbers from 0 up to, and without, 1: the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const prizes = [20, 3000, 1500, 250, 0, 2000, 30, 3200].map((weight, place) => ({ place, weight }))

describe('the prize at a number', () => {
  it('stays within four standard deviations of its odds over 10 000 draws', () => {
    const draws = 10_000
    for (const seed of [1, 7, 20_261_125]) {
      const random = seeded(seed)
      const won = prizes.map(() => 0)
      for (let count = 0; count < draws; count += 1)
        won[prizeAt(prizes, Math.floor(random() * weightSum)).place]! += 1
      for (const { place, weight } of prizes) {
        const odds = weight / weightSum
        const sigma = Math.sqrt(draws * odds * (1 - odds))
        expect(Math.abs(won[place]! - draws * odds)).toBeLessThanOrEqual(4 * sigma)
      }
    }
  })

  it('has as many numbers as its weight, and every number has one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (weights) => {
        const all = weights.map((weight, place) => ({ place, weight }))
        const sum = weights.reduce((total, weight) => total + weight, 0)
        const counts = weights.map(() => 0)
        for (let drawn = 0; drawn < sum; drawn += 1) counts[prizeAt(all, drawn).place]! += 1
        expect(counts).toEqual(weights)
        expect(() => prizeAt(all, sum)).toThrow('no prize at')
      }),
    )
  })

  it('has odds that add up to all draws', () => {
    expect(prizes.reduce((sum, { weight }) => sum + oddsOf(weight), 0)).toBeCloseTo(100)
    expect(oddsOf(1)).toBe(0.01)
  })
})

describe('the next draw', () => {
  const terms = { dailyFree: 2, cost: 20, dailyMax: null, totalMax: null }
  const use = { freeToday: 0, today: 0, total: 0, given: null } as const

  it('is paid with what costs least', () => {
    expect(nextSource(terms, { ...use, given: 'order' }, true)).toBe('free')
    expect(nextSource(terms, { ...use, freeToday: 2, given: 'order' }, true)).toBe('order')
    expect(nextSource(terms, { ...use, freeToday: 2 }, true)).toBe('points')
  })

  it('costs no points unless they are offered, and asked for', () => {
    expect(nextSource(terms, { ...use, freeToday: 2 }, false)).toBe('lotteryNoChance')
    expect(nextSource({ ...terms, cost: null }, { ...use, freeToday: 2 }, true)).toBe(
      'lotteryNoChance',
    )
  })

  it('is refused at the limit of a day and of the whole lottery', () => {
    const limited = { ...terms, dailyMax: 5, totalMax: 8 }
    expect(drawsLeft(terms, use)).toBeNull()
    expect(drawsLeft(limited, { today: 1, total: 6 })).toBe(2)
    expect(nextSource(limited, { ...use, today: 5, total: 5 }, true)).toBe('lotteryLimit')
    expect(nextSource(limited, { ...use, today: 1, total: 8 }, true)).toBe('lotteryLimit')
  })
})

it('waits for an address with goods alone', () => {
  expect(firstStatus(prizeType.goods)).toBe(0)
  for (const type of [prizeType.thanks, prizeType.points, prizeType.coupon])
    expect(firstStatus(type)).toBe(3)
})

describe('a set-up', () => {
  const clock = { now: () => 1000 }
  const fault = (
    ...parts: Parameters<typeof lotterySetup> extends [unknown, ...infer R] ? R : never
  ) => wrongField(lotterySetup({ clock } as never, ...parts))

  it('has weights of 10 000 and one prize without a win', () => {
    expect(fault([pointsPrize(5, 4000), thanks(6000)])).toBeUndefined()
    expect(fault([pointsPrize(5, 4000), thanks(5999)])).toBe('weight')
    expect(fault([pointsPrize(5, 4000), pointsPrize(6, 6000)])).toBe('prizes')
    expect(fault([thanks(4000), thanks(6000)])).toBe('prizes')
  })

  it('says of each prize what it gives, and how many there are of goods', () => {
    expect(fault([goodsPrize(1, 1), thanks(9999)])).toBeUndefined()
    expect(fault([{ ...goodsPrize(1, 1), quota: null }, thanks(9999)])).toBe('prizes')
    expect(fault([{ ...goodsPrize(1, 1), skuId: null }, thanks(9999)])).toBe('prizes')
    expect(fault([{ ...pointsPrize(5, 1), points: 0 }, thanks(9999)])).toBe('prizes')
    expect(fault([pointsPrize(5, 1), { ...thanks(9999), points: 3 }])).toBe('prizes')
  })
})
