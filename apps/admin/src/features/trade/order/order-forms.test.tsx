import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import type { Session } from '#platform/session.ts'
import { inStore } from '#platform/test-in-store.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderReceiver } from './order-receiver.tsx'
import { PriceForm } from './price.form.tsx'

const pic = { url: '', width: 1, height: 1, color: '' }
const order = {
  orderSn: 'S1',
  version: 3,
  notes: [],
  receiver: {
    name: '张三',
    phone: '13800000001',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    detail: '一号',
  },
  buyer: { id: 1, nickname: '', phoneMasked: '' },
  items: [{ id: 1, title: '壶', productAttr: '白', productQuantity: 1, pic }],
  amounts: { payAmount: 10_000 },
  prices: {
    lines: [{ orderItemId: 1, amount: 10_000, ordered: 10_000 }],
    freight: { amount: 0, ordered: 0 },
  },
} as unknown as AdminOrder

const byColleague: AdminOrder = {
  ...order,
  version: 4,
  receiver: { ...order.receiver, detail: '二号' },
}

const conflict = '数据已被他人修改，请刷新后重试'
const save = () => fireEvent.click(screen.getByRole('button', { name: /^(保\s*存|保存新价格)$/ }))

function show(of: (order: AdminOrder) => ReactNode) {
  const call = vi.fn(async (_input: object): Promise<AdminOrder> => {
    throw new CallFailure('refused', conflict, 'versionConflict')
  })
  const session = {
    me: { id: 1 },
    scope: { partnerId: 1, storeId: 1 },
    can: () => false,
    api: { orderAdmin: { receiver: call, addNote: call, price: call } },
  } as unknown as Session
  const queries = new QueryClient()
  const page = (now: AdminOrder) => inStore(session, of(now), queries)
  const { rerender } = render(page(order))
  return { call, fetchAgain: () => rerender(page(byColleague)) }
}

it('sends a receiver under the version that its fields are of, and begins again with the new', async () => {
  const { call, fetchAgain } = show((now) => <OrderReceiver order={now} canEdit />)
  const open = () => fireEvent.click(screen.getByRole('button', { name: /^修改/ }))
  const detail = () => screen.getByLabelText<HTMLTextAreaElement>('详细地址')
  open()
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '张三丰' } })
  fetchAgain()
  save()
  await screen.findByText(conflict)
  expect(call.mock.calls).toMatchObject([[{ version: 3, name: '张三丰', detail: '一号' }]])
  fireEvent.click(screen.getByRole('button', { name: /^取\s*消$/ }))
  await waitFor(() => expect(screen.queryByLabelText('详细地址')).toBeNull())
  open()
  await waitFor(() => expect(detail().value).toBe('二号'))
})

it('adds a note once, however often it is sent, and keeps what was typed when it is refused', async () => {
  const { call } = show((now) => <OrderNotes order={now} canAdd />)
  fireEvent.click(screen.getByRole('button', { name: '添加备注' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 先打电话 ' } })
  save()
  await screen.findByText(conflict)
  save()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const [[first], [again]] = call.mock.calls as unknown as [[object], [object]]
  expect(first).toMatchObject({ sn: 'S1', text: '先打电话', requestId: expect.any(String) })
  expect(again).toEqual(first)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' 先打电话 ')
})

it('sends prices under the version that they were typed at', async () => {
  const { call, fetchAgain } = show((now) => <PriceForm of={now} onClose={() => undefined} />)
  fireEvent.change(screen.getByLabelText('壶 白'), { target: { value: '99' } })
  fireEvent.change(screen.getByLabelText('改价原因'), { target: { value: '熟客' } })
  fetchAgain()
  save()
  await screen.findByText(conflict)
  expect(call.mock.calls).toMatchObject([[{ version: 3, lines: [{ orderItemId: 1 }] }]])
})
