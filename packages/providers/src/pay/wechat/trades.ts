import { fen } from '@mallard/kernel'
import { fieldsOf, integerOf, textOf, type Fields } from '../../http/fields.ts'
import type { PaidTrade, RefundState, TradeState } from '../port.ts'

/**
 * A transaction as queries and notifications show it; undefined when a field we rely on is missing.
 */
export function readTrade(fields: Fields): TradeState | undefined {
  const state = textOf(fields, 'trade_state')
  if (state === 'SUCCESS' || state === 'REFUND') {
    const trade = readPaid(fields)
    // REFUND says that some of it went back; it was paid all the same.
    return trade && { state: 'paid', trade }
  }
  if (state === 'NOTPAY' || state === 'PAYERROR') return { state: 'unpaid' }
  if (state === 'USERPAYING') return { state: 'paying' }
  return state === 'CLOSED' || state === 'REVOKED' ? { state: 'closed' } : undefined
}

function readPaid(fields: Fields): PaidTrade | undefined {
  const money = fieldsOf(fields['amount'])
  const total = integerOf(money, 'total')
  const payNo = textOf(fields, 'out_trade_no')
  const transactionId = textOf(fields, 'transaction_id')
  const merchantId = textOf(fields, 'mchid')
  const appId = textOf(fields, 'appid')
  const paidAt = Date.parse(textOf(fields, 'success_time') ?? '')
  if (
    total === undefined ||
    !payNo ||
    !transactionId ||
    !merchantId ||
    !appId ||
    Number.isNaN(paidAt)
  )
    return undefined
  const payer = textOf(fieldsOf(fields['payer']), 'openid')
  // WeChat leaves the currency out only where it is CNY.
  return {
    payNo,
    transactionId,
    amount: fen(total),
    currency: textOf(money, 'currency') ?? 'CNY',
    paidAt,
    merchantId,
    appId,
    ...(payer ? { payer } : {}),
  }
}

const refundStates = {
  SUCCESS: 'succeeded',
  CLOSED: 'closed',
  PROCESSING: 'processing',
  ABNORMAL: 'abnormal',
} as const

/** `statusField`: queries say `status`, notifications say `refund_status`. */
export function readRefund(
  fields: Fields,
  statusField: 'status' | 'refund_status',
): RefundState | undefined {
  const status = textOf(fields, statusField)
  const state =
    status && Object.hasOwn(refundStates, status)
      ? refundStates[status as keyof typeof refundStates]
      : undefined
  const payNo = textOf(fields, 'out_trade_no')
  const refundNo = textOf(fields, 'out_refund_no')
  const refundId = textOf(fields, 'refund_id')
  const amount = integerOf(fieldsOf(fields['amount']), 'refund')
  if (!state || !payNo || !refundNo || !refundId || amount === undefined) return undefined
  const refundedAt = Date.parse(textOf(fields, 'success_time') ?? '')
  return {
    payNo,
    refundNo,
    state,
    refundId,
    amount: fen(amount),
    ...(Number.isNaN(refundedAt) ? {} : { refundedAt }),
  }
}
