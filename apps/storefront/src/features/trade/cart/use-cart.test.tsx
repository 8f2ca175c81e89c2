import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { fen, zero } from '@mallard/kernel/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { useApi } from '#platform/api.ts'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { CartBar } from './cart-bar.tsx'
import { changedCart } from './cart-change.ts'
import { RemovedBar } from './removed-bar.tsx'
import { useCart } from './use-cart.ts'

const amounts = {
  totalAmount: fen(1000),
  promotionAmount: zero,
  couponAmount: zero,
  integrationAmount: zero,
  freightAmount: zero,
  freightDiscountAmount: zero,
  adjustAmount: zero,
  payAmount: fen(1000),
}
const line = {
  id: 5,
  itemId: 1,
  productSn: 'A',
  title: '壶',
  pic: { url: '/a.webp', width: 1, height: 1, color: '#fff' },
  productAttr: '',
  productPrice: fen(1000),
  productQuantity: 1,
  promotionAmount: zero,
  couponAmount: zero,
  integrationAmount: zero,
  realAmount: fen(1000),
  checked: true,
  valid: true,
  invalidReason: null,
  stock: 9,
  limit: 0,
  addBuyLost: null,
  priceDrop: zero,
  promotions: [],
  isGift: false,
  isAddBuy: false,
  returnPolicy: { days: 7 },
  returnText: '7天无理由退货',
  choices: [],
}
const first: Cart = {
  groups: [{ promotion: null, lines: [line] }],
  invalid: [],
  amounts,
  promotions: [],
  gifts: [],
  lostGifts: [],
  addBuy: [],
  checkedAll: true,
  cartNum: 1,
  checkedNum: 1,
  freeFreightMissing: null,
  canDraw: false,
}

