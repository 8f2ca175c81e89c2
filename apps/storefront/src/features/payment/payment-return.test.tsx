import { fen } from '@mallard/kernel/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import payment from './payment.screen.tsx'
import status from './payment-status.screen.tsx'
import { pollWaits } from './payment-state.ts'

const orderId = '26112022090012345678'
const unpaid = [{ orderSn: orderId, status: 0, payStatus: 0, payAmount: fen(16600), autoCloseAt: null }]
const paid = [{ ...unpaid[0], status: 1, payStatus: 1 }]
const answers = { 'store.partnerInit': { serverTime: 0 } }

const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

function open(screen: { Screen: unknown }, data: object, more: object = {}) {
  const set = stage({ isSignedIn: true, page: { name: 'payment', params: { partnerId: '1', storeId: '1', orderId } }, answers: { ...answers, ...more } })
  const Screen = screen.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data, hint: undefined }} />
  set.show(<Page />)
  return set
}

describe('coming back to the payment page', () => {
  it('asks whether one has paid after having been at the cashier, and goes to find out', async () => {
    sessionStorage.setItem('payingOrder', orderId)
    const { went } = open(payment, { orders: unpaid })
    fireEvent.click(await screen.findByRole('button', { name: '已完成支付' }))
    expect(went).toEqual([`/order/1-1/paymentStatus/order-${orderId}`])
  })

  it('keeps the way to pay that was chosen before', async () => {
    sessionStorage.setItem('payingOrder', orderId)
    sessionStorage.setItem('payingBy', 'aliPay')
    open(payment, { orders: unpaid })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /支付宝/, hidden: true })).checked).toBe(true)
  })

  it('asks nothing when one has not been there', async () => {
    open(payment, { orders: unpaid })
    wake()
    await screen.findByRole('button', { name: '确认支付 ¥166.00' })
    expect(screen.queryByText('支付完成了吗？')).toBeNull()
  })

  it('does not promise to open the app that one may be in', async () => {
    open(payment, { orders: unpaid })
    await screen.findByRole('radio', { name: /微信支付/, hidden: true })
    expect(screen.queryByText(/打开微信/)).toBeNull()
  })

  it('goes on to the result when the money is there', async () => {
    const { went } = open(payment, { orders: paid })
    await waitFor(() => expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`]))
  })

  it('offers no way to pay a closed order', () => {
    open(payment, { orders: [{ ...unpaid[0], status: 4 }] })
    expect(screen.getByText('订单已关闭')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })
})

describe('the page that asks for the result', () => {
  const allWaits = pollWaits.reduce<number>((sum, wait) => sum + wait, 0)

  it('asks until the money has come', async () => {
    vi.useFakeTimers()
    const replies = [unpaid, unpaid, paid]
    const { went, calls } = open(status, {}, { 'order.orderStatus': async () => replies.shift() })
    for (const wait of pollWaits) await act(() => vi.advanceTimersByTimeAsync(wait))
    expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`])
    expect(calls.length).toBe(3)
  })

  it('lets the shopper decide when nothing comes, and asks again when told to or when the page wakes', async () => {
    vi.useFakeTimers()
    let reply = unpaid
    const { went } = open(status, {}, { 'order.orderStatus': async () => reply })
    await act(() => vi.advanceTimersByTimeAsync(allWaits))
    const check = screen.getByRole('button', { name: '我已支付，再查一次' })
    check.focus()
    fireEvent.click(check)
    expect(screen.getByText('正在确认支付结果')).toBeTruthy()
    // Whoever pressed it by key is still there.
    expect(document.activeElement).toBe(check)
    await act(() => vi.advanceTimersByTimeAsync(allWaits))
    expect(screen.getByText('还没有收到付款')).toBeTruthy()
    reply = paid as typeof unpaid
    wake()
    await act(() => vi.advanceTimersByTimeAsync(allWaits))
    expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`])
  })

  it('goes on asking when a question gets no answer', async () => {
    vi.useFakeTimers()
    let asked = 0
    const { went } = open(
      status,
      {},
      {
        'order.orderStatus': async () => {
          asked += 1
          if (asked < 3) throw new Error('no line')
          return paid
        },
      },
    )
    await act(() => vi.advanceTimersByTimeAsync(allWaits))
    expect(went.length).toBe(1)
  })
})
