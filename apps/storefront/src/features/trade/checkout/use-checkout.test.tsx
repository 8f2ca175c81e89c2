import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { fen, zero, type Fen } from '@mallard/kernel/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { stage } from '#platform/test-stage.ts'
import { useCheckout, type CheckoutSource } from './use-checkout.ts'

const flowId = 'a'.repeat(22)
const line = (productSn: string, isGift: boolean, productQuantity = 1) => ({
  id: 0,
  itemId: 1,
  productSn,
  title: `${productSn} 的名字`,
  pic: { url: '/a.webp', width: 1, height: 1, color: '#fff' },
  productAttr: '',
  productPrice: zero,
  productQuantity,
  promotionAmount: zero,
  couponAmount: zero,
  integrationAmount: zero,
  realAmount: zero,
  promotions: [],
  isGift,
  isAddBuy: false,
  returnPolicy: { days: 7 },
  returnText: '7天无理由退货',
})
const flowOf = (payAmount: Fen, lines: Flow['lines'], blocked: string | null = null) =>
  ({ flowId, remark: '', lines, blocked, amounts: { payAmount } }) as unknown as Flow

const shown = flowOf(fen(1000), [line('KETTLE', false), line('CUP', true, 2), line('LID', true)])
const refused = (reason: 'giftChanged' | 'priceChanged' | 'couponUsed' | 'returnPolicyChanged') => {
  throw new ApiError(500, reason, { reason })
}

/** The ordinary calls. */
function useSource(): CheckoutSource {
  const { checkout } = useApi()
  const named = { flowId, cartId: '0' }
  return {
    cartId: '0',
    query: checkout.flow.query(named),
    submit: (seen) => checkout.submit({ ...named, ...seen }),
  }
}

function Shown() {
  const { submit } = useCheckout(shown, useSource())
  return (
    <button type="button" onClick={() => void submit()}>
      submit
    </button>
  )
}

/** Answers one after the other; the last one again and again. */
function oneByOne(...answers: (() => unknown)[]) {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)]!()
}

function pressSubmit(submit: () => unknown, fresh: Flow) {
  const set = stage({
    isSignedIn: true,
    answers: { 'checkout.submit': submit, 'checkout.flow': fresh },
  })
  set.show(<Shown />)
  fireEvent.click(screen.getByRole('button', { name: 'submit' }))
  return {
    ...set,
    sent: () => set.calls.filter(([name]) => name === 'checkout.submit').map(([, input]) => input),
  }
}

const placed = () => ({
  orderId: '1'.repeat(20),
  orderSn: '1'.repeat(20),
  payAmount: 1000,
  needPay: true,
  autoCloseAt: null,
})
const seen = [{ productSn: 'KETTLE', policy: { days: 7 }, isAgreed: false }]
const both = [
  { productSn: 'CUP', quantity: 2 },
  { productSn: 'LID', quantity: 1 },
]

afterEach(() => document.body.replaceChildren())

describe('a gift that ran out', () => {
  const fresh = flowOf(fen(1000), [line('KETTLE', false), line('CUP', true, 1)])

  it('is named, and left out only with the shopper’s word', async () => {
    const { sent, went } = pressSubmit(
      oneByOne(() => refused('giftChanged'), placed),
      fresh,
    )
    const dialog = await screen.findByRole('alertdialog', { name: '赠品已赠完' })
    expect(dialog.textContent).toContain('CUP 的名字 × 1、LID 的名字 × 1')
    expect(dialog.textContent).toContain('应付金额不变')
    expect(sent()).toEqual([
      { flowId, cartId: '0', expectPayAmount: 1000, expectGifts: both, expectReturns: seen },
    ])
    fireEvent.click(screen.getByRole('button', { name: '不要赠品，提交' }))
    await waitFor(() => expect(went).toEqual([`/order/1-1/payment/order-${'1'.repeat(20)}`]))
    expect(sent()[1]).toEqual({
      flowId,
      cartId: '0',
      expectPayAmount: 1000,
      expectGifts: [{ productSn: 'CUP', quantity: 1 }],
      expectReturns: seen,
    })
  })

  it('orders nothing when they would rather look again, and can be submitted afterwards', async () => {
    const { sent, went } = pressSubmit(
      oneByOne(() => refused('giftChanged'), placed),
      fresh,
    )
    fireEvent.click(await screen.findByRole('button', { name: '再看看' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
    expect(went).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'submit' }))
    await waitFor(() => expect(went).toHaveLength(1))
  })

  it('is told together with a new price, and nothing is sent', async () => {
    const { sent } = pressSubmit(
      () => refused('giftChanged'),
      flowOf(fen(1200), [line('KETTLE', false), line('CUP', true, 2)]),
    )
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变动' })
    expect(dialog.textContent).toContain('由 ¥10.00 变为 ¥12.00')
    expect(dialog.textContent).toContain('LID 的名字 × 1')
    fireEvent.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
  })
})

it('tells of a return policy that staff changed meanwhile, and sends nothing more', async () => {
  const exempt = { ...line('KETTLE', false), returnPolicy: { exempt: 'custom' as const } }
  const { sent } = pressSubmit(
    () => refused('returnPolicyChanged'),
    flowOf(fen(1000), [{ ...exempt, returnText: '不支持7天无理由退货：定制商品' }]),
  )
  const dialog = await screen.findByRole('alertdialog', { name: '退货规则有变动' })
  expect(dialog.textContent).toContain(
    'KETTLE 的名字：7天无理由退货 → 不支持7天无理由退货：定制商品',
  )
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(sent()).toHaveLength(1)
})

it('tells that another order took the coupon', async () => {
  pressSubmit(() => refused('couponUsed'), flowOf(fen(1500), shown.lines))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('所选优惠券已被另一笔订单使用。')
  expect(dialog.textContent).toContain('由 ¥10.00 变为 ¥15.00')
})

describe('words for the store', () => {
  const words = () => screen.getByRole('textbox')
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'submit' }))

  function WithRemark() {
    const handle = useCheckout(shown, useSource())
    return (
      <>
        <input
          value={handle.remark}
          onChange={({ target }) => handle.setRemark(target.value)}
          onBlur={() => void handle.saveRemark()}
        />
        <button type="button" onClick={() => void handle.submit()}>
          submit
        </button>
      </>
    )
  }

  function write(flowModify: () => unknown) {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'checkout.flowModify': flowModify, 'checkout.submit': placed },
    })
    show(<WithRemark />)
    fireEvent.change(words(), { target: { value: '放门口' } })
    fireEvent.blur(words())
    return () => calls.map(([name]) => name)
  }

  it('are with the store before the order is placed, though one tap leaves the box and submits', async () => {
    let answer: (flow: Flow) => void = () => undefined
    const asked = write(() => new Promise<Flow>((resolve) => (answer = resolve)))
    submit()
    await waitFor(() => expect(asked()).toEqual(['checkout.flowModify']))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked()).toEqual(['checkout.flowModify'])
    answer(shown)
    await waitFor(() => expect(asked()).toEqual(['checkout.flowModify', 'checkout.submit']))
  })

  it('that were lost on the way go once more with the order', async () => {
    const asked = write(
      oneByOne(
        () => Promise.reject(new ApiError(500, '网络异常', { isTransport: true })),
        () => shown,
      ),
    )
    await waitFor(() => expect(asked()).toHaveLength(1))
    submit()
    await waitFor(() =>
      expect(asked()).toEqual(['checkout.flowModify', 'checkout.flowModify', 'checkout.submit']),
    )
  })
})
