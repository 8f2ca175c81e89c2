import { fen, minute } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpTransport, usualPatience } from '../http/transport.ts'
import { openSandbox, type Received, type SandboxBench } from '../sandbox-bench.ts'
import { createAlipay, createWechatPay, type PayAttempt } from './index.ts'

describe('what channels do now and then', () => {
  let bench: SandboxBench
  let count = 0

  beforeAll(async () => {
    bench = await openSandbox()
  })
  afterAll(() => bench.close())
  beforeEach(async () => {
    await bench.control('DELETE', 'rules')
    // Good for both channels: a 2xx for WeChat, the word for Alipay.
    bench.answerWith(async () => ({ status: 200, body: 'success' }))
    // What an earlier test left under way comes now, not in the middle of the next one.
    await bench.advance(minute)
    bench.received.length = 0
  })

  const addresses = () => ({
    notifyUrl: `${bench.here}/pay`,
    refundNotifyUrl: `${bench.here}/refund`,
    clock: bench.clock,
  })
  const wechat = (more: object = {}) =>
    createWechatPay({ ...bench.keys.wechat, ...addresses(), ...more })
  const alipay = () => createAlipay({ ...bench.keys.alipay, ...addresses() })
  const empty: Received = { path: '', headers: {}, body: Buffer.alloc(0) }

  function attempt(more: Partial<PayAttempt> = {}): PayAttempt {
    count += 1
    return {
      payNo: `FAULT${count}`,
      tradeType: 'WAP',
      amount: fen(500),
      subject: '茶',
      expiresAt: bench.clock.now() + 30 * minute,
      clientIp: '203.0.113.9',
      ...more,
    }
  }

  it('tells of a payment before the call that created it returns', async () => {
    const one = attempt()
    await bench.rule('wxpay', 'create', 'notifyFirst')
    const created = wechat().create(one)
    expect((await created).kind).toBe('ok')
    const { body, headers } = bench.received[0] ?? empty
    expect(await wechat().parseNotify(body, headers)).toMatchObject({
      kind: 'ok',
      data: { about: 'payment', trade: { payNo: one.payNo } },
    })
  })

  it('gives up a refund that the payer’s account does not take', async () => {
    const one = attempt()
    await wechat().create(one)
    await bench.control('POST', 'pay', { payNo: one.payNo })
    await bench.rule('wxpay', 'refund', 'refundAbnormal')
    const refund = {
      payNo: one.payNo,
      refundNo: `R${one.payNo}`,
      total: one.amount,
      amount: one.amount,
      reason: 'x',
      startedAt: bench.clock.now(),
    }
    expect(await wechat().refund(refund)).toMatchObject({
      kind: 'ok',
      data: { state: 'processing' },
    })
    await bench.advance(2000)
    expect(await wechat().queryRefund(refund)).toMatchObject({
      kind: 'ok',
      data: { state: 'abnormal' },
    })
    const { body, headers } = bench.received.at(-1) ?? empty
    expect(await wechat().parseNotify(body, headers)).toMatchObject({
      kind: 'ok',
      data: { about: 'refund', refund: { state: 'abnormal', amount: 500 } },
    })
  })

  it('says that no money moved although it did, until the query tells', async () => {
    const one = attempt()
    const created = await alipay().create(one)
    await bench.control('POST', 'pay', {
      cashier: created.kind === 'ok' && created.data.form === 'url' ? created.data.url : '',
    })
    await bench.rule('alipay', 'refund', 'fundUnchanged')
    const refund = {
      payNo: one.payNo,
      refundNo: `R${one.payNo}`,
      total: one.amount,
      amount: one.amount,
      reason: 'x',
      startedAt: bench.clock.now(),
    }
    expect(await alipay().refund(refund)).toMatchObject({
      kind: 'ok',
      data: { state: 'processing' },
    })
    expect(await alipay().queryRefund(refund)).toMatchObject({
      kind: 'ok',
      data: { state: 'succeeded', amount: 500 },
    })
  })

  it('shows another currency as it stands, for the caller to refuse', async () => {
    const one = attempt()
    await wechat().create(one)
    await bench.rule('wxpay', 'notify', 'wrongCurrency')
    await bench.control('POST', 'pay', { payNo: one.payNo })
    const { body, headers } = bench.received[0] ?? empty
    expect(await wechat().parseNotify(body, headers)).toMatchObject({
      kind: 'ok',
      data: { trade: { currency: 'USD' } },
    })
  })

  it('repeats a notification on its own schedule, fresh each time, until it is taken', async () => {
    const one = attempt()
    await wechat().create(one)
    const sent: number[] = []
    bench.answerWith(async () => {
      sent.push(bench.clock.now())
      return sent.length < 5
        ? { status: 500, body: '{"code":"FAIL"}' }
        : { status: 200, body: 'success' }
    })
    const start = bench.clock.now()
    await bench.control('POST', 'pay', { payNo: one.payNo })
    await bench.advance(24 * 60 * minute)
    expect(sent.map((at) => (at - start) / 1000)).toEqual([0, 15, 30, 60, 240])
    expect(new Set(bench.received.map(({ headers }) => headers['wechatpay-signature'])).size).toBe(
      5,
    )
  })

  it('is told a success by Alipay’s own word alone, and repeats eight times in all', async () => {
    const one = attempt()
    const created = await alipay().create(one)
    bench.answerWith(async () => ({ status: 200, body: '<html>success</html>' }))
    await bench.control('POST', 'pay', {
      cashier: created.kind === 'ok' && created.data.form === 'url' ? created.data.url : '',
    })
    await bench.advance(48 * 60 * minute)
    expect(bench.received).toHaveLength(8)
  })

  it('is not waited for longer than the patience allows', async () => {
    await bench.rule('wxpay', 'query', 'delay', { amount: 1000 })
    const impatient = wechat({ transport: httpTransport({ ...usualPatience, answerWithin: 50 }) })
    expect(await impatient.query('P00000001')).toMatchObject({ kind: 'unknown', code: 'TIMEOUT' })
  })

  it('refuses changed particulars under a used number, and takes the same ones again', async () => {
    const one = attempt()
    expect((await wechat().create(one)).kind).toBe('ok')
    expect((await wechat().create(one)).kind).toBe('ok')
    expect(await wechat().create({ ...one, amount: fen(501) })).toMatchObject({
      kind: 'failed',
      reason: 'numberUsed',
    })
    expect(await wechat().create({ ...one, tradeType: 'JSAPI', openId: 'oPayer' })).toMatchObject({
      kind: 'failed',
      reason: 'numberUsed',
    })
    await bench.control('POST', 'pay', { payNo: one.payNo })
    expect(await wechat().create(one)).toMatchObject({ kind: 'failed', reason: 'alreadyPaid' })
  })

  it('takes no money after the last moment to pay', async () => {
    const one = attempt({ expiresAt: bench.clock.now() + minute })
    const created = await alipay().create(one)
    await wechat().create({ ...one, payNo: `${one.payNo}W` })
    await bench.advance(minute)
    expect(await bench.control('POST', 'pay', { payNo: `${one.payNo}W` })).toMatchObject({
      paid: false,
    })
    expect(
      await bench.control('POST', 'pay', {
        cashier: created.kind === 'ok' && created.data.form === 'url' ? created.data.url : '',
      }),
    ).toMatchObject({
      paid: false,
    })
  })

  it('does not believe a merchant whose clock is off, nor one with another key', async () => {
    const off = { now: () => bench.clock.now() - 6 * minute }
    // The refusal is genuine, but it is not fresh to that clock either: nothing is known.
    expect((await wechat({ clock: off }).query('P00000001')).kind).toBe('unknown')
    const stranger = bench.keys.alipay.privateKey
    expect(await wechat({ merchantPrivateKey: stranger }).query('P00000001')).toMatchObject({
      kind: 'failed',
      reason: 'config',
      code: 'SIGNERROR',
    })
  })
})
