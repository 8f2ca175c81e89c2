import type { AdminListOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderFlag, orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen } from '@mallard/kernel'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderTexts } from './order.texts.ts'

const line = {
  id: 1,
  title: '手冲壶',
  productAttr: '黑',
  productQuantity: 1,
  pic: { url: '/p.webp', color: '' },
  returns: [],
}
const bought = {
  orderSn: '26112406382945853383',
  kind: 0,
  status: 3,
  createTime: 0,
  amounts: { payAmount: 38_400 },
  refundedAmount: 0,
  items: [line],
  receiver: { name: '林小满', province: '浙江省', city: '杭州市' },
  delivery: [],
  remark: '',
  flag: 0,
  note: null,
  shipBy: null,
} as unknown as AdminListOrder

function show(change: Partial<AdminListOrder>): void {
  const columns = orderColumns({
    texts: orderTexts.of('zh'),
    locale: 'zh',
    session: { scope: { partnerId: 1, storeId: 1 } },
    address: new URLSearchParams(),
    isCompact: false,
  })
  render(
    <AllRows rowKey="orderSn" columns={columns} rows={[{ ...bought, ...change }]} width={900} />,
  )
}

it('tells what was refunded and what is left beside what was paid', () => {
  show({ refundedAmount: fen(10_000) })
  expect(screen.getByText('¥384.00').parentElement?.textContent).toBe(
    '¥384.00已退款 ¥100.00净额 ¥284.00',
  )
})

it('tells of no refund where there was none', () => {
  show({})
  expect(screen.queryByText(/已退款|净额/)).toBeNull()
  expect(screen.queryByText('换货')).toBeNull()
})

it('shows the flag by its name, and what was noted last', () => {
  const note = { id: 1, text: '先打电话', staffName: '店主', at: 0 }
  show({ flag: orderFlag.red, note })
  expect(screen.getByText('红旗')).toBeTruthy()
  expect(screen.getByTitle('先打电话').textContent).toContain('先打电话')
})

it('marks an order that was sent in exchange', () => {
  show({ kind: orderKind.exchange })
  expect(screen.getByText(/换货/)).toBeTruthy()
})
