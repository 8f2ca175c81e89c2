import { beijingDateTime, day, fen } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WxPay from 'wechatpay-node-v3'
import { PayRequest } from 'wechatpay-node-v3/dist/lib/pay-request.js'
import type { WireRequest } from '../../http/transport.ts'
import { openForLibraries, recording, type LibraryBench } from '../../test-libraries.ts'
import { createWechatPay } from './index.ts'

let bench: LibraryBench
let library: WxPay

/** The library's own requests; it knows no other address than WeChat's, which is made the sandbox's. */
class AtSandbox extends PayRequest {
  override get(url: string, headers: Record<string, unknown>) {
    return super.get(here(url), headers)
  }
  override post(url: string, params: Record<string, unknown>, headers: Record<string, unknown>) {
    return super.post(here(url), params, headers)
  }
}
const here = (url: string) =>
  url.replace('https://api.mch.weixin.qq.com', `http://${bench.hostOf('wxpay')}`)

beforeAll(async () => {
  bench = await openForLibraries()
  const { merchantId, merchantSerial, merchantPrivateKey, apiV3Key, appIds } = bench.keys.wechat
  library = new WxPay({
    appid: appIds.JSAPI,
    mchid: merchantId,
    serial_no: merchantSerial,
    // It reads the serial number from it, where that is not told.
    publicKey: Buffer.from('told'),
    privateKey: Buffer.from(merchantPrivateKey),
    key: apiV3Key,
  })
  library.createHttp(new AtSandbox())
})
afterAll(() => bench.close())

const order = (payNo: string) => ({
  description: '茶壶 100%',
  out_trade_no: payNo,
  notify_url: `${bench.here}/pay`,
  amount: { total: 100, currency: 'CNY' },
})

describe('wechatpay-node-v3 at the sandbox', () => {
  it('creates payments in each place, sees one paid and gives back a part of it', async () => {
    const payer = { openid: 'oPayer' }
    expect(await library.transactions_jsapi({ ...order('LIBRARY1'), payer })).toMatchObject({
      status: 200,
      data: { package: expect.stringMatching(/^prepay_id=wx/), paySign: expect.any(String) },
    })
    const scene_info = {
      payer_client_ip: '127.0.0.1',
      h5_info: { type: 'Wap', app_name: '', app_url: '' },
    }
    expect(await library.transactions_h5({ ...order('LIBRARY2'), scene_info })).toMatchObject({
      status: 200,
      data: { h5_url: expect.stringContaining('/mweb/checkmweb?prepay_id=wx') },
    })
    const appid = bench.keys.wechat.appIds.APP
    expect(await library.transactions_app({ ...order('LIBRARY3'), appid })).toMatchObject({
      status: 200,
      data: { partnerid: bench.keys.wechat.merchantId, sign: expect.any(String) },
    })

    const asked = { out_trade_no: 'LIBRARY1' }
    expect((await library.query(asked)).data).toMatchObject({ trade_state: 'NOTPAY' })
    const { transactionId } = await bench.control<{ transactionId: string }>('POST', 'pay', {
      payNo: 'LIBRARY1',
    })
    expect((await library.query({ transaction_id: transactionId })).data).toMatchObject({
      trade_state: 'SUCCESS',
      amount: { total: 100 },
    })
    const amount = { refund: 40, total: 100, currency: 'CNY' }
    const refund = { ...asked, out_refund_no: 'RLIBRARY1', amount }
    expect((await library.refunds(refund)).data).toMatchObject({ status: 'PROCESSING' })
    expect((await library.find_refunds('RLIBRARY1')).data).toMatchObject({ amount: { refund: 40 } })
  })

  it('closes what nobody paid, and reads why something is refused', async () => {
    expect(await library.close('LIBRARY2')).toMatchObject({ status: 204 })
    expect((await library.query({ out_trade_no: 'LIBRARY2' })).data).toMatchObject({
      trade_state: 'CLOSED',
    })
    const bill_date = beijingDateTime(bench.clock.now() - day).slice(0, 10)
    const none = await library.tradebill({ bill_date, bill_type: 'ALL' })
    expect([none.status, JSON.parse(String(none.error))]).toMatchObject([
      400,
      { code: 'NO_STATEMENT_EXIST' },
    ])
  })

  it('fetches the platform’s certificates, and believes notices that are signed with one', async () => {
    const { apiV3Key } = bench.keys.wechat
    const certificates = await library.get_certificates(apiV3Key)
    expect(certificates.map(({ publicKey }) => publicKey)).toEqual([
      expect.stringContaining('BEGIN PUBLIC KEY'),
      expect.stringContaining('BEGIN PUBLIC KEY'),
    ])
    await bench.control('POST', 'wxpay/signer', { signer: 'certificate' })
    await bench.control('POST', 'pay', { payNo: 'LIBRARY3' })
    await bench.control('POST', 'wxpay/signer', { signer: 'publicKey' })
    const { headers, body } = bench.received.findLast(({ path }) => path === '/pay')!
    const header = (name: string) => String(headers[`wechatpay-${name}`])
    const claim = {
      timestamp: header('timestamp'),
      nonce: header('nonce'),
      serial: header('serial'),
      signature: header('signature'),
      apiSecret: apiV3Key,
    }
    expect(certificates.map(({ serial_no }) => serial_no)).toContain(claim.serial)
    expect(await library.verifySign({ ...claim, body: String(body) })).toBe(true)
    expect(await library.verifySign({ ...claim, body: `${String(body)} ` })).toBe(false)
    const { resource } = JSON.parse(String(body)) as {
      resource: { ciphertext: string; nonce: string; associated_data: string }
    }
    const { ciphertext, associated_data, nonce } = resource
    expect(library.decipher_gcm(ciphertext, associated_data, nonce)).toMatchObject({
      out_trade_no: 'LIBRARY3',
    })
  })
})

