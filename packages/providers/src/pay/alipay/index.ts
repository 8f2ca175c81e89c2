import { beijingDateTime, fenOfYuan, yuan } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { parseBeijing } from '../../http/beijing.ts'
import { textOf, type Fields } from '../../http/fields.ts'
import type { ClientPay, PayAttempt, PayChannel, PayFailure, TradeState } from '../port.ts'
import { fetchBill } from './bill.ts'
import { makeClient, type AlipayClient } from './client.ts'
import type { AlipayConfig } from './config.ts'
import { parseNotify } from './notify.ts'
import { payFailureOf, refundFailureOf } from './refusals.ts'

/**
 * Alipay's open gateway, for one application of one seller. Money is yuan with two decimals on the
 * wire.
 */
export function createAlipay(config: AlipayConfig): PayChannel {
  const client = makeClient(config)
  const query = (payNo: string) => queryTrade(client, config, payNo)

  return {
    method: 'aliPay',
    tradeTypes: ['WAP', 'H5', 'APP', 'MALLAPP'],
    appIdOf: () => config.appId,
    create: async (attempt) => create(client, config, attempt),
    signsAlone: () => true,
    query,
    close: (payNo) => close(client, query, payNo),

    async refund({ payNo, refundNo, amount, reason }) {
      const content = {
        out_trade_no: payNo,
        refund_amount: yuan(amount),
        out_request_no: refundNo,
        refund_reason: [...reason].slice(0, 256).join(''),
      }
      const reply = await client.call('alipay.trade.refund', content)
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'refused')
        return failed(refundFailureOf(reply.code), reply.code, reply.message)
      if (reply.fields['out_trade_no'] !== payNo) return unknown('OTHER_TRADE')
      // N: no money moved by this request. It may have before, under the same number: only the
      // query knows.
      const state = textOf(reply.fields, 'fund_change') === 'Y' ? 'succeeded' : 'processing'
      const refundId = textOf(reply.fields, 'trade_no')
      return answered({ payNo, refundNo, state, amount, ...(refundId ? { refundId } : {}) })
    },

    async queryRefund({ payNo, refundNo }) {
      const reply = await client.call('alipay.trade.fastpay.refund.query', {
        out_trade_no: payNo,
        out_request_no: refundNo,
        query_options: ['gmt_refund_pay'],
      })
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'refused') {
        return reply.code === 'ACQ.TRADE_NOT_EXIST'
          ? answered({ payNo, refundNo, state: 'none' })
          : failed(refundFailureOf(reply.code), reply.code, reply.message)
      }
      if (textOf(reply.fields, 'refund_status') !== 'REFUND_SUCCESS')
        return answered({ payNo, refundNo, state: 'none' })
      const amount = fenOfYuan(textOf(reply.fields, 'refund_amount') ?? '')
      if (
        amount === undefined ||
        reply.fields['out_request_no'] !== refundNo ||
        reply.fields['out_trade_no'] !== payNo
      )
        return unknown('OTHER_REFUND')
      const refundedAt = parseBeijing(textOf(reply.fields, 'gmt_refund_pay'))
      return answered({
        payNo,
        refundNo,
        state: 'succeeded',
        amount,
        ...(refundedAt === undefined ? {} : { refundedAt }),
      })
    },

    bill: (day) => fetchBill(client, config, day),
    parseNotify: (rawBody) => parseNotify(client, config, rawBody),
    acknowledge: {
      success: { status: 200, contentType: 'text/plain', body: 'success', isTaken: true },
      failure: { status: 200, contentType: 'text/plain', body: 'failure' },
    },
  }
}

async function queryTrade(
  client: AlipayClient,
  config: AlipayConfig,
  payNo: string,
): Promise<Answer<TradeState, PayFailure>> {
  const reply = await client.call('alipay.trade.query', { out_trade_no: payNo })
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused')
    return reply.code === 'ACQ.TRADE_NOT_EXIST'
      ? answered({ state: 'none' })
      : failed(payFailureOf(reply.code), reply.code, reply.message)
  const state = readTrade(config, reply.fields)
  return state && reply.fields['out_trade_no'] === payNo ? answered(state) : unknown('OTHER_TRADE')
}

