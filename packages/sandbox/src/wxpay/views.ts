import type { Instant } from '@mallard/kernel'
import type { OwnKeys } from '../keys.ts'
import type { Struck } from '../world/faults.ts'
import type { Refund, Trade } from './books.ts'

/** RFC 3339 in Beijing time. */
export const stamp = (instant: Instant) =>
  `${new Date(instant + 28_800_000).toISOString().slice(0, 19)}+08:00`

const tradeTypes = { jsapi: 'JSAPI', h5: 'MWEB', app: 'APP' } as const
const stateTexts = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  REFUND: '订单发生过退款',
  CLOSED: '订单已关闭',
} as const

/** A transaction as WeChat shows it, in queries and notifications. */
export function tradeView(keys: OwnKeys, trade: Trade, struck: Struck) {
  const payNo = struck.has('unknownTrade') ? `X${trade.payNo.slice(1)}` : trade.payNo
  const total = trade.amount + (struck.has('amountMismatch') ? 1 : 0)
  const currency = struck.has('wrongCurrency') ? 'USD' : 'CNY'
  const common = {
    appid: trade.appId,
    mchid: struck.has('wrongMerchant') ? '1900000999' : keys.merchantId,
    out_trade_no: payNo,
  }
  if (!trade.transactionId || trade.paidAt === undefined) {
    return {
      ...common,
      trade_state: trade.state,
      trade_state_desc: stateTexts[trade.state],
      amount: { total, currency },
    }
  }
  return {
    ...common,
    transaction_id: trade.transactionId,
    trade_type: tradeTypes[trade.product],
    trade_state: trade.state,
    trade_state_desc: stateTexts[trade.state],
    bank_type: 'OTHERS',
    success_time: stamp(trade.paidAt),
    payer: { openid: trade.payer },
    amount: { total, payer_total: total, currency, payer_currency: currency },
  }
}

const refundAmounts = (trade: Trade, refund: Refund) => ({
  total: trade.amount,
  refund: refund.amount,
  payer_total: trade.amount,
  payer_refund: refund.amount,
})

/** A refund as its creation and its query show it: the state is `status`. */
export function refundView(trade: Trade, refund: Refund) {
  const amounts = {
    ...refundAmounts(trade, refund),
    settlement_refund: refund.amount,
    settlement_total: trade.amount,
    discount_refund: 0,
    currency: 'CNY',
  }
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.refundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.payNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: stamp(refund.createdAt),
    status: refund.status,
    ...(refund.succeededAt === undefined ? {} : { success_time: stamp(refund.succeededAt) }),
    amount: amounts,
  }
}

/** A refund as its notification shows it: the state is `refund_status`. */
export function refundNoticeView(keys: OwnKeys, trade: Trade, refund: Refund, struck: Struck) {
  return {
    mchid: struck.has('wrongMerchant') ? '1900000999' : keys.merchantId,
    transaction_id: trade.transactionId,
    out_trade_no: trade.payNo,
    refund_id: refund.refundId,
    out_refund_no: refund.refundNo,
    refund_status: refund.status,
    ...(refund.succeededAt === undefined ? {} : { success_time: stamp(refund.succeededAt) }),
    user_received_account: '支付用户零钱',
    amount: refundAmounts(trade, refund),
  }
}
