import { describe, expect, it } from 'vitest'
import { cashierTitle, deviceOf, fits, isFresh, ownPath, payRefusal } from './attempt.rules.ts'

const now = Date.UTC(2026, 0, 15)
const wish = { method: 'wxPay', tradeType: 'H5', openId: '', amount: 100, orderIds: [1, 2] }

describe('an attempt under way', () => {
  it('fits the very same wish alone', () => {
    const attempt = { ...wish, payNo: '1', expiresAt: new Date(now) }
    expect(fits(attempt, wish)).toBe(true)
    for (const other of [
      { method: 'aliPay' },
      { tradeType: 'APP' },
      { openId: 'o' },
      { amount: 101 },
      { orderIds: [1] },
      { orderIds: [1, 3] },
      { orderIds: [1, 2, 3] },
    ]) {
      expect(fits(attempt, { ...wish, ...other })).toBe(false)
    }
  })
  it('lends what the device was given for five minutes', () => {
    expect([isFresh(null, now), isFresh(new Date(now - 299_999), now), isFresh(new Date(now - 300_000), now)]).toEqual([false, true, false])
  })
})

describe('orders to pay', () => {
  const order = (part: object = {}) => ({ status: 0, payStatus: 0, autoCloseAt: new Date(now + 1), ...part })
  it.each([
    [undefined, [order(), order()]],
    ['alreadyPaid', [order(), order({ status: 1, payStatus: 1 })]],
    ['inReview', [order(), order({ status: 6 })]],
    ['notPayable', [order(), order({ status: 4 })]],
    [undefined, [order({ autoCloseAt: null })]],
    ['notPayable', [order({ autoCloseAt: new Date(now) })]],
  ])('are refused as %s', (refusal, orders) => {
    expect(payRefusal(orders, now)).toBe(refusal)
  })
})

describe('the way back from the cashier', () => {
  it.each(['/', '/user/1-1/order/list/0', '/order/1-1/paymentStatus/order-123?from=pay&x=%20'])('may be %s', (to) => {
    expect(ownPath(to)).toBe(to)
  })
  it.each([
    '',
    'a',
    'https://evil.example',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a#b',
    '\\/evil',
    'javascript:alert(1)',
    '/ a',
  ])('must not be %j', (to) => {
    expect(ownPath(to)).toBeUndefined()
  })
})

describe('what the cashier is told', () => {
  it('is a title without signs it cannot take', () => {
    expect(cashierTitle('壶/杯=A&B\n')).toBe('壶 杯 A B')
    expect(cashierTitle('长'.repeat(90))).toHaveLength(40)
    expect(cashierTitle('/&=')).toBe('订单')
    expect(cashierTitle(`壶${'🍵'.repeat(30)}`)).toBe(`壶${'🍵'.repeat(19)}`)
  })
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 14)', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Wap'],
  ])('is the kind of phone of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
