import { createHash } from 'node:crypto'
import { beijingDigits, fen, type Fen, type Instant } from '@mallard/kernel'
import { parseBeijing } from '../../http/beijing.ts'
import type { PaidTrade, RefundOrder } from '../port.ts'
import type { Fields } from './client.ts'
import type { UnionpayConfig } from './config.ts'

/**
 * UnionPay knows a trade by its number and the time it was sent at; our numbers begin with that
 * time.
 */
export function keyOfPayment(payNo: string): { orderId: string; txnTime: string } | undefined {
  const isTime =
    /^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d[0-9A-Za-z]{0,20}$/
  return isTime.test(payNo) ? { orderId: payNo, txnTime: `20${payNo.slice(0, 12)}` } : undefined
}

/**
 * A refund is a trade of its own. Numbers that UnionPay does not take are replaced by one that is
 * made of them.
 */
export function keyOfRefund({ refundNo, startedAt }: Pick<RefundOrder, 'refundNo' | 'startedAt'>): {
  orderId: string
  txnTime: string
} {
  const orderId = /^[0-9A-Za-z]{8,32}$/.test(refundNo)
    ? refundNo
    : `R${createHash('sha256').update(refundNo).digest('hex').slice(0, 31)}`
  return { orderId, txnTime: `20${beijingDigits(startedAt)}` }
}

export const amountOf = (fields: Fields): Fen | undefined => amountIn(fields.get('txnAmt') ?? '')

export function amountIn(text: string): Fen | undefined {
  return /^\d{1,12}$/.test(text) ? fen(Number(text)) : undefined
}

/** `traceTime` has no year (`MMddHHmmss`): it follows the time the trade was sent at. */
export function timeOf(fields: Fields): Instant | undefined {
  const sent = fields.get('txnTime') ?? ''
  const traced = fields.get('traceTime') ?? ''
  if (!/^20\d{12}$/.test(sent)) return undefined
  const isTraced = /^\d{10}$/.test(traced)
  const year =
    Number(sent.slice(0, 4)) +
    (isTraced && traced < sent.slice(4) && traced.startsWith('01') && sent.startsWith('12', 4)
      ? 1
      : 0)
  const digits = isTraced ? traced : sent.slice(4)
  return parseBeijing(
    `${year}-${digits.slice(0, 2)}-${digits.slice(2, 4)} ${digits.slice(4, 6)}:${digits.slice(6, 8)}:${digits.slice(8, 10)}`,
  )
}

/**
 * A payment out of a genuine answer or notice; undefined when something that must be there is not.
 */
export function readTrade(config: UnionpayConfig, fields: Fields): PaidTrade | undefined {
  const payNo = fields.get('orderId')
  const transactionId = fields.get('queryId')
  const amount = amountOf(fields)
  const paidAt = timeOf(fields)
  const currencyCode = fields.get('currencyCode')
  if (!payNo || !transactionId || amount === undefined || paidAt === undefined || !currencyCode)
    return undefined
  const currency = currencyCode === '156' ? 'CNY' : currencyCode
  const payer = fields.get('accNo')
  return {
    payNo,
    transactionId,
    amount,
    currency,
    paidAt,
    merchantId: config.merchantId,
    appId: config.merchantId,
    ...(payer ? { payer } : {}),
  }
}
