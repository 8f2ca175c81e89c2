import { randomBytes } from 'node:crypto'
import { fen, type Fen, type Instant } from '@mallard/kernel'
import { clearingDay } from '../bills/unionpay-bill.ts'
import type { BoundedMap } from '../world/bounded.ts'
import { ledgerOf, type Ledger, type World } from '../world/world.ts'

export interface UnionpayRefund {
  readonly orderId: string
  readonly txnTime: string
  /** 04 refund, 31 cancellation of the whole payment on its day. */
  readonly txnType: '04' | '31'
  readonly amount: Fen
  readonly queryId: string
  readonly reqReserved: string
  readonly backUrl: string
  readonly at: Instant
  state: 'processing' | 'done' | 'failed'
}

export interface UnionpayTrade {
  readonly orderId: string
  readonly txnTime: string
  readonly amount: Fen
  readonly subject: string
  readonly backUrl: string
  readonly frontUrl: string | undefined
  readonly tn: string
  readonly expiresAt: Instant | undefined
  readonly createdAt: Instant
  queryId?: string
  paidAt?: Instant
  readonly refunds: UnionpayRefund[]
}

export interface UnionpayBooks {
  /** By number and time, which together are a trade's key. */
  readonly trades: BoundedMap<UnionpayTrade>
  readonly ledger: Ledger
  byNumber(orderId: string): UnionpayTrade | undefined
  unpayable(trade: UnionpayTrade): string | undefined
  pay(trade: UnionpayTrade): string
  /** A refusal's code, or the refund, new or known. */
  refund(
    queryId: string,
    input: Omit<UnionpayRefund, 'queryId' | 'at' | 'state'>,
  ): string | UnionpayRefund
  findRefund(
    orderId: string,
    txnTime: string,
  ): { trade: UnionpayTrade; refund: UnionpayRefund } | undefined
  finish(trade: UnionpayTrade, refund: UnionpayRefund, state: 'done' | 'failed'): void
  /** Gone back or on its way back. */
  refunded(trade: UnionpayTrade): Fen
}

export const keyOf = (orderId: string, txnTime: string) => `${orderId}-${txnTime}`
const queryNumber = (now: Instant) =>
  `${new Date(now + 28_800_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)}${[...randomBytes(7)].map((byte) => byte % 10).join('')}`

export function makeUnionpayBooks({ timeline, journal }: World): UnionpayBooks {
  const trades = journal.map<UnionpayTrade>('unionpay.trades', 50_000)
  const ledger = ledgerOf()
  const gone = (refunds: readonly UnionpayRefund[]) =>
    fen(
      refunds
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  const save = (trade: UnionpayTrade) => trades.set(keyOf(trade.orderId, trade.txnTime), trade)

  for (const trade of trades.values()) {
    if (trade.paidAt !== undefined) ledger.paid += trade.amount
    ledger.refunded += trade.refunds
      .filter(({ state }) => state === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  return {
    trades,
    ledger,
    byNumber: (orderId) => [...trades.values()].findLast((trade) => trade.orderId === orderId),
    unpayable(trade) {
      if (trade.paidAt !== undefined) return '订单已支付，请勿重复付款'
      return trade.expiresAt !== undefined && timeline.now() >= trade.expiresAt
        ? '订单已超时，请返回商户重新下单'
        : undefined
    },
    pay(trade) {
      const queryId = queryNumber(timeline.now())
      Object.assign(trade, { queryId, paidAt: timeline.now() })
      ledger.paid += trade.amount
      save(trade)
      return queryId
    },
    refund(queryId, input) {
      const trade = [...trades.values()].find((each) => each.queryId === queryId)
      if (!trade) return '34'
      const known = trade.refunds.find(
        ({ orderId, txnTime }) => orderId === input.orderId && txnTime === input.txnTime,
      )
      if (known) return '12'
      const before = gone(trade.refunds)
      if (input.amount < 1 || before + input.amount > trade.amount) return '36'
      // A cancellation takes back the whole payment, untouched, before the day's accounts are
      // closed at 23:00.
      const isSameDay = clearingDay(trade.paidAt ?? 0) === clearingDay(timeline.now())
      if (input.txnType === '31' && (before > 0 || input.amount !== trade.amount || !isSameDay))
        return '35'
      const refund: UnionpayRefund = {
        ...input,
        queryId: queryNumber(timeline.now()),
        at: timeline.now(),
        state: 'processing',
      }
      trade.refunds.push(refund)
      save(trade)
      return refund
    },
    findRefund(orderId, txnTime) {
      for (const trade of trades.values()) {
        const refund = trade.refunds.find(
          (each) => each.orderId === orderId && each.txnTime === txnTime,
        )
        if (refund) return { trade, refund }
      }
      return undefined
    },
    finish(trade, refund, state) {
      refund.state = state
      if (state === 'done') ledger.refunded += refund.amount
      save(trade)
    },
    refunded: (trade) => gone(trade.refunds),
  }
}
