import { day } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftRefusal, giftsLeft, isNew, kindOf } from './gift.rules.ts'

const now = 100 * day
const gift = {
  startAt: now - day,
  endAt: now + day,
  isClosed: false,
  quota: 10,
  taken: 3,
  available: 100,
  isThere: true,
}
const newcomer = { joinedAt: now - day, hasBought: false, hadOne: false }

describe('who is new', () => {
  it('joined within thirty days and has bought nothing', () => {
    fc.assert(
      fc.property(fc.nat(60 * day), fc.boolean(), (ago, hasBought) => {
        const who = { ...newcomer, joinedAt: now - ago, hasBought }
        expect(isNew(who, now)).toBe(!hasBought && ago <= 30 * day)
      }),
    )
  })
})

describe('a gift', () => {
  it('is one thing', () => {
    expect(kindOf({ skuId: 1, templateId: null })).toBe('goods')
    expect(kindOf({ skuId: null, templateId: 1 })).toBe('coupon')
    expect(kindOf({ skuId: null, templateId: null })).toBe('points')
  })

  it('is left while quota and store have some; points never run out by themselves', () => {
    expect(giftsLeft(gift)).toBe(7)
    expect(giftsLeft({ ...gift, available: 2 })).toBe(2)
    expect(giftsLeft({ ...gift, available: null })).toBe(7)
    expect(giftsLeft({ ...gift, isThere: false })).toBe(0)
  })

  it('is refused to who had one, is not new, or came too late', () => {
    expect(giftRefusal(gift, newcomer, now)).toBeUndefined()
    expect(giftRefusal(gift, { ...newcomer, hadOne: true }, now)).toBe('giftTaken')
    expect(giftRefusal(gift, { ...newcomer, hasBought: true }, now)).toBe('giftNotNew')
    expect(giftRefusal({ ...gift, taken: 10 }, newcomer, now)).toBe('giftGone')
    expect(giftRefusal(gift, newcomer, now + 2 * day)).toBe('giftOver')
  })
})
