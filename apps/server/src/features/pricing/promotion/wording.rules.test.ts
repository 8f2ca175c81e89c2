import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipText } from '../coupon/chip.rules.ts'
import { cutWords, nameIn, overWords, shortYuan } from './wording.rules.ts'

const shares = Array.from({ length: 9_999 }, (_, place) => place + 1)

describe('a share that is left to pay', () => {
  it.each([
    [8_500, '8.5折', '15% off'],
    [9_000, '9折', '10% off'],
    [8_555, '8.555折', '14.45% off'],
    [9_999, '9.999折', '0.01% off'],
    [1, '0.001折', '99.99% off'],
  ])('of %i basis points is told as it is', (bp, chinese, english) => {
    expect([cutWords(bp, 'zh'), cutWords(bp, 'en')]).toEqual([chinese, english])
    const coupon = { kind: 2, threshold: 0, face: 0, discountBp: bp }
    expect([chipText(coupon, 'zh'), chipText(coupon, 'en')]).toEqual([chinese, english])
  })

  it('is told exactly, whichever it is: what is read back is what is paid', () => {
    expect(shares.filter((bp) => Math.round(parseFloat(cutWords(bp, 'zh')) * 1000) !== bp)).toEqual(
      [],
    )
    expect(
      shares.filter((bp) => 10_000 - Math.round(parseFloat(cutWords(bp, 'en')) * 100) !== bp),
    ).toEqual([])
  })
})

describe('yuan in a few letters', () => {
  it.each([
    [29_900, '299'],
    [9_950, '99.5'],
    [9_999, '99.99'],
    [1, '0.01'],
    [0, '0'],
    [100_000_000, '1000000'],
  ])('of %i fen are %s', (amount, text) => {
    expect(shortYuan(amount)).toBe(text)
  })

  it('lose no fen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        (amount) => Math.round(Number(shortYuan(amount)) * 100) === amount,
      ),
    )
  })
})

it.each([
  ['amount', 9_950, '满99.5元', 'over ¥99.5'],
  ['quantity', 1, '满1件', 'from 1 item'],
  ['quantity', 2, '满2件', 'from 2 items'],
] as const)('a threshold by %s of %i is told in both languages', (by, over, chinese, english) => {
  expect([overWords(by, over, 'zh'), overWords(by, over, 'en')]).toEqual([chinese, english])
})

it.each([
  [1, 10_000, 2_050, '满100减20.5', '¥20.5 off ¥100'],
  [1, 0, 2_050, '立减20.5', '¥20.5 off'],
  [2, 10_000, 0, '满100享8.5折', '15% off over ¥100'],
  [4, 0, 990, '9.9元兑换', 'For ¥9.9'],
])('a coupon of kind %i from %i on, of %i, is %s', (kind, threshold, face, chinese, english) => {
  const coupon = { kind, threshold, face, discountBp: 8_500 }
  expect([chipText(coupon, 'zh'), chipText(coupon, 'en')]).toEqual([chinese, english])
})

it('has a name in the language of the shopper, in Chinese where it has no other', () => {
  const name = { name: '年货节', nameEn: 'New Year' }
  expect([nameIn(name, 'zh'), nameIn(name, 'en')]).toEqual(['年货节', 'New Year'])
  expect(nameIn({ name: '年货节', nameEn: '' }, 'en')).toBe('年货节')
})
