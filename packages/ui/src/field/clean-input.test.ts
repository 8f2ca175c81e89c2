import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanInput, type FieldType } from './clean-input.ts'

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

  it.each([
    ['139 0000 1111', 'tel', '13900001111'],
    ['139-0000-1111', 'tel', '13900001111'],
    ['+86 139 0000 1111', 'tel', '13900001111'],
    ['+8613900001111', 'tel', '13900001111'],
    [' 13900001111', 'tel', '13900001111'],
    ['\u202d13900001111\u202c', 'tel', '13900001111'],
    ['SF 1234 5678 9012', 'code', 'SF123456789012'],
    ['ＳＦ１２３４５６７８９０１２', 'code', 'SF123456789012'],
    ['９１330106MA2\u200bCX0K15T', 'code', '91330106MA2CX0K15T'],
    [' ｌｉｎ＠example.com', 'email', 'lin@example.com'],
  ] as const)('keeps what %j means in a field of type %s', (pasted, type, meant) => {
    expect(cleanInput(pasted, type, 20)).toBe(meant)
  })

  it.each(['139000011112', '1390000111l', '139 0000 1111 转 8'])(
    'leaves what is no phone for all to see: %j',
    (pasted) => {
      expect(cleanInput(pasted, 'tel', 20)).toBe(pasted)
    },
  )

  it('leaves passwords and words as they are', () => {
    for (const type of ['password', 'text'] as const)
      expect(cleanInput(' Ａ\u200b １', type)).toBe(' Ａ\u200b １')
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
        fc.constantFrom<FieldType>('text', 'digit', 'number', 'tel', 'code', 'email', 'password'),
        fc.nat(12),
        (raw, type, maxLength) => {
          const once = cleanInput(raw, type, maxLength)
          expect(cleanInput(once, type, maxLength)).toBe(once)
        },
      ),
      { examples: [['(!', 'tel', 1]] },
    )
  })
})
