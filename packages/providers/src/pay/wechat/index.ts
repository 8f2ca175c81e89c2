import { answered, failed, unknown } from '../../answer.ts'
import { integerOf, fieldsOf } from '../../http/fields.ts'
import type { PayChannel, TradeType } from '../port.ts'
import { fetchBill } from './bill.ts'
import { makeClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { create } from './create.ts'
import { parseNotify } from './notify.ts'
import { payFailureOf, refundFailureOf } from './refusals.ts'
import { readRefund, readTrade } from './trades.ts'

/** WeChat Pay, API v3, for one merchant. */
export function createWechatPay(config: WechatPayConfig): PayChannel {
  const client = makeClient(config)
  const trade = (payNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(payNo)}`

  return {
    method: 'wxPay',
    tradeTypes: Object.keys(config.appIds) as TradeType[],
    appIdOf: (tradeType) => config.appIds[tradeType],
    create: (attempt) => create(client, config, attempt),
    signsAlone: () => false,

    async query(payNo) {
      const reply = await client.call('GET', `${trade(payNo)}?mchid=${config.merchantId}`)
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'refused')
        return reply.code === 'ORDERNOTEXIST'
          ? answered({ state: 'none' })
          : failed(payFailureOf(reply.code), reply.code, reply.message)
      const state = readTrade(reply.fields)
      if (
        !state ||
        reply.fields['out_trade_no'] !== payNo ||
        reply.fields['mchid'] !== config.merchantId
      )
        return unknown('OTHER_TRADE')
      return answered(state)
    },

    async close(payNo) {
      const reply = await client.call('POST', `${trade(payNo)}/close`, { mchid: config.merchantId })
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'done' || reply.code === 'ORDERCLOSED')
        return answered({ closed: 'closed' })
      return reply.code === 'ORDERNOTEXIST'
        ? answered({ closed: 'notStarted' })
        : failed(payFailureOf(reply.code), reply.code, reply.message)
    },

    async refund(order) {
      const reply = await client.call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: order.payNo,
        out_refund_no: order.refundNo,
        reason: [...order.reason].slice(0, 80).join(''),
        notify_url: config.refundNotifyUrl,
        amount: { refund: order.amount, total: order.total, currency: 'CNY' },
      })
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'refused')
        return failed(refundFailureOf(reply.code), reply.code, reply.message)
      const refund = readRefund(reply.fields, 'status')
      if (refund?.refundNo !== order.refundNo || refund.payNo !== order.payNo)
        return unknown('OTHER_REFUND')
      return integerOf(fieldsOf(reply.fields['amount']), 'refund') === order.amount
        ? answered(refund)
        : unknown('OTHER_AMOUNT')
    },

    async queryRefund({ payNo, refundNo }) {
      const reply = await client.call(
        'GET',
        `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`,
      )
      if (reply.kind === 'unknown') return reply
      if (reply.kind === 'refused') {
        return reply.code === 'RESOURCENOTEXISTS'
          ? answered({ payNo, refundNo, state: 'none' })
          : failed(refundFailureOf(reply.code), reply.code, reply.message)
      }
      const refund = readRefund(reply.fields, 'status')
      return refund?.refundNo === refundNo && refund.payNo === payNo
        ? answered(refund)
        : unknown('OTHER_REFUND')
    },

    bill: (day) => fetchBill(client, config, day),
    parseNotify: (rawBody, headers) => parseNotify(client, config, rawBody, headers),
    acknowledge: {
      success: { status: 204, body: '', isTaken: true },
      failure: {
        status: 400,
        contentType: 'application/json',
        body: '{"code":"FAIL","message":"失败"}',
      },
    },
  }
}
