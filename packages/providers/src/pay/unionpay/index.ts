import { beijingDigits, type Instant } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import type {
  ClientPay,
  PayAttempt,
  PayChannel,
  PayFailure,
  RefundFailure,
  RefundOrder,
  RefundState,
  TradeState,
} from '../port.ts'
import { clearingDays, fetchBill } from './bill.ts'
import { makeClient, type Fields, type UnionpayClient } from './client.ts'
import type { UnionpayConfig } from './config.ts'
import { parseNotify } from './notify.ts'
import { isDone, isOpen, payFailureOf, refundFailureOf } from './refusals.ts'
import { amountOf, keyOfPayment, keyOfRefund, readTrade, timeOf } from './trades.ts'

const mobile = { channelType: '08' } as const

/** What became of a payment, and the number by which UnionPay knows it. */
async function find(
  client: UnionpayClient,
  config: UnionpayConfig,
  payNo: string,
): Promise<Answer<{ state: TradeState; queryId?: string }, PayFailure>> {
  const key = keyOfPayment(payNo)
  if (!key) return failed('badRequest', 'payNo')
  const reply = await client.call('queryTrans.do', { txnType: '00', txnSubType: '00', ...key })
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused')
    return reply.code === '34'
      ? answered({ state: { state: 'none' } })
      : failed(payFailureOf(reply.code), reply.code, reply.message)
  if (!isAbout(reply.fields, key)) return unknown('OTHER_TRADE')
  return readState(config, reply.fields)
}

/** UnionPay's gateway, version 5.1.0, for one merchant. Money is whole fen on the wire. */
export function createUnionpay(config: UnionpayConfig): PayChannel {
  const client = makeClient(config)

  async function query(payNo: string): Promise<Answer<TradeState, PayFailure>> {
    const found = await find(client, config, payNo)
    return found.kind === 'ok' ? answered(found.data.state) : found
  }

  async function queryRefund(
    refund: Pick<RefundOrder, 'payNo' | 'refundNo' | 'startedAt'>,
  ): Promise<Answer<RefundState, RefundFailure>> {
    const key = keyOfRefund(refund)
    const { payNo, refundNo } = refund
    const reply = await client.call('queryTrans.do', { txnType: '00', txnSubType: '00', ...key })
    if (reply.kind === 'unknown') return reply
    if (reply.kind === 'refused')
      return reply.code === '34'
        ? answered({ payNo, refundNo, state: 'none' })
        : failed(refundFailureOf(reply.code), reply.code, reply.message)
    if (!isAbout(reply.fields, key)) return unknown('OTHER_REFUND')
    return readRefund(reply.fields, payNo, refundNo)
  }

  async function refund(order: RefundOrder): Promise<Answer<RefundState, RefundFailure>> {
    const paid = await find(client, config, order.payNo)
    if (paid.kind === 'unknown') return paid
    if (paid.kind === 'failed') return failed('badRequest', paid.code, paid.message)
    if (paid.data.state.state !== 'paid' || !paid.data.queryId) return failed('notRefundable', '34')
    const { payNo, refundNo, amount } = order
    const reply = await client.call('backTransReq.do', {
      txnType: isSameDay(config, { ...order, paidAt: paid.data.state.trade.paidAt }) ? '31' : '04',
      txnSubType: '00',
      ...mobile,
      ...keyOfRefund(order),
      origQryId: paid.data.queryId,
      txnAmt: String(amount),
      backUrl: config.notifyUrl,
      reqReserved: `${payNo}.${refundNo}`,
    })
    if (reply.kind === 'unknown') return reply
    if (reply.kind === 'done')
      return isAbout(reply.fields, keyOfRefund(order))
        ? answered({ payNo, refundNo, state: 'processing', amount })
        : unknown('OTHER_REFUND')
    if (reply.code !== '12') return failed(refundFailureOf(reply.code), reply.code, reply.message)
    // The number is known already: only what stands under it counts.
    const known = await queryRefund(order)
    if (known.kind !== 'ok') return known
    if (known.data.state === 'none') return unknown('12', reply.message)
    return known.data.amount === amount ? known : failed('numberUsed', '12', reply.message)
  }

  return {
    method: 'unionPay',
    tradeTypes: ['WAP', 'H5', 'APP', 'MALLAPP'],
    appIdOf: () => config.merchantId,
    create: (attempt) => create(client, config, attempt),
    signsAlone: (tradeType) => tradeType === 'WAP' || tradeType === 'H5',
    query,

    /** An unpaid trade cannot be closed at UnionPay: `payTimeout` ends it. */
    async close(payNo) {
      const found = await query(payNo)
      if (found.kind !== 'ok') return found
      if (found.data.state === 'paid') return failed('alreadyPaid', '00')
      return answered({ closed: found.data.state === 'closed' ? 'closed' : 'notStarted' })
    },

    refund,
    queryRefund,
    bill: (day) => fetchBill(client, config, day),
    billDays: clearingDays,
    parseNotify: (rawBody) => parseNotify(client, config, rawBody),
    acknowledge: {
      success: { status: 200, contentType: 'text/plain', body: 'ok', isTaken: true },
      failure: { status: 400, contentType: 'text/plain', body: 'failure' },
    },
  }
}