describe('wechatpay-node-v3 and what the shop sends', () => {
  /** As the library would sign the same request. */
  function isSignedAsBy({ method, url, body, headers }: WireRequest, change = ''): boolean {
    const said = (name: string) =>
      new RegExp(`${name}="([^"]*)"`).exec(headers['authorization'] ?? '')?.[1] ?? ''
    const path = `${url.pathname}${url.search}`
    const [nonce, timestamp] = [said('nonce_str'), said('timestamp')]
    const signature = library.getSignature(method, nonce, timestamp, path, `${body ?? ''}${change}`)
    const whole = library.getAuthorization(nonce, timestamp, signature)
    return ['mchid', 'serial_no', 'signature'].every((name) =>
      whole.includes(`${name}="${said(name)}"`),
    )
  }

  it('signs each request and each payment as the library does', async () => {
    const { sent, transport } = recording()
    const shop = createWechatPay({
      ...bench.keys.wechat,
      baseUrl: `http://${bench.hostOf('wxpay')}`,
      notifyUrl: `${bench.here}/shop`,
      refundNotifyUrl: `${bench.here}/refund`,
      clock: bench.clock,
      transport,
    })
    const attempt = {
      amount: fen(100),
      subject: '茶壶 100%',
      expiresAt: bench.clock.now() + 600_000,
      openId: 'oPayer',
      clientIp: '127.0.0.1',
      device: 'Wap',
      returnUrl: 'https://m.example.com/back',
    } as const
    const places = ['JSAPI', 'H5', 'APP'] as const
    const made = await Promise.all(
      places.map((tradeType) =>
        shop.create({ ...attempt, tradeType, payNo: `260116002000${tradeType}` }),
      ),
    )
    expect(made.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok'])

    const payNo = '260116002000JSAPI'
    expect(await shop.query(payNo)).toMatchObject({ data: { state: 'unpaid' } })
    expect((await shop.close('260116002000H5')).kind).toBe('ok')
    await bench.control('POST', 'pay', { payNo })
    const refund = { payNo, refundNo: 'RSHOP1', startedAt: bench.clock.now() }
    const money = { total: fen(100), amount: fen(40), reason: '退款' }
    expect((await shop.refund({ ...refund, ...money })).kind).toBe('ok')
    expect((await shop.queryRefund(refund)).kind).toBe('ok')

    expect(sent.length).toBeGreaterThanOrEqual(7)
    for (const request of sent) {
      expect(isSignedAsBy(request), request.url.pathname).toBe(true)
      expect(isSignedAsBy(request, ' '), request.url.pathname).toBe(false)
    }

    const [page, , app] = made.map((each) => (each.kind === 'ok' ? each.data : undefined))
    if (page?.form !== 'bridge' || app?.form !== 'app') throw new Error('other forms')
    const { appId, timeStamp, nonceStr, package: prepaid, sign } = page.params
    const signed = (...parts: string[]) => library.sha256WithRsa(`${parts.join('\n')}\n`)
    expect(sign).toBe(signed(appId, timeStamp, nonceStr, prepaid))
    const { appid, timestamp, noncestr, prepayid } = app.params
    expect(app.params.sign).toBe(signed(appid, timestamp, noncestr, prepayid))
  })
})
