import { fen } from '@mallard/kernel/money'
import { describe, expect, it } from 'vitest'
import { cashierHref, orderHref, resultHref } from './payment-places.ts'
import { paymentStateOf } from './payment-state.ts'

const unpaid = {
  orderSn: '1',
  status: 0,
  payStatus: 0,
  payAmount: fen(100),
  autoCloseAt: 50,
} as const
const paid = {
  orderSn: '2',
  status: 1,
  payStatus: 1,
  payAmount: fen(200),
  autoCloseAt: null,
} as const
const closed = {
  orderSn: '3',
  status: 4,
  payStatus: 0,
  payAmount: fen(300),
  autoCloseAt: null,
} as const

describe('the state of a payment', () => {
  it('is paid when every order is, and closes with the first', () => {
    expect(paymentStateOf([paid])).toEqual({ kind: 'paid', amount: 200, closesAt: undefined })
    expect(paymentStateOf([paid, unpaid])).toEqual({ kind: 'payable', amount: 300, closesAt: 50 })
    expect(paymentStateOf([unpaid, { ...unpaid, autoCloseAt: 40 }]).closesAt).toBe(40)
  })
  it('is closed when one order is', () => {
    expect(paymentStateOf([unpaid, closed]).kind).toBe('closed')
  })
  it('is not paid when there is nothing', () => {
    expect(paymentStateOf([]).kind).toBe('payable')
  })
  it('stays paid when the order was closed after the money came', () => {
    expect(paymentStateOf([{ ...closed, payStatus: 1 }]).kind).toBe('paid')
  })
})

describe('the places of a payment', () => {
  const scope = { partnerId: 1, storeId: 2 } as Parameters<typeof resultHref>[0]
  it('lead to the order, or to the lists when there are several', () => {
    expect(resultHref(scope, '11')).toBe('/user/1-2/commont/orderStatus/11/0')
    expect(orderHref(scope, '11')).toBe('/user/1-2/order/detail/11')
    expect([resultHref(scope, '11,12'), orderHref(scope, '11,12')]).toEqual([
      '/groupBuy/orderList/1-2?paid=11%2C12',
      '/user/1-2/order/list/0',
    ])
    expect(resultHref(scope, '11,12', 'B')).toBe('/groupBuy/orderList/1-2')
  })
  it('send the cashier back to where the result is asked for, in the store of the order', () => {
    expect(cashierHref(scope, 'aliPay', '11')).toBe(
      '/pay/v2/toPay/1-2/aliPay-WAP/11.html?to=%2Forder%2F1-2%2FpaymentStatus%2Forder-11',
    )
  })
})
