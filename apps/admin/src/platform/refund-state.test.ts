import { describe, expect, it } from 'vitest'
import { refundCauseText, refundErrorText, refundState } from './refund-state.ts'

describe('a refund, on every page of the back office', () => {
  it('has one word of its own for each state', () => {
    for (const locale of ['zh', 'en'] as const) {
      expect(new Set([0, 1, 2, 3].map((status) => refundState(status, locale).text)).size).toBe(4)
    }
    expect([0, 1, 2, 3].map((status) => refundState(status, 'zh').tone)).toEqual([
      'warn',
      'warn',
      'good',
      'bad',
    ])
  })

  it('says in words why money goes back, and how it ended', () => {
    for (const cause of ['late', 'duplicate', 'return']) {
      expect(refundCauseText(cause, 'zh')).toMatch(/^[一-鿿]+$/)
      expect(refundCauseText(cause, 'en')).toMatch(/^[A-Z][a-z]+/)
    }
    for (const end of ['closed', 'abnormal']) {
      expect(refundErrorText(end, 'zh')).toMatch(/^[一-鿿]+$/)
      expect(refundErrorText(end, 'en')).toMatch(/^[A-Z].+ /)
    }
  })

  it('leaves a channel’s own words and what is new as they are', () => {
    expect(refundErrorText('ACQ.SELLER_BALANCE_NOT_ENOUGH 卖家余额不足', 'en')).toBe(
      'ACQ.SELLER_BALANCE_NOT_ENOUGH 卖家余额不足',
    )
    expect(refundCauseText('toString', 'zh')).toBe('toString')
    expect(refundState(9, 'zh').text).toBe(refundState(0, 'zh').text)
  })
})
