import { fen, zero } from '@mallard/kernel'
import type { AlipayPlay } from '../alipay/alipay.ts'
import type { Bill } from '../alipay/books.ts'
import type { UnionpayTrade } from '../unionpay/books.ts'
import type { UnionpayPlay } from '../unionpay/unionpay.ts'
import type { PayResult, Payment } from '../world/world.ts'
import type { ShippingPlay } from '../wxapi/shipping.ts'
import type { Trade } from '../wxpay/books.ts'
import type { WechatPlay } from '../wxpay/wxpay.ts'

export type Paid =
  | { readonly paid: true; readonly transactionId: string; readonly notice: unknown }
  | { readonly paid: false; readonly reason: string }

export interface Payments {
  list(count: number): readonly Payment[]
  /**
   * Pays as a shopper would and waits for the answer to the notification. `payNo` for a trade the
   * sandbox knows; `cashier` for an Alipay address or order string, which it only learns of from
   * the shopper; `form` for the fields of a UnionPay form, likewise. `late`: pays even what is
   * closed or past its time, as a payment that was under way.
   */
  pay(order: Readonly<Record<string, unknown>>): Promise<Paid>
}

function wechatPayment({ books }: WechatPlay, shipping: ShippingPlay, trade: Trade): Payment {
  const refunded = fen(
    trade.refunds
      .filter((each) => each.status === 'SUCCESS')
      .reduce((sum, each) => sum + each.amount, 0),
  )
  return {
    provider: 'wxpay',
    payNo: trade.payNo,
    subject: trade.description,
    amount: trade.amount,
    refunded,
    state: trade.state,
    createdAt: trade.createdAt,
    payable: books.unpayable(trade, false) === undefined,
    funds: shipping.fundsOf(trade.payNo),
  }
}

function alipayPayment({ books }: AlipayPlay, bill: Bill): Payment {
  const trade = books.trades.get(bill.payNo)
  return {
    provider: 'alipay',
    payNo: bill.payNo,
    subject: bill.subject,
    amount: bill.amount,
    refunded: trade ? books.refunded(trade) : zero,
    state: trade?.status ?? 'WAIT_BUYER_PAY',
    createdAt: bill.createdAt,
    payable: !trade && books.unpayable(bill) === undefined,
  }
}

const unionpayPayment = ({ books }: UnionpayPlay, trade: UnionpayTrade): Payment => ({
  provider: 'unionpay',
  payNo: trade.orderId,
  subject: trade.subject,
  amount: trade.amount,
  refunded: books.refunded(trade),
  state: trade.paidAt === undefined ? 'NOTPAY' : 'SUCCESS',
  createdAt: trade.createdAt,
  payable: books.unpayable(trade) === undefined,
})

export function makePayments({
  wechat,
  alipay,
  unionpay,
  shipping,
}: {
  wechat: WechatPlay
  shipping: ShippingPlay
  alipay: AlipayPlay
  unionpay: UnionpayPlay
}): Payments {
  function find(order: Readonly<Record<string, unknown>>): PayResult {
    if (typeof order['cashier'] === 'string') {
      const query = order['cashier'].slice(order['cashier'].indexOf('?') + 1)
      const bill = alipay.openBill(new Map(new URLSearchParams(query)))
      return typeof bill === 'string' ? { paid: false, reason: bill } : alipay.pay(bill)
    }
    if (typeof order['form'] === 'object' && order['form'] !== null) {
      const opened = unionpay.open(new Map(Object.entries(order['form'] as Record<string, string>)))
      return typeof opened === 'string'
        ? { paid: false, reason: opened }
        : unionpay.pay(opened, order['late'] === true)
    }
    const payNo = String(order['payNo'] ?? '')
    const trade = wechat.books.trades.get(payNo)
    if (trade) return wechat.pay(trade, order['late'] === true)
    const bill = alipay.books.bills.get(payNo)
    if (bill) return alipay.pay(bill)
    const opened = unionpay.books.byNumber(payNo)
    return opened
      ? unionpay.pay(opened, order['late'] === true)
      : { paid: false, reason: 'no such payment' }
  }

  return {
    list(count) {
      const fromWechat = wechat.books.trades
        .newest(count)
        .map((trade) => wechatPayment(wechat, shipping, trade))
      const fromAlipay = alipay.books.bills.newest(count).map((bill) => alipayPayment(alipay, bill))
      const fromUnionpay = unionpay.books.trades
        .newest(count)
        .map((trade) => unionpayPayment(unionpay, trade))
      return [...fromWechat, ...fromAlipay, ...fromUnionpay]
        .sort((a, b) => b.createdAt - a.createdAt)
        .slice(0, count)
    },
    async pay(order) {
      const result = find(order)
      return result.paid
        ? { paid: true, transactionId: result.transactionId, notice: await result.notice }
        : result
    },
  }
}
