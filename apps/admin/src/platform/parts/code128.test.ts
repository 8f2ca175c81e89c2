import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsOf, code128 } from './code128.ts'

/** Symbols of a code by their widths, the last one without its closing bar. */
const symbolsOf = (widths: readonly number[]) =>
  (widths.slice(0, -1).join('').match(/.{6}/g) ?? []) as string[]

it('draws the code that the standard’s example has, its check among it', () => {
  // Start B, W i k i p e d i a, check 88, stop.
  const drawn = symbolsOf(code128('Wikipedia')!)
  expect(drawn).toHaveLength(12)
  expect(drawn[0]).toBe('211214')
  expect(drawn[1]).toBe('311321')
  expect(drawn[10]).toBe('421211')
  expect(code128('Wikipedia')!.slice(-7).join('')).toBe('2331112')
})

it('takes two digits a symbol, and a last one by itself', () => {
  expect(symbolsOf(code128('26113000000000000001')!)).toHaveLength(1 + 10 + 1 + 1)
  expect(symbolsOf(code128('6901234567892')!)).toHaveLength(1 + 6 + 1 + 1 + 1 + 1)
})

it('differs for different texts, and every symbol is eleven wide', () => {
  const sign = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
  const text = fc.string({ unit: sign, minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const drawn = code128(one)!
      expect(drawn.reduce((sum, width) => sum + width, 0) % 11).toBe(13 % 11)
      expect(drawn.join('') === code128(other)!.join('')).toBe(one === other)
    }),
  )
})

it('is drawn from its bars alone, each at its place', () => {
  expect(barsOf([2, 1, 3])).toBe('M0 0h2v1h-2zM3 0h3v1h-3z')
})

it('is none of what it has no signs for', () => {
  expect(code128('手冲壶')).toBeUndefined()
  expect(code128('')).toBeUndefined()
})
