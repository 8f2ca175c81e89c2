import { describe, expect, it } from 'vitest'
import { cashierTitle, deviceOf, fits, isFresh, ownPath, payRefusal } from './attempt.rules.ts'

const now = Date.UTC(2026, 0, 15)
const input = { method: 'wxPay', tradeType: 'H5', openId: '', amount: 100, orderIds: [1, 2] }

describe('an attempt under way', () => {
  it('fits the very same wish alone', () => {
    const attempt = { ...input, payNo: '1', expiresAt: new Date(now) }
    expect(fits(attempt, input)).toBe(true)
    for (const other of [
      { method: 'aliPay' },
      { tradeType: 'APP' },
      { openId: 'o' },
      { amount: 101 },
      { orderIds: [1] },
      { orderIds: [1, 3] },
      { orderIds: [1, 2, 3] },
    ]) {
      expect(fits(attempt, { ...input, ...other })).toBe(false)
    }
  })
  it('lends what the device was given for five minutes', () => {
    expect([
      isFresh(null, now),
      isFresh(new Date(now - 299_999), now),
      isFresh(new Date(now - 300_000), now),
    ]).toEqual([false, true, false])
  })
})

describe('orders to pay', () => {
  const order = (part: object = {}) => ({
    status: 0,
    payStatus: 0,
    autoCloseAt: new Date(now + 1),
    ...part,
  })
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
  it.each(['/', '/user/1-1/order/list/0', '/order/1-1/paymentStatus/order-123?from=pay&x=%20'])(
    'may be %s',
    (to) => {
      expect(ownPath(to)).toBe(to)
    },
  )
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
  const sn = '26112407202580428213'
  it('is the brand and its order, or the first of several', () => {
    expect(cashierTitle('禾光', [sn])).toBe(`禾光 订单${sn}`)
    expect(cashierTitle('禾光', [sn, '1', '2'])).toBe(`禾光 订单${sn}等3笔`)
    expect(cashierTitle('', [sn])).toBe(`订单${sn}`)
  })
  it('has no signs that a channel cannot take, and 32 characters at most, the order among them', () => {
    expect(cashierTitle('壶/杯=A&B\n', [sn])).toBe(`壶 杯 A B 订单${sn}`)
    expect(cashierTitle('长'.repeat(90), [sn, '1'])).toBe(`${'长'.repeat(6)} 订单${sn}等2笔`)
    expect(cashierTitle(`壶${'🍵'.repeat(30)}`, [sn])).toBe(`壶${'🍵'.repeat(4)} 订单${sn}`)
  })
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 14)', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Wap'],
  ])('is the kind of phone of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
