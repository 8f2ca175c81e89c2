import { expect, it } from 'vitest'
import { stampText } from './stamp-text.ts'

it('the time of a message says the day unless it is today', () => {
  const now = Date.parse('2026-11-30T02:00:00Z')
  const says = (iso: string) => stampText(Date.parse(iso), now, 'zh', '昨天')
  expect(says('2026-11-29T16:05:00Z')).toBe('00:05')
  expect(says('2026-11-29T15:55:00Z')).toBe('昨天 23:55')
  expect(says('2026-10-01T04:00:00Z')).toBe('10-01 12:00')
  expect(says('2025-10-01T04:00:00Z')).toBe('2025-10-01 12:00')
})
