import { expect, it } from 'vitest'
import { dateText, dayText, momentText } from './moment-text.ts'

it('tells the time of the shop’s country, also across midnight', () => {
  const at = Date.UTC(2026, 11, 31, 16, 5)
  expect(momentText(at, 'zh')).toBe('2027-01-01 00:05')
  expect(momentText(at, 'en')).toBe('1 Jan 2027, 00:05')
  expect(dayText(at, 'zh')).toBe('2027-01-01')
  expect(dayText(at, 'en')).toBe('1 Jan 2027')
})

it('tells a written day with its year or without', () => {
  expect(dateText('2026-11-04', 'zh')).toBe('2026-11-04')
  expect(dateText('2026-11-04', 'en')).toBe('4 Nov 2026')
  expect(dateText('11-24', 'en')).toBe('24 Nov')
})
