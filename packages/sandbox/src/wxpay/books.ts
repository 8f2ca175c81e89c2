import { randomBytes } from 'node:crypto'
import { fen, minute, type Fen, type Instant } from '@mallard/kernel'
import { BoundedMap } from '../world/bounded.ts'
import type { Ledger, World } from '../world/world.ts'
import { ledgerOf } from '../world/world.ts'

export type Product = 'jsapi' | 'h5' | 'app'

export interface Order {
  readonly payNo: string
  readonly product: Product
  readonly appId: string
  readonly description: string
  readonly amount: Fen
  readonly notifyUrl: string
  readonly openId: string | undefined
  readonly expiresAt: Instant | undefined
}

export interface Trade extends Order {
  prepayId: string
  preparedAt: Instant
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  transactionId?: string
  paidAt?: Instant
  payer?: string
  readonly createdAt: Instant
  readonly refunds: Refund[]
}

export interface Refund {
  readonly refundNo: string
  readonly refundId: string
  readonly amount: Fen
  readonly notifyUrl: string | undefined
  readonly createdAt: Instant
  status: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'
  succeededAt?: Instant
}

/** A refusal in WeChat's words. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

export const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
})

export interface Books {
  readonly trades: BoundedMap<Trade>
  readonly ledger: Ledger
  order(order: Order): Trade | Refusal
  byPrepay(prepayId: string): Trade | undefined
  /**
   * Why it cannot be paid now, or undefined. `late`: as if the payment had been under way when it
   * was closed.
   */
  unpayable(trade: Trade, late: boolean): string | undefined
  pay(trade: Trade): void
  close(trade: Trade): Refusal | undefined
  refund(
    trade: Trade,
    refundNo: string,
    amount: Fen,
    total: Fen,
    notifyUrl: string | undefined,
  ): Refund | Refusal
  refundOf(refundNo: string): { trade: Trade; refund: Refund } | undefined
  settle(trade: Trade, refund: Refund, status: 'SUCCESS' | 'ABNORMAL'): void
}

const digits = (count: number) => [...randomBytes(count)].map((byte) => byte % 10).join('')
const samePart = (order: Order) =>
  JSON.stringify([
    order.product,
    order.appId,
    order.description,
    order.amount,
    order.notifyUrl,
    order.openId,
    order.expiresAt,
  ])

/** What was paid and given back so far. */
function ledgerFrom(trades: Iterable<Trade>): Ledger {
  const ledger = ledgerOf()
  for (const trade of trades) {
    if (trade.paidAt !== undefined) ledger.paid += trade.amount
    for (const refund of trade.refunds)
      if (refund.status === 'SUCCESS') ledger.refunded += refund.amount
  }
  return ledger
}

const newTrade = (order: Order, now: Instant): Trade => ({
  ...order,
  prepayId: '',
  preparedAt: 0,
  state: 'NOTPAY',
  createdAt: now,
  refunds: [],
})

const newRefund = (
  refundNo: string,
  amount: Fen,
  notifyUrl: string | undefined,
  now: Instant,
): Refund => ({
  refundNo,
  refundId: `50${digits(26)}`,
  amount: fen(amount),
  notifyUrl,
  createdAt: now,
  status: 'PROCESSING',
})

