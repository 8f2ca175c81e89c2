import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { describe, expect, it } from 'vitest'
import { attrInEnglish, canReview, isPraisedByShop, masked } from './review.rules.ts'

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

describe('a review', () => {
  const bought = {
    status: 3,
    kind: 1,
    quantity: 2,
    returned: 1,
    isGift: false,
    isReturnOpen: false,
  }
  it.each([
    ['kept in part', {}, true],
    ['given back wholly', { returned: 2 }, false],
    ['not received', { status: 2 }, false],
    ['given away', { isGift: true }, false],
    ['exchanged for points or coupons', { kind: orderKind.exchange }, false],
    ['about to be given back', { isReturnOpen: true }, true],
  ])('is written of what was %s: %j', (_, more, can) => {
    expect(canReview({ ...bought, ...more })).toBe(can)
  })

  it('is not written by the shop for somebody who is giving it back', () => {
    expect(isPraisedByShop(bought)).toBe(true)
    expect(isPraisedByShop({ ...bought, isReturnOpen: true })).toBe(false)
    expect(isPraisedByShop({ ...bought, returned: 2 })).toBe(false)
  })

  it('tells no more of a name than its ends, and cuts no sign in halves', () => {
    expect(['林小满', '林', '', '🦆ab🦢'].map(masked)).toEqual([
      '林***满',
      '林***林',
      '***',
      '🦆***🦢',
    ])
  })
})
