import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { fen } from '@mallard/kernel'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReturnGoods } from './return-goods.tsx'

const items = [{ id: 33, pic: { url: '/p.jpg' }, title: '手冲壶', productAttr: '燕麦白', productSn: 'KT01', productQuantity: 2, realAmount: fen(399_00) }]

it('says of each line what came back of it, once it was looked at', () => {
  const each = { items, inspected: [] } as unknown as DeskReturn
  const { rerender } = render(<ReturnGoods each={each} />)
  expect(document.body.textContent).toContain('× 2 ¥399.00')
  expect(document.body.textContent).not.toContain('收到')
  rerender(<ReturnGoods each={{ ...each, inspected: [{ orderItemId: 33, received: 1, sellable: 0 }] }} />)
  expect(document.body.textContent).toContain('收到 1 件，可再售 0 件')
})