/** Why an order cannot be made once more. */
function orderFault(known: Trade, order: Order): Refusal | undefined {
  if (known.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', '订单已关闭')
  if (known.state !== 'NOTPAY') return refusal(400, 'ORDERPAID', '该订单已支付')
  if (samePart(known) !== samePart(order))
    return refusal(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  return undefined
}

/** Why a trade cannot be paid now. */
function unpayable(trade: Trade, late: boolean, now: Instant): string | undefined {
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return '该订单已支付'
  if (late) return undefined
  if (trade.state === 'CLOSED') return '该订单已关闭'
  if (trade.expiresAt !== undefined && now >= trade.expiresAt) return '订单已过期'
  const validFor = trade.product === 'h5' ? 5 * minute : 120 * minute
  return now - trade.preparedAt > validFor ? '支付链接已失效，请回到商城重新支付' : undefined
}

/** Why so much cannot be given back. */
function refundFault(trade: Trade, amount: Fen, total: Fen): Refusal | undefined {
  if (trade.state !== 'SUCCESS' && trade.state !== 'REFUND')
    return refusal(400, 'INVALID_REQUEST', '订单未支付，不能退款')
  if (total !== trade.amount)
    return refusal(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致')
  const given = trade.refunds
    .filter((each) => each.status !== 'CLOSED')
    .reduce((sum, each) => sum + each.amount, 0)
  if (given + amount > trade.amount) return refusal(400, 'INVALID_REQUEST', '订单剩余可退金额不足')
  if (trade.refunds.length >= 50) return refusal(400, 'INVALID_REQUEST', '部分退款次数超限')
  return undefined
}

export function makeBooks({ timeline, journal }: World): Books {
  const trades = journal.map<Trade>('wxpay.trades', 50_000)
  const prepaid = new BoundedMap<string>(50_000)
  const refunds = new BoundedMap<string>(50_000)
  const ledger = ledgerFrom(trades.values())
  const keep = (trade: Trade) => trades.set(trade.payNo, trade)

  for (const trade of trades.values()) {
    prepaid.set(trade.prepayId, trade.payNo)
    for (const { refundNo } of trade.refunds) refunds.set(refundNo, trade.payNo)
  }

  function prepare(trade: Trade): Trade {
    trade.prepayId = `wx${digits(14)}${randomBytes(9).toString('hex')}`
    trade.preparedAt = timeline.now()
    prepaid.set(trade.prepayId, trade.payNo)
    keep(trade)
    return trade
  }

  return {
    trades,
    ledger,
    order(order) {
      const known = trades.get(order.payNo)
      const fault = known && orderFault(known, order)
      if (fault) return fault
      if (known) return prepare(known)
      return prepare(newTrade(order, timeline.now()))
    },
    byPrepay: (prepayId) => trades.get(prepaid.get(prepayId) ?? ''),
    unpayable: (trade, late) => unpayable(trade, late, timeline.now()),
    pay(trade) {
      trade.state = 'SUCCESS'
      trade.transactionId = `42${digits(26)}`
      trade.paidAt = timeline.now()
      trade.payer = trade.openId ?? `o${randomBytes(14).toString('hex').slice(0, 27)}`
      ledger.paid += trade.amount
      keep(trade)
    },
    close(trade) {
      if (trade.state === 'SUCCESS' || trade.state === 'REFUND')
        return refusal(400, 'ORDERPAID', '该订单已支付')
      trade.state = 'CLOSED'
      keep(trade)
      return undefined
    },
    refund(trade, refundNo, amount, total, notifyUrl) {
      const known = this.refundOf(refundNo)
      if (known)
        return known.trade === trade && known.refund.amount === amount
          ? known.refund
          : refusal(400, 'INVALID_REQUEST', '退款单号重复，且参数不一致')
      const fault = refundFault(trade, amount, total)
      if (fault) return fault
      const refund = newRefund(refundNo, amount, notifyUrl, timeline.now())
      trade.refunds.push(refund)
      trade.state = 'REFUND'
      refunds.set(refundNo, trade.payNo)
      keep(trade)
      return refund
    },
    refundOf(refundNo) {
      const trade = trades.get(refunds.get(refundNo) ?? '')
      const refund = trade?.refunds.find((each) => each.refundNo === refundNo)
      return trade && refund ? { trade, refund } : undefined
    },
    settle(trade, refund, status) {
      refund.status = status
      if (status === 'SUCCESS') {
        refund.succeededAt = timeline.now()
        ledger.refunded += refund.amount
      }
      keep(trade)
    },
  }
}
