import { fen } from '@mallard/kernel/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import payment from './payment.screen.tsx'
import status from './payment-status.screen.tsx'
import { lateWaits, quickWaits } from './payment-state.ts'

const orderId = '26112022090012345678'
const unpaid = [
  { orderSn: orderId, status: 0, payStatus: 0, payAmount: fen(16600), autoCloseAt: null },
]
const paid = [{ ...unpaid[0], status: 1, payStatus: 1 }]
const answers = { 'store.partnerInit': { serverTime: 0 } }

const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

function open(screen: { Screen: unknown }, data: object, more: object = {}) {
  const set = stage({
    isSignedIn: true,
    page: { name: 'payment', params: { partnerId: '1', storeId: '1', orderId } },
    answers: { ...answers, ...more },
  })
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
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: /支付宝/, hidden: true }))
        .checked,
    ).toBe(true)
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
  const sum = (waits: readonly number[]) => waits.reduce((total, wait) => total + wait, 0)
  const [quick, late] = [sum(quickWaits), sum(lateWaits)]
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const openStatus = (reply: () => unknown) =>
    open(status, { orders: unpaid }, { 'order.orderStatus': async () => reply() })

  it('says what is known before any answer comes, and offers both ways at once', () => {
    const { went } = open(status, { orders: unpaid })
    expect(screen.getByText('正在确认支付结果')).toBeTruthy()
    expect(screen.getByText(`订单编号 ${orderId}`)).toBeTruthy()
    expect(document.body.textContent).toContain('166.00')
    expect(
      screen.getByRole('button', { name: '我已完成支付' }).getAttribute('aria-busy'),
    ).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '还没支付，重新支付' }))
    expect(went).toEqual([`/order/1-1/payment/order-${orderId}`])
  })

  it('has a verdict after the quick questions, which are over in two seconds', async () => {
    vi.useFakeTimers()
    expect(quick).toBeLessThanOrEqual(2000)
    const { calls } = openStatus(() => unpaid)
    await wait(quick)
    expect(screen.getByText('还没有收到付款')).toBeTruthy()
    expect(calls.length).toBe(quickWaits.length)
  })

  it('goes on asking beside the verdict, until late money has come', async () => {
    vi.useFakeTimers()
    let reply = unpaid
    const { went } = openStatus(() => reply)
    await wait(quick)
    expect(went).toEqual([])
    reply = paid as typeof unpaid
    await wait(late)
    expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`])
  })

  it('leaves at once when the money is there already', async () => {
    const { went } = open(status, { orders: paid })
    await waitFor(() => expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`]))
  })

  it('asks again when told to or when the page wakes', async () => {
    vi.useFakeTimers()
    let reply = unpaid
    const { went } = openStatus(() => reply)
    await wait(quick + late)
    const check = screen.getByRole('button', { name: '我已完成支付' })
    check.focus()
    fireEvent.click(check)
    expect(screen.getByText('正在确认支付结果')).toBeTruthy()
    // Anyone who pressed it by key is still there.
    expect(document.activeElement).toBe(check)
    await wait(quick)
    expect(screen.getByText('还没有收到付款')).toBeTruthy()
    reply = paid as typeof unpaid
    wake()
    await wait(quick)
    expect(went).toEqual([`/user/1-1/commont/orderStatus/${orderId}/0`])
  })

  it('goes on asking when a question gets no answer, and says so when none had one', async () => {
    vi.useFakeTimers()
    let asked = 0
    const { went } = openStatus(() => {
      asked += 1
      if (asked <= quickWaits.length) throw new Error('no line')
      return paid
    })
    await wait(quick)
    expect(screen.getByText('暂时查不到支付结果')).toBeTruthy()
    await wait(late)
    expect(went.length).toBe(1)
  })
})
