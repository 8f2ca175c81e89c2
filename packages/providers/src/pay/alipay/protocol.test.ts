import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { fakeClock, fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { createAlipay } from './index.ts'

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
const own = pair()
const alipay = pair()
const signed = (text: string) =>
  createSign('RSA-SHA256').update(text).sign(alipay.privateKey, 'base64')

function channelSaying(text: string) {
  const asked: WireRequest[] = []
  const config = {
    gateway: 'https://openapi.alipay.com/gateway.do',
    appId: '2021',
    sellerId: '2088',
    privateKey: own.privateKey,
    alipayPublicKey: alipay.publicKey,
    notifyUrl: 'https://m.example.com/pay',
  }
  const channel = createAlipay({
    ...config,
    clock: fakeClock(Date.UTC(2026, 0, 15, 16, 30)),
    async transport(request) {
      asked.push(request)
      return { status: 200, headers: {}, body: Buffer.from(text) }
    },
  })
  return { channel, asked }
}
const saying = (method: string, raw: string, sign = signed(raw)) =>
  channelSaying(`{"${method.replaceAll('.', '_')}_response":${raw},"sign":"${sign}"}`)

const attempt = {
  payNo: 'P20260115100000',
  tradeType: 'WAP',
  amount: fen(1205),
  subject: 'A/B=C&D 茶',
  expiresAt: Date.UTC(2026, 0, 15, 17),
  returnUrl: 'https://m.example.com/back?a=1&b=2',
} as const

describe('Alipay’s protocol', () => {
  it('signs the sorted parameters as they are before they are encoded, in Beijing time', async () => {
    const { channel } = channelSaying('')
    const answer = await channel.create(attempt)
    const url = new URL(
      answer.kind === 'ok' && answer.data.form === 'url' ? answer.data.url : 'https://none',
    )
    const params = [...url.searchParams]
    const text = params
      .filter(([name]) => name !== 'sign')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    expect(
      createVerify('RSA-SHA256')
        .update(text)
        .verify(own.publicKey, url.searchParams.get('sign') ?? '', 'base64'),
    ).toBe(true)
    expect(Object.fromEntries(params)).toMatchObject({
      app_id: '2021',
      method: 'alipay.trade.wap.pay',
      sign_type: 'RSA2',
      timestamp: '2026-01-16 00:30:00',
      return_url: attempt.returnUrl,
      notify_url: 'https://m.example.com/pay',
    })
    expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toEqual({
      out_trade_no: attempt.payNo,
      total_amount: '12.05',
      subject: 'A B C D 茶',
      time_expire: '2026-01-16 01:00:00',
      quit_url: attempt.returnUrl,
      product_code: 'QUICK_WAP_WAY',
    })
  })

  it('gives an app its order string', async () => {
    const answer = await channelSaying('').channel.create({ ...attempt, tradeType: 'APP' })
    const params = new URLSearchParams(
      answer.kind === 'ok' && answer.data.form === 'orderStr' ? answer.data.orderStr : '',
    )
    expect(params.get('method')).toBe('alipay.trade.app.pay')
    expect(JSON.parse(params.get('biz_content') ?? '{}')).toMatchObject({
      product_code: 'QUICK_MSECURITY_PAY',
      total_amount: '12.05',
    })
  })

  it('checks the answer’s signature over its raw characters, blanks and escapes included', async () => {
    const raw = String.raw`{"code":"10000", "out_trade_no":"P1234567","trade_no":"22","trade_status":"TRADE_SUCCESS","total_amount":"12.05","send_pay_date":"2026-01-16 00:20:00","x":"a\/b"}`
    expect(await saying('alipay.trade.query', raw).channel.query('P1234567')).toMatchObject({
      kind: 'ok',
      data: { state: 'paid', trade: { amount: 1205, paidAt: Date.UTC(2026, 0, 15, 16, 20) } },
    })
    expect(
      (
        await saying(
          'alipay.trade.query',
          raw,
          signed(JSON.stringify(JSON.parse(raw))),
        ).channel.query('P1234567')
      ).kind,
    ).toBe('unknown')
    expect(
      (
        await saying('alipay.trade.query', raw.replace('12.05', '0.01'), signed(raw)).channel.query(
          'P1234567',
        )
      ).kind,
    ).toBe('unknown')
    expect((await saying('alipay.trade.query', raw).channel.query('P7654321')).kind).toBe('unknown')
    expect((await saying('alipay.trade.close', raw).channel.query('P1234567')).kind).toBe('unknown')
  })

  it('refuses an answer that says the same thing twice', async () => {
    const good = '{"code":"10000","out_trade_no":"P1234567","trade_status":"WAIT_BUYER_PAY"}'
    const body = `{"alipay_trade_query_response":${good},"alipay_trade_query_response":{"code":"10000"},"sign":"${signed(good)}"}`
    expect((await channelSaying(body).channel.query('P1234567')).kind).toBe('unknown')
  })

  it('knows a trade closed by refund from one that nobody paid', async () => {
    const closed = (more: string) =>
      saying(
        'alipay.trade.query',
        `{"code":"10000","out_trade_no":"P1234567","trade_no":"22","trade_status":"TRADE_CLOSED","total_amount":"1.00"${more}}`,
      )
    expect(await closed('').channel.query('P1234567')).toMatchObject({ data: { state: 'closed' } })
    expect(
      await closed(',"send_pay_date":"2026-01-16 00:20:00"').channel.query('P1234567'),
    ).toMatchObject({ data: { state: 'paid' } })
  })

  it.each([
    ['40004', 'ACQ.SELLER_BALANCE_NOT_ENOUGH', 'failed'],
    ['40004', 'ACQ.SYSTEM_ERROR', 'unknown'],
    ['20000', 'isp.unknow-error', 'unknown'],
    ['40004', 'aop.ACQ.SYSTEM_ERROR', 'unknown'],
    ['10003', '', 'unknown'],
    ['40002', 'isv.invalid-signature', 'failed'],
  ])('reads %s %s of a refund as %s', async (code, subCode, kind) => {
    const { channel } = saying(
      'alipay.trade.refund',
      JSON.stringify({ code, msg: 'x', sub_code: subCode, sub_msg: 'y' }),
    )
    expect(
      (
        await channel.refund({
          payNo: 'P1234567',
          refundNo: 'R1',
          total: fen(100),
          amount: fen(1),
          reason: 'x',
          startedAt: 0,
        })
      ).kind,
    ).toBe(kind)
  })

  it('believes a refund only where money moved, or where the query says so', async () => {
    const refund = {
      payNo: 'P1234567',
      refundNo: 'R1',
      total: fen(100),
      amount: fen(1),
      reason: 'x',
      startedAt: 0,
    }
    const moved = (change: string) =>
      saying(
        'alipay.trade.refund',
        JSON.stringify({ code: '10000', out_trade_no: 'P1234567', fund_change: change }),
      ).channel.refund(refund)
    expect(await moved('Y')).toMatchObject({ data: { state: 'succeeded' } })
    expect(await moved('N')).toMatchObject({ data: { state: 'processing' } })
    const asked = (more: object) =>
      saying(
        'alipay.trade.fastpay.refund.query',
        JSON.stringify({ code: '10000', ...more }),
      ).channel.queryRefund(refund)
    expect(await asked({})).toMatchObject({ data: { state: 'none' } })
    expect(
      await asked({
        out_trade_no: 'P1234567',
        out_request_no: 'R1',
        refund_amount: '0.01',
        refund_status: 'REFUND_SUCCESS',
      }),
    ).toMatchObject({
      data: { state: 'succeeded', amount: 1 },
    })
    expect(
      (
        await asked({
          out_trade_no: 'P1234567',
          out_request_no: 'R2',
          refund_amount: '0.01',
          refund_status: 'REFUND_SUCCESS',
        })
      ).kind,
    ).toBe('unknown')
  })

  function notice(fields: Readonly<Record<string, string | undefined>>): Buffer {
    const params: Record<string, string | undefined> = {
      app_id: '2021',
      seller_id: '2088',
      notify_id: 'n1',
      trade_status: 'TRADE_SUCCESS',
      out_trade_no: 'P1234567',
      trade_no: '22',
      total_amount: '1.00',
      gmt_payment: '2026-01-16 00:20:00',
      subject: '100% 茶 + 壶&=',
      ...fields,
    }
    const text = Object.keys(params)
      .sort()
      .map((name) => `${name}=${params[name]}`)
      .join('&')
    return Buffer.from(
      new URLSearchParams({
        ...(params as Record<string, string>),
        sign_type: 'RSA2',
        sign: signed(text),
      }).toString(),
    )
  }
  const parse = (body: Buffer) => channelSaying('').channel.parseNotify(body, {})

  it('takes a genuine notice whose values hold percent signs, blanks and ampersands', async () => {
    expect(await parse(notice({}))).toMatchObject({
      kind: 'ok',
      data: { about: 'payment', notifyId: 'n1', trade: { amount: 100 } },
    })
  })

  it('takes no notice for another application or seller', async () => {
    for (const other of [{ app_id: '2022' }, { seller_id: '2089' }])
      expect(await parse(notice(other))).toMatchObject({ kind: 'failed', reason: 'merchant' })
  })

  it('never takes the copy that a partial refund sends for a second payment', async () => {
    for (const trace of [{ refund_fee: '0.50' }, { gmt_refund: 'x' }, { out_biz_no: 'R1' }])
      expect(await parse(notice(trace))).toMatchObject({ kind: 'ok', data: { about: 'other' } })
    expect(
      await parse(
        notice({ refund_fee: '0.50', gmt_refund: '2026-01-16 00:25:00.123', out_biz_no: 'R1' }),
      ),
    ).toMatchObject({
      kind: 'ok',
      data: { about: 'refund', refund: { refundNo: 'R1', state: 'succeeded' } },
    })
  })

  it('takes nothing from a notice about waiting or closing', async () => {
    for (const status of ['WAIT_BUYER_PAY', 'TRADE_CLOSED'])
      expect(await parse(notice({ trade_status: status }))).toMatchObject({
        kind: 'ok',
        data: { about: 'other', event: status },
      })
  })

  it('refuses a notice that names a field twice, so that none is signed and another read', async () => {
    const body = Buffer.concat([notice({}), Buffer.from('&total_amount=0.01')])
    expect(await parse(body)).toMatchObject({ kind: 'failed', reason: 'malformed' })
  })
})
