import { type Fen, fen, type Instant } from '@mallard/kernel'
import type { AlipayPlay } from '../alipay/alipay.ts'
import { appIds } from '../keys.ts'
import { keyOf } from '../unionpay/books.ts'
import type { UnionpayPlay } from '../unionpay/unionpay.ts'
import type { WechatPlay } from '../wxpay/wxpay.ts'

/** A payment that somebody made before the sandbox was there: what a demo world begins with. */
export interface PastPayment {
  readonly method: 'wxPay' | 'aliPay' | 'unionPay'
  readonly payNo: string
  readonly transactionId: string
  readonly amount: Fen
  readonly subject: string
  readonly paidAt: Instant
}

interface Plays {
  readonly wechat: WechatPlay
  readonly alipay: AlipayPlay
  readonly unionpay: UnionpayPlay
}

/**
 * Enters such payments into the channels' books, so that they can be asked about and given back
 * like any other.
 */
export function makeAdopter({ wechat, alipay, unionpay }: Plays): (payment: PastPayment) => void {
  return ({ method, payNo, transactionId, amount: given, subject, paidAt }) => {
    const amount = fen(given)
    const common = { payNo, amount, createdAt: paidAt, paidAt, expiresAt: undefined, refunds: [] }
    switch (method) {
      case 'wxPay': {
        const { trades, ledger } = wechat.books
        if (trades.has(payNo)) return
        const order = {
          product: 'h5',
          appId: appIds.H5,
          description: subject,
          notifyUrl: '',
          openId: undefined,
        } as const
        trades.set(payNo, {
          ...common,
          ...order,
          prepayId: '',
          preparedAt: paidAt,
          state: 'SUCCESS',
          transactionId,
          payer: `o${payNo}`,
        })
        ledger.paid += amount
        return
      }
      case 'aliPay': {
        const { trades, ledger } = alipay.books
        if (trades.has(payNo)) return
        const bill = {
          subject,
          product: 'WAP',
          notifyUrl: undefined,
          returnUrl: undefined,
          quitUrl: undefined,
        } as const
        trades.set(payNo, {
          ...common,
          ...bill,
          tradeNo: transactionId,
          buyer: '2088000000000000',
          status: 'TRADE_SUCCESS',
        })
        ledger.paid += amount
        return
      }
      case 'unionPay': {
        const { trades, ledger } = unionpay.books
        // The number of a payment begins with the time it was sent at.
        const txnTime = `20${payNo.slice(0, 12)}`
        if (trades.has(keyOf(payNo, txnTime))) return
        trades.set(keyOf(payNo, txnTime), {
          ...common,
          orderId: payNo,
          txnTime,
          subject,
          backUrl: '',
          frontUrl: undefined,
          tn: '',
          queryId: transactionId,
        })
        ledger.paid += amount
      }
    }
  }
}
