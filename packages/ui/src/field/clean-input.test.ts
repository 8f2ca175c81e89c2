import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanInput } from './clean-input.ts'

describe('cleanInput', () => {
  it('strips all but digits from a digit field, full-width ones becoming plain', () => {
    expect(cleanInput('138-0013 8000', 'digit')).toBe('13800138000')
    expect(cleanInput('１３８a', 'digit')).toBe('138')
  })

  it('keeps one leading minus and one point in a number field', () => {
    expect(cleanInput('-1-2.3.4元', 'number')).toBe('-12.34')
    expect(cleanInput('12.', 'number')).toBe('12.')
    expect(cleanInput('1-2', 'number')).toBe('12')
  })

  it('truncates to maxLength without cutting a character in half', () => {
    expect(cleanInput('禾光𠮷店', 'text', 3)).toBe('禾光𠮷')
    expect(cleanInput('139001380001', 'digit', 11)).toBe('13900138000')
  })

  it('strips before it counts, so that pasted spaces do not cost digits', () => {
    expect(cleanInput('138 0013 8000', 'digit', 11)).toBe('13800138000')
  })

  it('changes nothing more when it is applied again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('text' as const, 'digit' as const, 'number' as const),
        fc.nat(12),
        (raw, type, maxLength) => {
          const once = cleanInput(raw, type, maxLength)
          expect(cleanInput(once, type, maxLength)).toBe(once)
        },
      ),
    )
  })
})
