import { expect, it } from 'vitest'
import { dayOf, warrantyTerm } from './smart.rules.ts'

const beijing = (text: string) => Date.parse(`${text}+08:00`)

it.each([
  [
    'its activation',
    '2026-03-31T10:00:00',
    undefined,
    '2026-03-31T10:00:00',
    '2027-03-31T10:00:00',
  ],
  [
    'an earlier purchase',
    '2026-03-31T10:00:00',
    '2026-01-05T23:30:00',
    '2026-01-05T23:30:00',
    '2027-01-05T23:30:00',
  ],
  [
    'a purchase of later, which it is not',
    '2026-03-31T10:00:00',
    '2026-04-01T00:00:00',
    '2026-03-31T10:00:00',
    '2027-03-31T10:00:00',
  ],
  ['a leap day', '2028-02-29T09:00:00', undefined, '2028-02-29T09:00:00', '2029-02-28T09:00:00'],
])('a warranty lasts twelve months from %s', (_, activated, bought, start, end) => {
  expect(
    warrantyTerm(beijing(activated), bought === undefined ? undefined : beijing(bought)),
  ).toEqual({
    startAt: beijing(start),
    endAt: beijing(end),
  })
})

it('a day is one of Beijing', () => {
  expect(dayOf(beijing('2026-03-31T00:00:00'))).toBe('2026-03-31')
  expect(dayOf(beijing('2026-03-30T23:59:59'))).toBe('2026-03-30')
})
