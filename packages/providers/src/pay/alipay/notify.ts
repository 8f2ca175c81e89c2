import { fenOfYuan } from '@mallard/kernel'
import { answered, failed, type Answer } from '../../answer.ts'
import { parseBeijing } from '../../http/beijing.ts'
import type { Notice, NoticeFailure } from '../port.ts'
import type { AlipayClient } from './client.ts'
import type { AlipayConfig } from './config.ts'

/** Form fields, decoded once; undefined when a name comes twice. */
function formOf(rawBody: Buffer): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(rawBody.toString())]
  const params = new Map(pairs)
  return params.size === pairs.length ? params : undefined
}

/** What every notice names; undefined when any of it is missing. */
function namesIn(params: ReadonlyMap<string, string>) {
  const notifyId = params.get('notify_id')
  const status = params.get('trade_status')
  const payNo = params.get('out_trade_no')
  const transactionId = params.get('trade_no')
  const amount = fenOfYuan(params.get('total_amount') ?? '')
  return notifyId && status && payNo && transactionId && amount !== undefined
    ? { notifyId, status, payNo, transactionId, amount }
    : undefined
}

/**
 * Notices carry no time that bounds their age: Alipay repeats them over 25 hours. The caller takes
 * each notifyId once.
 */
export async function parseNotify(
  client: AlipayClient,
  config: AlipayConfig,
  rawBody: Buffer,
): Promise<Answer<Notice, NoticeFailure>> {
  const params = formOf(rawBody)
  if (!params?.get('sign')) return failed('malformed', 'FORM')
  if (!client.isNotice(params)) return failed('signature', 'SIGN')
  if (params.get('app_id') !== config.appId || params.get('seller_id') !== config.sellerId)
    return failed('merchant', 'APP_OR_SELLER')
  const named = namesIn(params)
  if (!named) return failed('malformed', 'TRADE')
  const { notifyId, status, payNo, transactionId, amount } = named

  const refundNo = params.get('out_biz_no')
  const refundedAt = parseBeijing(params.get('gmt_refund')?.slice(0, 19))
  if (refundNo && refundedAt !== undefined)
    return answered({
      about: 'refund',
      notifyId,
      refund: { payNo, refundNo, state: 'succeeded', refundedAt },
    })
  // A partial refund sends TRADE_SUCCESS again: with any trace of a refund it is no payment.
  const refunded = ['gmt_refund', 'refund_fee', 'out_biz_no'].some((name) => params.has(name))
  if (refunded || (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED'))
    return answered({ about: 'other', notifyId, event: status })

  const paidAt = parseBeijing(params.get('gmt_payment'))
  if (paidAt === undefined) return failed('malformed', 'GMT_PAYMENT')
  const payer = params.get('buyer_id')
  const trade = {
    payNo,
    transactionId,
    amount,
    currency: 'CNY',
    paidAt,
    merchantId: config.sellerId,
    appId: config.appId,
    ...(payer ? { payer } : {}),
  }
  return answered({ about: 'payment', notifyId, trade })
}
