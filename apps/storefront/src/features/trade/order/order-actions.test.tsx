import type { Order, OrderAction } from '@mallard/contract/trade/order/order.fields'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { OrderActions } from './order-actions.tsx'
import type { OrderActionRunner } from './use-orders.ts'

function show(actions: readonly OrderAction[], size: 'sm' | 'md' = 'sm') {
  const run = vi.fn(async () => undefined)
  const order = { orderSn: '26112221241649167373', actions: [...actions] } as unknown as Order
  render(
    <OrderActions
      order={order}
      runner={{ busy: undefined, run } as unknown as OrderActionRunner}
      size={size}
    />,
  )
  return {
    run,
    order,
    names: () => screen.getAllByRole('button').map((button) => button.textContent),
  }
}

describe('what can be done with an order', () => {
  it('stands in one line, the most wanted last', () => {
    expect(show(['pay', 'cancel']).names()).toEqual(['取消订单', '去支付'])
  })

  it('keeps three in sight, and the others behind one button', async () => {
    const { names, order, run } = show(['comment', 'logistics', 'rebuy', 'return', 'delete'])
    expect(names()).toEqual(['更多', '再次购买', '查看物流', '去评价'])
    fireEvent.click(screen.getByRole('button', { name: '更多' }))
    const sheet = await screen.findByRole('dialog', { name: '更多' })
    expect(sheet.textContent).toContain('申请售后')
    fireEvent.click(screen.getByRole('button', { name: '删除订单' }))
    expect(run).toHaveBeenCalledExactlyOnceWith('delete', order)
  })

  it('leaves a return to the lines of the order’s own page', () => {
    expect(show(['return', 'rebuy'], 'md').names()).toEqual(['再次购买'])
  })
})