async function close(
  client: AlipayClient,
  query: PayChannel['query'],
  payNo: string,
): ReturnType<PayChannel['close']> {
  const reply = await client.call('alipay.trade.close', { out_trade_no: payNo })
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'done') return answered({ closed: 'closed' })
  if (reply.code === 'ACQ.TRADE_NOT_EXIST') return answered({ closed: 'notStarted' })
  if (reply.code !== 'ACQ.REASON_TRADE_STATUS_INVALID' && reply.code !== 'ACQ.TRADE_STATUS_ERROR')
    return failed(payFailureOf(reply.code), reply.code, reply.message)
  // "Wrong state" does not say which: paid, or closed before.
  const now = await query(payNo)
  if (now.kind !== 'ok') return unknown(reply.code, reply.message)
  if (now.data.state === 'closed') return answered({ closed: 'closed' })
  return now.data.state === 'paid'
    ? failed('alreadyPaid', reply.code, reply.message)
    : unknown(reply.code, reply.message)
}

function readTrade(config: AlipayConfig, fields: Fields): TradeState | undefined {
  const status = textOf(fields, 'trade_status')
  const paidAt = parseBeijing(textOf(fields, 'send_pay_date'))
  if (status === 'WAIT_BUYER_PAY') return { state: 'unpaid' }
  // Closed by full refund keeps its payment date; closed by time-out has none.
  if (status === 'TRADE_CLOSED' && paidAt === undefined) return { state: 'closed' }
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED' && status !== 'TRADE_CLOSED')
    return undefined
  const payNo = textOf(fields, 'out_trade_no')
  const transactionId = textOf(fields, 'trade_no')
  const amount = fenOfYuan(textOf(fields, 'total_amount') ?? '')
  if (!payNo || !transactionId || amount === undefined || paidAt === undefined) return undefined
  const payer = textOf(fields, 'buyer_user_id')
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
  return { state: 'paid', trade }
}

function create(
  client: AlipayClient,
  config: AlipayConfig,
  attempt: PayAttempt,
): Answer<ClientPay, PayFailure> {
  if (!/^[0-9A-Za-z_-]{6,32}$/.test(attempt.payNo)) return failed('badRequest', 'payNo')
  if (attempt.amount < 1 || attempt.amount > 10_000_000_000) return failed('badRequest', 'amount')
  const content = {
    out_trade_no: attempt.payNo,
    total_amount: yuan(attempt.amount),
    subject: [...attempt.subject.replaceAll(/[/=&]/g, ' ')].slice(0, 256).join(''),
    time_expire: beijingDateTime(attempt.expiresAt),
  }
  const common = { notify_url: config.notifyUrl }
  if (attempt.tradeType === 'APP' || attempt.tradeType === 'MALLAPP') {
    return answered({
      form: 'orderStr',
      orderStr: client.signed(
        'alipay.trade.app.pay',
        { ...content, product_code: 'QUICK_MSECURITY_PAY' },
        common,
      ),
    })
  }
  if (attempt.tradeType !== 'WAP' && attempt.tradeType !== 'H5')
    return failed('unsupported', attempt.tradeType)
  const back: Readonly<Record<string, string>> = attempt.returnUrl
    ? { return_url: attempt.returnUrl }
    : {}
  const quit = attempt.returnUrl ? { quit_url: attempt.returnUrl } : {}
  const query = client.signed(
    'alipay.trade.wap.pay',
    { ...content, ...quit, product_code: 'QUICK_WAP_WAY' },
    { ...common, ...back },
  )
  return answered({ form: 'url', url: `${config.gateway}?${query}` })
}
