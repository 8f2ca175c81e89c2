import { beijingDateTime, fen, yuan } from '@mallard/kernel'
import type { Struck } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import type { Said } from './alipay.ts'
import type { AlipayBooks, AlipayRefund, AlipayTrade } from './books.ts'

interface NoticeParts {
  /** What was given back, if that is what it tells of. */
  readonly refund: AlipayRefund | undefined
  readonly notifyId: string
  readonly struck: Struck
}

/** What a notification says of a trade. */
export function noticeFields(
  { keys, timeline }: World,
  books: AlipayBooks,
  trade: AlipayTrade,
  { refund, notifyId, struck }: NoticeParts,
) {
  const amount = fen(trade.amount + (struck.has('amountMismatch') ? 1 : 0))
  return {
    notify_time: beijingDateTime(timeline.now()),
    notify_type: 'trade_status_sync',
    notify_id: notifyId,
    app_id: keys.alipayAppId,
    auth_app_id: keys.alipayAppId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.tradeNo,
    out_trade_no: struck.has('unknownTrade') ? `X${trade.payNo.slice(1)}` : trade.payNo,
    seller_id: struck.has('wrongMerchant') ? '2088000000000000' : keys.alipaySellerId,
    buyer_id: trade.buyer,
    trade_status: trade.status,
    total_amount: yuan(amount),
    receipt_amount: yuan(amount),
    buyer_pay_amount: yuan(amount),
    subject: trade.subject,
    gmt_create: beijingDateTime(trade.createdAt),
    gmt_payment: beijingDateTime(trade.paidAt),
    ...(refund
      ? {
          out_biz_no: refund.refundNo,
          refund_fee: yuan(books.refunded(trade)),
          gmt_refund: `${beijingDateTime(refund.at)}.000`,
        }
      : {}),
  }
}

/** What a query answers of a trade. */
export const tradeView = (trade: AlipayTrade, struck: Struck): Said => ({
  code: '10000',
  msg: 'Success',
  trade_no: trade.tradeNo,
  out_trade_no: trade.payNo,
  trade_status: trade.status,
  buyer_user_id: trade.buyer,
  total_amount: yuan(fen(trade.amount + (struck.has('amountMismatch') ? 1 : 0))),
  send_pay_date: beijingDateTime(trade.paidAt),
})

/** What a query answers of a refund; nothing but success where there is none. */
export function refundView(trade: AlipayTrade, refundNo: string): Said {
  const made = trade.refunds.find((each) => each.refundNo === refundNo)
  const common = { code: '10000', msg: 'Success' } as const
  if (!made) return common
  return {
    ...common,
    trade_no: trade.tradeNo,
    out_trade_no: trade.payNo,
    out_request_no: refundNo,
    total_amount: yuan(trade.amount),
    refund_amount: yuan(made.amount),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: beijingDateTime(made.at),
  }
}

/** What the address says that the shopper is sent back to. */
export const wayBackFields = ({ keys, timeline }: World, trade: AlipayTrade) => ({
  charset: 'utf-8',
  out_trade_no: trade.payNo,
  method: 'alipay.trade.wap.pay.return',
  total_amount: yuan(trade.amount),
  trade_no: trade.tradeNo,
  auth_app_id: keys.alipayAppId,
  version: '1.0',
  app_id: keys.alipayAppId,
  sign_type: 'RSA2',
  seller_id: keys.alipaySellerId,
  timestamp: beijingDateTime(timeline.now()),
})
