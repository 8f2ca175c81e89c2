import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangeOf } from './range.rules.ts'

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  // No ranges, which are answered as if there were none.
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('reads %s of a hundred bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

it('answers no byte that is not there', () => {
  const number = fc.oneof(fc.constant(''), fc.nat(200).map(String))
  fc.assert(
    fc.property(number, number, fc.nat(150), (first, last, size) => {
      const range = rangeOf(`bytes=${first}-${last}`, size)
      if (range === undefined || range === 'none') return
      expect(range.from).toBeGreaterThanOrEqual(0)
      expect(range.from).toBeLessThanOrEqual(range.to)
      expect(range.to).toBeLessThan(size)
    }),
  )
})
