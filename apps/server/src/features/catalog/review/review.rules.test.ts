import { describe, expect, it } from 'vitest'
import { attrInEnglish } from './review.rules.ts'

const sku = (chinese: string[], english: string[]) => ({
  attrs: chinese.map((value) => ({ value })),
  attrs_en: english.map((value) => ({ value })),
})
const skus = [sku(['燕麦白', '0.8 L'], ['Oat', '0.8 L']), sku(['墨黑', '0.8 L'], [])]

describe('what was bought, told in English', () => {
  it('is in the words of the SKU that is so still, however its parts were joined', () => {
    for (const told of ['燕麦白 / 0.8 L', '燕麦白 0.8 L', '燕麦白/0.8L'])
      expect(attrInEnglish(told, skus), told).toBe('Oat / 0.8 L')
  })

  it('stays as it was told where the goods have nothing like it, or no English for it', () => {
    for (const told of ['燕麦白 / 1.5 L', '墨黑 / 0.8 L', ''])
      expect(attrInEnglish(told, skus), told).toBe(told)
    expect(attrInEnglish('燕麦白', [])).toBe('燕麦白')
  })
})
