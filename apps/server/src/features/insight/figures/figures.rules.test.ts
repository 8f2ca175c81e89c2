import { figureSpans } from '@mallard/contract/insight/figures/figures.codes'
import { day, hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageOf, conversionOf, dayOf, daysOf, startOf, stretchesOf } from './figures.rules.ts'

const at = Date.parse('2026-03-02T10:20:30+08:00')
const names = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((each) => new Date(each + 8 * hour).toISOString().slice(0, 19))

describe('a span of figures', () => {
  it('of today is held against yesterday until the same second', () => {
    const { now, before } = stretchesOf('today', at)
    expect(names(now)).toEqual(['2026-03-02T00:00:00', '2026-03-02T10:20:30'])
    expect(names(before)).toEqual(['2026-03-01T00:00:00', '2026-03-01T10:20:30'])
  })

  it('of yesterday is a whole day, held against the day before it', () => {
    const { now, before } = stretchesOf('yesterday', at)
    expect(names(now)).toEqual(['2026-03-01T00:00:00', '2026-03-02T00:00:00'])
    expect(names(before)).toEqual(['2026-02-28T00:00:00', '2026-03-01T00:00:00'])
  })

  it('of days has today among them, and ends before at the same time of day', () => {
    const { now, before } = stretchesOf('week', at)
    expect(names(now)).toEqual(['2026-02-24T00:00:00', '2026-03-02T10:20:30'])
    expect(names(before)).toEqual(['2026-02-17T00:00:00', '2026-02-23T10:20:30'])
    expect(daysOf(now)).toHaveLength(7)
  })

  it('is always as long as the one before, which ends before it begins', () => {
    const moment = fc.integer({ min: startOf('2020-01-01'), max: startOf('2040-01-01') })
    fc.assert(
      fc.property(moment, fc.constantFrom(...figureSpans), (now, span) => {
        const stretches = stretchesOf(span, now)
        const length = ({ from, until }: { from: number; until: number }) => until - from
        expect(length(stretches.now)).toBe(length(stretches.before))
        expect(stretches.before.until).toBeLessThanOrEqual(stretches.now.from)
        expect(stretches.now.until).toBeLessThanOrEqual(now)
        const days = daysOf(stretches.now)
        expect(days[0]).toBe(dayOf(stretches.now.from))
        expect(new Set(days).size).toBe(days.length)
        expect(now - stretches.now.from).toBeLessThan(31 * day)
      }),
    )
  })
})

it('nobody’s average and nobody’s conversion are no division by nothing', () => {
  expect(averageOf(0, 0)).toBe(0)
  expect(averageOf(100, 3)).toBe(33)
  expect(conversionOf(0, 0)).toBeNull()
  expect(conversionOf(1, 3)).toBe(3333)
})
