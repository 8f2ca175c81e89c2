import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockOf, minutesOf } from './day-time.ts'

it('a time of the day is read as it was written, up to its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(minutesOf(clockOf(minutes))).toBe(minutes)
    }),
  )
  expect([minutesOf('9:05'), minutesOf('9：05 '), minutesOf('24:01'), minutesOf('9')]).toEqual([
    545,
    545,
    undefined,
    undefined,
  ])
})
