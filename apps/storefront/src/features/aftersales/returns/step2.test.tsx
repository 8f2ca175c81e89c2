import type {
  ExchangeVariant,
  ReturnOptions,
} from '@mallard/contract/aftersales/returns/returns.fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import step2 from './step2.screen.tsx'

const pic = { key: 'k'.repeat(26), url: '/p.webp', width: 1, height: 1, color: '#eeeeee' }
const variant = (productSn: string, stock: number, isSame = false): ExchangeVariant => ({
  productSn,
  productAttr: `规格 ${productSn}`,
  pic,
  stock,
  isSame,
})
const item = {
  id: 33,
  title: '手冲壶',
  pic,
  productAttr: '规格 A',
  productPrice: 39900,
  productQuantity: 2,
  promotions: [],
  isGift: false,
  isAddBuy: false,
}
const way = (type: number, text: string) => ({
  type,
  text,
  note: '',
  isUnsent: false,
  maxNum: 2,
  refundable: type === 1 ? [39900, 79800] : [],
  outcomes: [[], [{ of: 'gift', fate: 'back', text: '赠品「杯子」一并退回 1 件' }]],
})

interface Shown {
  name?: 'returnAllStep2'
  answers?: Answers
}

function show(variants: ExchangeVariant[], type = 2, num = 2, more: Shown = {}) {
  const options = {
    orderSn: '1',
    item,
    maxNum: 2,
    types: [way(1, '退货退款'), way(2, '换货')],
    variants,
    canWhole: false,
  } as unknown as ReturnOptions
  const params = { partnerId: '1', storeId: '1', orderItemId: '33', num: String(num) }
  const set = stage({
    isSignedIn: true,
    page: { name: more.name ?? 'returnPartStep2', params, query: { type: String(type) } },
    answers: {
      'returns.v2Reason': [{ code: 'size', text: '规格不合适' }],
      'returns.v2Apply': { applyId: '26112022090012345678' },
      ...more.answers,
    },
  })
  const Screen = step2.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { options }, hint: undefined }} />
  set.show(<Page />)
  const applied = () => set.calls.find(([name]) => name === 'returns.v2Apply')?.[1]
  const submit = async () => {
    fireEvent.click(await screen.findByRole('radio', { name: '规格不合适' }))
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  }
  return { set, applied, submit }
}

it('sends the variant that is chosen in exchange; what is short cannot be chosen', async () => {
  const { applied, submit } = show([
    variant('A', 9, true),
    variant('B', 2),
    variant('C', 1),
    variant('D', 0),
  ])
  const choice = screen.getByRole('radiogroup', { name: '换成' })
  expect(choice.textContent).toContain('与原来相同')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /规格 A/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /规格 C.*仅剩 1 件/ }).disabled).toBe(
    true,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /规格 D.*缺货/ }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /规格 B/ }))
  await submit()
  await waitFor(() => expect(applied()).toMatchObject({ type: 2, num: 2, exchangeProductSn: 'B' }))
})

it('asks for a choice where the same one is sold out, and says so where all are', async () => {
  const { applied, submit } = show([variant('A', 0, true), variant('B', 9)])
  await submit()
  expect((await screen.findAllByText('请选择要换的规格')).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /规格 B/ }))
  expect(applied()).toBeUndefined()
  document.body.replaceChildren()
  show([variant('A', 0, true), variant('B', 1)])
  expect(document.body.textContent).toContain('这些规格都缺货')
})

it('asks for no variant where there is one alone, or the goods come back for money', async () => {
  const alone = show([variant('A', 9, true)])
  expect(screen.queryByRole('radiogroup', { name: '换成' })).toBeNull()
  await alone.submit()
  await waitFor(() => expect(alone.applied()).toMatchObject({ type: 2 }))
  expect(alone.applied()).not.toHaveProperty('exchangeProductSn')
  document.body.replaceChildren()
  show([variant('A', 9, true), variant('B', 9)], 1)
  expect(screen.queryByRole('radiogroup', { name: '换成' })).toBeNull()
})

it.each<[string, Shown]>([
  ['returns.v2Reason', {}],
  ['returns.orderDetail', { name: 'returnAllStep2' }],
])('asks again for %s when it did not come', async (call, more) => {
  const lost = () => Promise.reject(new Error('no line'))
  const { set } = show([], 1, 2, { ...more, answers: { [call]: lost } })
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(set.calls.filter(([name]) => name === call)).toHaveLength(2))
})