/**
 * A whole payment of the same clearing day is cancelled (31), which costs no fee; anything else is
 * a refund (04), which is taken on any day.
 */
function isSameDay(
  { clock }: UnionpayConfig,
  { amount, total, paidAt, startedAt }: RefundOrder & { paidAt: Instant },
): boolean {
  const days = [paidAt, startedAt, clock.now()].map((instant) =>
    beijingDigits(instant + clearingDays.endsBefore).slice(0, 6),
  )
  return amount === total && new Set(days).size === 1
}

function isAbout(
  fields: Fields,
  { orderId, txnTime }: { orderId: string; txnTime: string },
): boolean {
  return fields.get('orderId') === orderId && fields.get('txnTime') === txnTime
}

function readState(
  config: UnionpayConfig,
  fields: Fields,
): Answer<{ state: TradeState; queryId?: string }, PayFailure> {
  const code = fields.get('origRespCode') ?? ''
  if (isOpen(code)) return answered({ state: { state: 'paying' } })
  // A card that was refused can be followed by another one until the time to pay is over.
  if (!isDone(code))
    return code === '' ? unknown('NO_STATE') : answered({ state: { state: 'unpaid' } })
  const trade = readTrade(config, fields)
  return trade
    ? answered({ state: { state: 'paid', trade }, queryId: trade.transactionId })
    : unknown('UNREADABLE')
}

function readRefund(
  fields: Fields,
  payNo: string,
  refundNo: string,
): Answer<RefundState, RefundFailure> {
  const code = fields.get('origRespCode') ?? ''
  const amount = amountOf(fields)
  const refundId = fields.get('queryId')
  if (code === '' || amount === undefined) return unknown('NO_STATE')
  const known = { payNo, refundNo, amount, ...(refundId ? { refundId } : {}) }
  if (isOpen(code)) return answered({ ...known, state: 'processing' })
  if (!isDone(code)) return answered({ ...known, state: 'closed' })
  const refundedAt = timeOf(fields)
  return answered({
    ...known,
    state: 'succeeded',
    ...(refundedAt === undefined ? {} : { refundedAt }),
  })
}

async function create(
  client: UnionpayClient,
  config: UnionpayConfig,
  attempt: PayAttempt,
): Promise<Answer<ClientPay, PayFailure>> {
  const key = keyOfPayment(attempt.payNo)
  if (!key) return failed('badRequest', 'payNo')
  if (attempt.amount < 1 || attempt.amount > 999_999_999_999) return failed('badRequest', 'amount')
  const content = {
    txnType: '01',
    txnSubType: '01',
    ...mobile,
    ...key,
    txnAmt: String(attempt.amount),
    currencyCode: '156',
    backUrl: config.notifyUrl,
    payTimeout: `20${beijingDigits(attempt.expiresAt)}`,
    orderDesc: [...attempt.subject.replaceAll(/[&=]/g, ' ')].slice(0, 32).join(''),
  }
  if (attempt.tradeType === 'APP' || attempt.tradeType === 'MALLAPP') {
    const reply = await client.call('appTransReq.do', content)
    if (reply.kind === 'unknown') return reply
    if (reply.kind === 'refused') return failed(payFailureOf(reply.code), reply.code, reply.message)
    const tn = reply.fields.get('tn')
    return tn && isAbout(reply.fields, key) ? answered({ form: 'tn', tn }) : unknown('NO_TN')
  }
  if (attempt.tradeType !== 'WAP' && attempt.tradeType !== 'H5')
    return failed('unsupported', attempt.tradeType)
  const to = attempt.returnUrl ? `?to=${encodeURIComponent(pathOf(attempt.returnUrl))}` : ''
  return answered({
    form: 'form',
    url: `${config.baseUrl}/frontTransReq.do`,
    fields: client.signed({ ...content, frontUrl: `${config.frontUrl}${to}` }),
  })
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}
