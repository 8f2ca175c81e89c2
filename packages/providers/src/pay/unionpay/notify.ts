import { answered, failed, type Answer } from '../../answer.ts'
import type { Notice, NoticeFailure } from '../port.ts'
import type { Fields, UnionpayClient } from './client.ts'
import type { UnionpayConfig } from './config.ts'
import { isDone } from './refusals.ts'
import { amountOf, keyOfPayment, readTrade, timeOf } from './trades.ts'

/** Form fields, decoded once; undefined when a name comes twice. */
function formOf(rawBody: Buffer): Fields | undefined {
  const pairs = [...new URLSearchParams(rawBody.toString())]
  const params = new Map(pairs)
  return params.size === pairs.length ? params : undefined
}

/** Notices have no number of their own: a trade's is told once, however often it comes. */
export async function parseNotify(
  client: UnionpayClient,
  config: UnionpayConfig,
  rawBody: Buffer,
): Promise<Answer<Notice, NoticeFailure>> {
  const params = formOf(rawBody)
  if (!params?.get('signature')) return failed('malformed', 'FORM')
  if (!client.isGenuine(params)) return failed('signature', 'SIGNATURE')
  if (params.get('merId') !== config.merchantId) return failed('merchant', 'MER_ID')
  const txnType = params.get('txnType')
  const queryId = params.get('queryId')
  const respCode = params.get('respCode')
  if (!txnType || !queryId || !respCode) return failed('malformed', 'TRADE')
  const notifyId = `${txnType}-${queryId}`
  if (!isDone(respCode))
    return answered({
      about: 'other',
      notifyId: `${notifyId}-${respCode}`,
      event: `${txnType}-${respCode}`,
    })
  if (txnType === '04' || txnType === '31') return refundOf(params, notifyId, queryId)
  if (txnType !== '01') return answered({ about: 'other', notifyId, event: txnType })
  const trade = readTrade(config, params)
  return trade && keyOfPayment(trade.payNo)?.txnTime === params.get('txnTime')
    ? answered({ about: 'payment', notifyId, trade })
    : failed('malformed', 'TRADE')
}

/**
 * Which refund of which payment it was stands in the field that UnionPay gives back as it got it.
 */
function refundOf(
  params: Fields,
  notifyId: string,
  refundId: string,
): Answer<Notice, NoticeFailure> {
  const [payNo, refundNo] = params.get('reqReserved')?.split('.') ?? []
  const amount = amountOf(params)
  if (!payNo || !refundNo || amount === undefined) return failed('malformed', 'REFUND')
  const refundedAt = timeOf(params)
  return answered({
    about: 'refund',
    notifyId,
    refund: {
      payNo,
      refundNo,
      state: 'succeeded',
      refundId,
      amount,
      ...(refundedAt === undefined ? {} : { refundedAt }),
    },
  })
}