function Shown() {
  const { data = first } = useQuery(useApi().cart.list.query())
  const handle = useCart(data)
  const { cart, change } = handle
  return (
    <>
      <output>{cart.groups[0]?.lines[0]?.productQuantity ?? 'none'}</output>
      {[2, 3, 4].map((quantity) => (
        <button
          key={quantity}
          type="button"
          onClick={() => change({ kind: 'quantity', id: 5, quantity })}
        >
          {quantity}
        </button>
      ))}
      <button type="button" onClick={() => change({ kind: 'remove', ids: [5] })}>
        remove
      </button>
      <button type="button" onClick={() => change({ kind: 'remove', ids: [6] })}>
        remove what moved up
      </button>
      <RemovedBar handle={handle} />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => document.querySelector('output')?.textContent

/** Answers wait until the test lets them go. */
function held<T>() {
  const waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = []
  return {
    answer: () => new Promise<T>((resolve, reject) => waiting.push({ resolve, reject })),
    waiting,
  }
}

it('shows a change at once and then what the server made of it', async () => {
  const { answer, waiting } = held<Cart>()
  const set = stage({
    isSignedIn: true,
    answers: { 'cart.list': first, 'cart.updateQuantity': answer },
  })
  set.show(<Shown />)
  await screen.findByText('1')
  press('2')
  expect(shown()).toBe('2')
  expect(currentSession().cartNum).toBe(2)
  await waitFor(() => expect(waiting.length).toBe(1))
  const server = changedCart(first, { kind: 'quantity', id: 5, quantity: 7 })
  await act(async () => waiting[0]?.resolve(server))
  await waitFor(() => expect(shown()).toBe('7'))
})

it('takes a refused change back', async () => {
  const { answer, waiting } = held<Cart>()
  const set = stage({ isSignedIn: true, answers: { 'cart.list': first, 'cart.delete': answer } })
  set.show(<Shown />)
  await screen.findByText('1')
  press('remove')
  expect(shown()).toBe('none')
  await waitFor(() => expect(waiting.length).toBe(1))
  await act(async () => waiting[0]?.reject(new Error('refused')))
  await waitFor(() => expect(shown()).toBe('1'))
  expect(currentSession().cartNum).toBe(1)
})

it('asks for one number after many presses, one question at a time', async () => {
  const { answer, waiting } = held<Cart>()
  const set = stage({
    isSignedIn: true,
    answers: { 'cart.list': first, 'cart.updateQuantity': answer },
  })
  set.show(<Shown />)
  await screen.findByText('1')
  press('2')
  await waitFor(() => expect(waiting.length).toBe(1))
  press('3')
  press('4')
  expect(shown()).toBe('4')
  expect(waiting.length).toBe(1)
  await act(async () =>
    waiting[0]?.resolve(changedCart(first, { kind: 'quantity', id: 5, quantity: 2 })),
  )
  await waitFor(() => expect(waiting.length).toBe(2))
  expect(shown()).toBe('4')
  const sent = set.calls
    .filter(([name]) => name === 'cart.updateQuantity')
    .map(([, input]) => input)
  expect(sent).toEqual([
    { id: 5, quantity: 2 },
    { id: 5, quantity: 4 },
  ])
})

it('says what was removed, and removes nothing more by the second tap of a double one', async () => {
  const two = { ...first, groups: [{ promotion: null, lines: [line, { ...line, id: 6 }] }] }
  const set = stage({
    isSignedIn: true,
    answers: { 'cart.list': two, 'cart.delete': () => new Promise(() => undefined) },
  })
  set.show(<Shown />)
  await screen.findByText('1')
  const now = vi.spyOn(Date, 'now').mockReturnValue(9_000_000)
  press('remove')
  press('remove what moved up')
  expect(await screen.findAllByText('已从购物车删除')).not.toHaveLength(0)
  expect(shown()).toBe('1')
  now.mockReturnValue(9_001_000)
  press('remove what moved up')
  expect(shown()).toBe('none')
  now.mockRestore()
})

it('brings a removed line back as it was: as many, and not ticked where it was not', async () => {
  const before = changedCart(first, { kind: 'quantity', id: 5, quantity: 3 })
  const server = {
    ...before,
    groups: [{ promotion: null, lines: [{ ...before.groups[0]!.lines[0]!, checked: false }] }],
  }
  const back = {
    ...before,
    groups: [{ promotion: null, lines: [{ ...before.groups[0]!.lines[0]!, id: 9 }] }],
  }
  const carts = [server, back]
  const set = stage({
    isSignedIn: true,
    answers: {
      'cart.list': () => carts.shift() ?? back,
      'cart.delete': { ...first, groups: [] },
      'cart.fastadd': { cartNum: 3, cartId: 9, leftOut: [] },
      'cart.checked': server,
    },
  })
  set.show(<Shown />)
  await screen.findByText('3', { selector: 'output' })
  press('remove')
  await waitFor(() => expect(shown()).toBe('none'))
  fireEvent.click(await screen.findByRole('button', { name: '撤销删除 壶' }))
  await waitFor(() => expect(shown()).toBe('3'))
  const sent = set.calls.filter(([name]) => name !== 'cart.list')
  expect(sent).toEqual([
    ['cart.delete', { ids: '5' }],
    ['cart.fastadd', { items: [{ productSn: 'A', quantity: 3 }], requestId: expect.any(String) }],
    ['cart.checked', { t: '1', adds: '', dels: '9' }],
  ])
  expect(screen.queryByRole('button', { name: '撤销删除 壶' })).toBeNull()
})

it('adds nothing when the removal itself was refused', async () => {
  const { answer, waiting } = held<Cart>()
  const set = stage({ isSignedIn: true, answers: { 'cart.list': first, 'cart.delete': answer } })
  set.show(<Shown />)
  await screen.findByText('1')
  press('remove')
  fireEvent.click(await screen.findByRole('button', { name: '撤销删除 壶' }))
  await waitFor(() => expect(waiting.length).toBe(1))
  await act(async () => waiting[0]?.reject(new Error('refused')))
  await waitFor(() => expect(shown()).toBe('1'))
  expect(set.calls.map(([name]) => name)).not.toContain('cart.fastadd')
})

it('shows the cart as it is now when what is ticked cannot be checked out any more', async () => {
  const fresh = changedCart(first, { kind: 'quantity', id: 5, quantity: 3 })
  const carts = [first, fresh]
  const set = stage({
    isSignedIn: true,
    answers: {
      'cart.list': () => carts.shift() ?? fresh,
      'checkout.checkout': '商品已不在购物车中',
    },
  })
  const Bar = () => {
    const { data = first } = useQuery(useApi().cart.list.query())
    return (
      <>
        <output>{data.groups[0]?.lines[0]?.productQuantity}</output>
        <CartBar handle={useCart(data)} />
      </>
    )
  }
  set.show(<Bar />)
  await waitFor(() => expect(shown()).toBe('1'))
  press('结算（1）')
  await waitFor(() => expect(shown()).toBe('3'))
  expect(set.went).toEqual([])
})
