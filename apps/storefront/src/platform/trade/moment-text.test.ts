import { expect, it } from 'vitest'
import { dayText, momentText } from './moment-text.ts'

it('tells the time of the shop’s country, also across midnight', () => {
  const at = Date.UTC(2026, 11, 31, 16, 5)
  expect(momentText(at, 'zh-CN')).toBe('2027-01-01 00:05')
  expect(momentText(at, 'en')).toBe('1 Jan 2027, 00:05')
  expect(dayText(at, 'zh-CN')).toBe('2027-01-01')
  expect(dayText(at, 'en')).toBe('1 Jan 2027')
})
