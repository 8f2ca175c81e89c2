import { randomBytes } from 'node:crypto'
import { fen, type Fen, type Instant } from '@mallard/kernel'
import type { BoundedMap } from '../world/bounded.ts'
import { ledgerOf, type Ledger, type World } from '../world/world.ts'

/** What a cashier was opened for. The trade itself starts when the shopper pays. */
export interface Bill {
  readonly payNo: string
  readonly amount: Fen
  readonly subject: string
  readonly product: 'WAP' | 'APP'
  readonly notifyUrl: string | undefined
  readonly returnUrl: string | undefined
  readonly quitUrl: string | undefined
  readonly expiresAt: Instant | undefined
  readonly createdAt: Instant
}

export interface AlipayRefund {
  readonly refundNo: string
  readonly amount: Fen
  readonly at: Instant
}

export interface AlipayTrade extends Bill {
  readonly tradeNo: string
  readonly buyer: string
  readonly paidAt: Instant
  status: 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'
  readonly refunds: AlipayRefund[]
}

export interface AlipayBooks {
  readonly trades: BoundedMap<AlipayTrade>
  readonly bills: BoundedMap<Bill>
  /**
   * Numbers closed by the merchant before anybody paid are not remembered: Alipay knows no such
   * trade.
   */
  readonly ledger: Ledger
  unpayable(bill: Bill): string | undefined
  pay(bill: Bill): AlipayTrade
  /** A refusal's sub-code, or whether money moved now. */
  refund(trade: AlipayTrade, refundNo: string, amount: Fen): string | { moved: boolean }
  refunded(trade: AlipayTrade): Fen
}

const digits = (count: number) => [...randomBytes(count)].map((byte) => byte % 10).join('')

export function makeAlipayBooks({ timeline, journal }: World): AlipayBooks {
  const trades = journal.map<AlipayTrade>('alipay.trades', 50_000)
  const bills = journal.map<Bill>('alipay.bills', 50_000)
  const ledger = ledgerOf()
  const refunded = (trade: AlipayTrade) =>
    fen(trade.refunds.reduce((sum, refund) => sum + refund.amount, 0))

  for (const trade of trades.values()) {
    ledger.paid += trade.amount
    ledger.refunded += refunded(trade)
  }

  return {
    trades,
    bills,
    ledger,
    refunded,
    unpayable(bill) {
      const known = trades.get(bill.payNo)
      if (known)
        return known.amount === bill.amount && known.subject === bill.subject
          ? '交易已经支付，请勿重复付款'
          : '交易信息被篡改'
      return bill.expiresAt !== undefined && timeline.now() >= bill.expiresAt
        ? '交易已过期，请返回商家重新下单'
        : undefined
    },
    pay(bill) {
      const trade: AlipayTrade = {
        ...bill,
        tradeNo: `${new Date(timeline.now() + 28_800_000).toISOString().slice(0, 10).replaceAll('-', '')}22${digits(18)}`,
        buyer: `2088${digits(12)}`,
        paidAt: timeline.now(),
        status: 'TRADE_SUCCESS',
        refunds: [],
      }
      trades.set(bill.payNo, trade)
      ledger.paid += trade.amount
      return trade
    },
    refund(trade, refundNo, amount) {
      const known = trade.refunds.find((each) => each.refundNo === refundNo)
      if (known) return known.amount === amount ? { moved: false } : 'ACQ.DISCORDANT_REPEAT_REQUEST'
      if (trade.status === 'TRADE_FINISHED') return 'ACQ.TRADE_HAS_FINISHED'
      if (trade.status === 'TRADE_CLOSED') return 'ACQ.TRADE_HAS_CLOSE'
      if (refunded(trade) + amount > trade.amount) return 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'
      trade.refunds.push({ refundNo, amount, at: timeline.now() })
      if (refunded(trade) === trade.amount) trade.status = 'TRADE_CLOSED'
      ledger.refunded += amount
      trades.set(trade.payNo, trade)
      return { moved: true }
    },
  }
}
