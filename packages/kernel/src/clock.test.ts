import { expect, it } from 'vitest'
import {
  beijingDateTime,
  beijingMomentEn,
  beijingDigits,
  beijingMonth,
  day,
  fakeClock,
  isPast,
} from './clock.ts'

it('writes Beijing time whatever the zone of the machine', () => {
  const lastSecondOf2025 = Date.UTC(2025, 11, 31, 15, 59, 59)
  expect(beijingDateTime(lastSecondOf2025)).toBe('2025-12-31 23:59:59')
  expect(beijingMomentEn(lastSecondOf2025)).toBe('31 Dec, 23:59')
  expect(beijingDigits(lastSecondOf2025 + 1000)).toBe('260101000000')
})

it('lets a deadline pass at its own moment, and one that is not there never', () => {
  expect([999, 1000].map((now) => isPast(new Date(1000), now))).toEqual([false, true])
  expect(isPast(null, 1000)).toBe(false)
})

it('lets a test own the time', () => {
  const clock = fakeClock(0)
  clock.advance(day)
  expect(clock.now()).toBe(day)
})

it('knows the first moment of a month in Beijing, across years', () => {
  const lateInDecember = Date.UTC(2025, 11, 31, 16, 0, 0)
  expect(beijingDateTime(beijingMonth(lateInDecember))).toBe('2026-01-01 00:00:00')
  expect(beijingDateTime(beijingMonth(lateInDecember - 1))).toBe('2025-12-01 00:00:00')
  expect(beijingDateTime(beijingMonth(lateInDecember, -13))).toBe('2024-12-01 00:00:00')
})
