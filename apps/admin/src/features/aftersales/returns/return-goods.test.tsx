import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { fen } from '@mallard/kernel'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReturnGoods } from './return-goods.tsx'

const items = [
  {
    id: 33,
    pic: { url: '/p.jpg' },
    title: '手冲壶',
    productAttr: '燕麦白',
    productSn: 'KT01',
    productQuantity: 2,
    realAmount: fen(399_00),
  },
]

it('explains the sum of a refund by parts that add up to it', () => {
  const none = {
    promotionAmount: fen(0),
    freightAmount: fen(0),
    adjustAmount: fen(0),
    amendsAmount: fen(0),
    roundingAmount: fen(-1),
  }
  const refundAmounts = {
    ...none,
    goodsAmount: fen(399_00),
    couponAmount: fen(10_00),
    integrationAmount: fen(3_33),
    chargedAmount: fen(0),
    reducedAmount: fen(5_00),
    refundAmount: fen(380_66),
  }
  const each = {
    items,
    inspected: [],
    outcomes: [],
    exchange: null,
    refundAmounts,
  } as unknown as AdminReturn
  render(<ReturnGoods each={each} />)
  const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual([
    '商品金额¥399.00',
    '优惠券分摊−¥10.00',
    '积分抵扣−¥3.33',
    '尾差−¥0.01',
    '商家扣减−¥5.00',
    '退款金额¥380.66',
    '退回积分333',
  ])
})

it('names the variant that is wanted in exchange', () => {
  const exchange = { productSn: 'KT02', productAttr: '曜石黑', pic: items[0]!.pic }
  const each = { items, inspected: [], outcomes: [], exchange } as unknown as AdminReturn
  const { rerender } = render(<ReturnGoods each={each} />)
  expect(document.body.textContent).toContain('换成 曜石黑 KT02')
  rerender(<ReturnGoods each={{ ...each, exchange: null }} />)
  expect(document.body.textContent).not.toContain('换成')
})

it('says of each line what came back of it, once it was looked at', () => {
  const each = { items, inspected: [], outcomes: [] } as unknown as AdminReturn
  const { rerender } = render(<ReturnGoods each={each} />)
  expect(document.body.textContent).toContain('× 2 ¥399.00')
  expect(document.body.textContent).not.toContain('收到')
  rerender(
    <ReturnGoods each={{ ...each, inspected: [{ orderItemId: 33, received: 1, sellable: 0 }] }} />,
  )
  expect(document.body.textContent).toContain('收到 1 件，可再售 0 件')
})
