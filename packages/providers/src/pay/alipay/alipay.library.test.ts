import { createPublicKey } from 'node:crypto'
import { beijingDateTime, day, fen } from '@mallard/kernel'
import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForLibraries, recording, type LibraryBench } from '../../test-libraries.ts'
import { createAlipay } from './index.ts'

let bench: LibraryBench
beforeAll(async () => {
  bench = await openForLibraries()
})
afterAll(() => bench.close())

const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')
const gateway = () => `http://${bench.hostOf('alipay')}/gateway.do`

function libraryWith(publicKey: string): AlipaySdk {
  const { appId, privateKey } = bench.keys.alipay
  return new AlipaySdk({
    appId,
    privateKey: bare(privateKey),
    keyType: 'PKCS8',
    alipayPublicKey: bare(publicKey),
    gateway: gateway(),
    camelcase: false,
  })
}

describe('alipay-sdk at the sandbox', () => {
  const checked = { validateSign: true }
  const bizContent = (payNo: string) => ({
    out_trade_no: payNo,
    total_amount: '1.00',
    subject: '茶壶 100%',
    product_code: 'QUICK_WAP_WAY',
  })

  it('opens a cashier, sees a payment and gives back a part of it', async () => {
    const alipay = libraryWith(bench.keys.alipay.alipayPublicKey)
    const ask = (method: string, content: object) =>
      alipay.exec(method, { bizContent: content }, checked)
    const payNo = 'LIBRARY1'
    const cashier = alipay.pageExec('alipay.trade.wap.pay', 'GET', {
      bizContent: bizContent(payNo),
      notifyUrl: `${bench.here}/alipay`,
    })
    expect(await (await fetch(cashier)).text()).toContain('¥1.00')
    expect(await ask('alipay.trade.query', { out_trade_no: payNo })).toMatchObject({
      sub_code: 'ACQ.TRADE_NOT_EXIST',
    })

    await bench.control('POST', 'pay', { payNo })
    expect(await ask('alipay.trade.query', { out_trade_no: payNo })).toMatchObject({
      code: '10000',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '1.00',
    })
    const refund = { out_trade_no: payNo, refund_amount: '0.40', out_request_no: 'R1' }
    expect(await ask('alipay.trade.refund', refund)).toMatchObject({
      code: '10000',
      fund_change: 'Y',
    })
    expect(await ask('alipay.trade.fastpay.refund.query', refund)).toMatchObject({
      refund_status: 'REFUND_SUCCESS',
    })
    expect(await ask('alipay.trade.close', { out_trade_no: payNo })).toMatchObject({
      sub_code: 'ACQ.REASON_TRADE_STATUS_INVALID',
    })

    const { body } = bench.received.find(({ path }) => path === '/alipay')!
    const params = Object.fromEntries(new URLSearchParams(body.toString()))
    expect(alipay.checkNotifySignV2(params)).toBe(true)
    expect(alipay.checkNotifySignV2({ ...params, total_amount: '0.01' })).toBe(false)
  })

  it('writes an order for the app, and asks for a bill', async () => {
    const alipay = libraryWith(bench.keys.alipay.alipayPublicKey)
    const order = alipay.sdkExec('alipay.trade.app.pay', {
      bizContent: { ...bizContent('LIBRARY2'), product_code: 'QUICK_MSECURITY_PAY' },
      notifyUrl: `${bench.here}/app`,
    })
    expect(await bench.control('POST', 'pay', { cashier: order })).toMatchObject({ paid: true })
    const yesterday = beijingDateTime(bench.clock.now() - day).slice(0, 10)
    const bill = { bill_type: 'trade', bill_date: yesterday }
    const method = 'alipay.data.dataservice.bill.downloadurl.query'
    expect(await alipay.exec(method, { bizContent: bill }, checked)).toMatchObject({
      sub_code: 'isp.bill_not_exist',
    })
  })
})

describe('alipay-sdk and what the shop sends', () => {
  it('finds each request and each order signed by the shop', async () => {
    const { sent, transport } = recording()
    const shop = createAlipay({
      ...bench.keys.alipay,
      gateway: gateway(),
      notifyUrl: `${bench.here}/shop`,
      clock: bench.clock,
      transport,
    })
    const attempt = {
      amount: fen(100),
      subject: '茶壶 100%',
      expiresAt: bench.clock.now() + 600_000,
      returnUrl: 'https://m.example.com/back?a=1&b=2',
    }
    const payNo = '260116002000SHOP1'
    const cashier = await shop.create({ ...attempt, payNo, tradeType: 'WAP' })
    const app = await shop.create({ ...attempt, payNo: '260116002000SHOP2', tradeType: 'APP' })
    if (cashier.kind !== 'ok' || cashier.data.form !== 'url') throw new Error('no cashier')
    if (app.kind !== 'ok' || app.data.form !== 'orderStr') throw new Error('no order')
    await bench.control('POST', 'pay', { cashier: cashier.data.url })
    expect(await shop.query(payNo)).toMatchObject({ data: { state: 'paid' } })
    const refund = { payNo, refundNo: 'RSHOP1', startedAt: bench.clock.now() }
    const money = { total: fen(100), amount: fen(40), reason: '退款' }
    expect((await shop.refund({ ...refund, ...money })).kind).toBe('ok')
    expect((await shop.queryRefund(refund)).kind).toBe('ok')
    await shop.close(payNo)

    const texts = [
      new URL(cashier.data.url).search.slice(1),
      app.data.orderStr,
      ...sent.map(({ url, body }) => `${url.search.slice(1)}&${body ?? ''}`),
    ]
    expect(texts.length).toBeGreaterThanOrEqual(6)
    // Here the shop is the one who signs.
    const shopKey = createPublicKey(bench.keys.alipay.privateKey)
    const reader = libraryWith(shopKey.export({ type: 'spki', format: 'pem' }).toString())
    for (const text of texts) {
      const params = Object.fromEntries(new URLSearchParams(text))
      expect(reader.checkNotifySign(params, true), params['method']).toBe(true)
      const touched = { ...params, timestamp: '2026-01-01 00:00:00' }
      expect(reader.checkNotifySign(touched, true), params['method']).toBe(false)
    }
  })
})
