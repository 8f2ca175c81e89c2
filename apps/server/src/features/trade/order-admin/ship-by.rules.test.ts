import { beijingDay, day, hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lateBefore, shipByOf } from './ship-by.rules.ts'

const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], untilHour: 24, daysOff: [], daysOn: [] }
const workdays = { ...everyDay, days: [1, 2, 3, 4, 5], untilHour: 16 }
/** A time of Beijing. */
const at = (text: string) => Date.parse(`${text}:00+08:00`)
const instant = fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') })
const hours = fc.integer({ min: 1, max: 720 })

describe('until when an order should be sent', () => {
  it('is so many hours later where a store sends every day', () => {
    fc.assert(
      fc.property(instant, hours, (since, count) => {
        expect(shipByOf(since, count * hour, everyDay)).toBe(since + count * hour)
      }),
    )
  })

  // 27 November 2026 is a Friday.
  it.each([
    ['on a working day', '2026-11-25T10:00', 24, '2026-11-26T10:00'],
    ['over a weekend', '2026-11-27T10:00', 24, '2026-11-30T10:00'],
    ['too late on a Friday', '2026-11-27T16:00', 24, '2026-12-01T00:00'],
    ['on a Sunday', '2026-11-29T12:00', 8, '2026-11-30T08:00'],
  ])('is reckoned by days and hours: paid %s', (_what, since, count, until) => {
    expect(shipByOf(at(since), count * hour, workdays)).toBe(at(until))
  })

  it('passes over holidays, and counts days that are worked all the same', () => {
    const golden = { ...workdays, daysOff: ['2026-11-30'], daysOn: ['2026-11-29'] }
    expect(shipByOf(at('2026-11-27T10:00'), 24 * hour, golden)).toBe(at('2026-11-29T10:00'))
    expect(shipByOf(at('2026-11-29T17:00'), 1 * hour, golden)).toBe(at('2026-12-01T01:00'))
  })

  it('is never earlier for what came later, nor on a day without sending', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    const calendar = fc.record({ days, untilHour: fc.integer({ min: 1, max: 24 }) })
    fc.assert(
      fc.property(instant, fc.nat(7 * day), hours, calendar, (since, later, count, chosen) => {
        const sending = { ...everyDay, ...chosen }
        const until = shipByOf(since, count * hour, sending)
        expect(until).toBeGreaterThanOrEqual(since + count * hour)
        expect(shipByOf(since + later, count * hour, sending)).toBeGreaterThanOrEqual(until)
        // The end of a day belongs to it.
        const date = new Date(beijingDay(until - 1) + 8 * hour)
        expect(sending.days).toContain(date.getUTCDay() || 7)
      }),
    )
  })

  it('is passed for what waits since before one moment, and for nothing else', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    const calendar = fc.record({ days, untilHour: fc.integer({ min: 1, max: 24 }) })
    const before = fc.integer({ min: -30 * day, max: 30 * day })
    fc.assert(
      fc.property(instant, before, hours, calendar, (now, away, count, chosen) => {
        const sending = { ...everyDay, ...chosen }
        const bound = lateBefore(now, count * hour, sending)
        for (const since of [bound - 1, bound, bound + away])
          expect(shipByOf(since, count * hour, sending) < now).toBe(since < bound)
      }),
    )
  })

  it('is found even where somebody has closed every day', () => {
    const never = { ...everyDay, days: [1], daysOff: [] as string[] }
    for (let monday = at('2026-11-30T00:00'); monday < at('2028-06-01T00:00'); monday += 7 * day)
      never.daysOff.push(new Date(monday + 8 * hour).toISOString().slice(0, 10))
    expect(shipByOf(at('2026-11-30T00:00'), hour, never)).toBe(at('2026-11-30T01:00'))
  })
})
