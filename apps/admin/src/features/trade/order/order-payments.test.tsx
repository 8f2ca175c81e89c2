import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderPayments } from './order-payments.tsx'

it('says once that nothing was to be paid, and not that it was paid', () => {
  const at = Date.parse('2026-11-23T18:39:00+08:00')
  const attempt = {
    payNo: '1',
    method: 'none',
    tradeType: '',
    amount: 0,
    status: 2,
    channelTradeNo: '1',
    paidAt: at,
    createdAt: at,
    notifications: [],
    refunds: [],
  }
  render(<OrderPayments order={{ attempts: [attempt] } as unknown as AdminOrder} />)
  expect(document.body.textContent).toBe('支付无需支付 · 2026-11-23 18:39')
})
