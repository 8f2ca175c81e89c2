import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { fen } from '@mallard/kernel/money'
import { describe, expect, it } from 'vitest'
import { stepBy, stepText } from './order-steps.ts'

const placed = { event: 'submit', from: null, to: 0, actor: 'shopper', reason: '', at: 0 }
const paid = { event: 'pay', from: 0, to: 1, actor: 'channel', reason: '', at: 0 }
const orderOf = (kind: number, payAmount: number) => ({
  kind,
  amounts: { payAmount: fen(payAmount) } as AdminOrder['amounts'],
})
const told = (order: ReturnType<typeof orderOf>) =>
  [placed, paid].map((entry) => `${stepText(entry, order, 'zh')} · ${stepBy(entry, order, 'zh')}`)

describe('the log of an order', () => {
  it('says who bought and through what it was paid', () => {
    expect(told(orderOf(1, 100))).toEqual(['买家下单 · 买家', '已付款 · 支付渠道'])
  })

  it('says of an exchange that it was made out of a return, and that nobody paid', () => {
    expect(told(orderOf(orderKind.exchange, 0))).toEqual([
      '由售后生成的换货订单 · 系统',
      '无需付款 · 系统',
    ])
    expect(stepText(placed, orderOf(orderKind.exchange, 0), 'en')).toBe(
      'Exchange made out of return',
    )
  })

  it('names no channel where there was nothing to pay', () => {
    expect(told(orderOf(1, 0))).toEqual(['买家下单 · 买家', '无需付款 · 系统'])
  })
})
