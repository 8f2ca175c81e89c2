import { expect, it } from 'vitest'
import { dayLabel } from './day-label.ts'

it.each([
  ['2026-11-24', 'zh', '今天 11-24'],
  ['2026-11-25', 'zh', '明天 11-25'],
  ['2026-11-27', 'zh', '周五 11-27'],
  ['2026-11-25', 'en', 'Tomorrow 25 Nov'],
  ['2026-11-27', 'en', 'Fri 27 Nov'],
] as const)('a day ahead, %s in %s, is %s', (day, locale, label) => {
  // In Beijing it is past midnight already.
  expect(dayLabel(day, Date.parse('2026-11-23T17:00:00Z'), locale)).toBe(label)
})
