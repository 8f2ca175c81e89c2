import { createCipheriv, createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { fakeClock, fen } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { openSandbox, type SandboxBench } from '../../sandbox-bench.ts'
import { decrypt, requestText } from './crypto.ts'
import { createWechatPay } from './index.ts'

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
const merchant = pair()
const platform = pair()
const apiV3Key = '0123456789abcdef0123456789abcdef'
const attempt = {
  payNo: 'P20260115100000',
  amount: fen(100),
  subject: '茶',
  expiresAt: Date.UTC(2026, 0, 15, 2, 30),
  openId: 'oPayer',
  clientIp: '203.0.113.9',
} as const

/** WeChat as a function: signs whatever it is told to say. */
function channelSaying(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: WireRequest[] = []
  const clock = fakeClock()
  const channel = createWechatPay({
    baseUrl: 'https://api.mch.weixin.qq.com',
    merchantId: '1900000109',
    merchantSerial: 'AB12',
    merchantPrivateKey: merchant.privateKey,
    apiV3Key,
    platformKeys: { PUB_KEY_ID_01: platform.publicKey },
    appIds: { JSAPI: 'wxJ', MINI: 'wxM', H5: 'wxH', APP: 'wxA' },
    notifyUrl: 'https://m.example.com/pay',
    refundNotifyUrl: 'https://m.example.com/refund',
    clock,
    nonce: () => 'NONCE',
    async transport(request) {
      asked.push(request)
      const text = body === undefined ? '' : JSON.stringify(body)
      const signature = createSign('RSA-SHA256')
        .update(`${clock.now() / 1000}\nn\n${text}\n`)
        .sign(platform.privateKey, 'base64')
      const signed = {
        'wechatpay-timestamp': String(clock.now() / 1000),
        'wechatpay-nonce': 'n',
        'wechatpay-signature': signature,
        'wechatpay-serial': 'PUB_KEY_ID_01',
      }
      return { status, headers: { ...signed, ...headers }, body: Buffer.from(text) }
    },
  })
  return { channel, asked, clock }
}

const verifies = (text: string, signature: string) =>
  createVerify('RSA-SHA256').update(text).verify(merchant.publicKey, signature, 'base64')

describe('WeChat Pay’s protocol', () => {
  it('signs method, path with query, time, nonce and body, each ended by a line feed', async () => {
    expect(requestText('GET', '/v3/x?a=1', '1700000000', 'N', '')).toBe(
      'GET\n/v3/x?a=1\n1700000000\nN\n\n',
    )
    const { channel, asked, clock } = channelSaying(200, { prepay_id: 'wx2' })
    await channel.create({ ...attempt, tradeType: 'JSAPI' })
    const { headers, body } = asked[0] ?? { body: '' }
    const parts = new Map(
      [...(headers?.['authorization'] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
    expect(
      verifies(
        `POST\n/v3/pay/transactions/jsapi\n${clock.now() / 1000}\nNONCE\n${body}\n`,
        parts.get('signature') ?? '',
      ),
    ).toBe(true)
    expect(headers).toMatchObject({
      'wechatpay-serial': 'PUB_KEY_ID_01',
      accept: 'application/json',
    })
    expect(JSON.parse(body ?? '')).toMatchObject({
      appid: 'wxJ',
      mchid: '1900000109',
      payer: { openid: 'oPayer' },
      time_expire: '2026-01-15T10:30:00+08:00',
      amount: { total: 100, currency: 'CNY' },
    })
  })

  it('gives the bridge its parameters by the names of the specification', async () => {
    const { channel, clock } = channelSaying(200, { prepay_id: 'wx2' })
    const answer = await channel.create({ ...attempt, tradeType: 'MINI' })
    const timeStamp = String(clock.now() / 1000)
    expect(answer).toMatchObject({
      kind: 'ok',
      data: {
        form: 'bridge',
        params: {
          appId: 'wxM',
          timeStamp,
          nonceStr: 'NONCE',
          package: 'prepay_id=wx2',
          signType: 'RSA',
        },
      },
    })
    const params =
      answer.kind === 'ok' && answer.data.form === 'bridge' ? answer.data.params : undefined
    expect(Object.keys(params ?? {})).toEqual([
      'appId',
      'timeStamp',
      'nonceStr',
      'package',
      'signType',
      'sign',
    ])
    expect(verifies(`wxM\n${timeStamp}\nNONCE\nprepay_id=wx2\n`, params?.sign ?? '')).toBe(true)
  })

  it('signs the bare prepay id for an app', async () => {
    const { channel, clock } = channelSaying(200, { prepay_id: 'wx2' })
    const answer = await channel.create({ ...attempt, tradeType: 'APP' })
    const params =
      answer.kind === 'ok' && answer.data.form === 'app' ? answer.data.params : undefined
    expect(params).toMatchObject({
      appid: 'wxA',
      partnerid: '1900000109',
      prepayid: 'wx2',
      package: 'Sign=WXPay',
      noncestr: 'NONCE',
    })
    expect(verifies(`wxA\n${clock.now() / 1000}\nNONCE\nwx2\n`, params?.sign ?? '')).toBe(true)
  })

  it('adds the way back to the cashier’s address', async () => {
    const { channel } = channelSaying(200, {
      h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx2&package=1',
    })
    const answer = await channel.create({
      ...attempt,
      tradeType: 'H5',
      returnUrl: 'https://m.example.com/order/1-1?x=1',
    })
    expect(answer).toEqual({
      kind: 'ok',
      data: {
        form: 'url',
        url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx2&package=1&redirect_url=https%3A%2F%2Fm.example.com%2Forder%2F1-1%3Fx%3D1',
      },
    })
  })

  it.each([
    [400, 'ORDERPAID', 'alreadyPaid'],
    [400, 'ORDER_PAID', 'alreadyPaid'],
    [403, 'OUT_TRADE_NO_USED', 'numberUsed'],
    [403, 'NOAUTH', 'config'],
    [403, 'NO_AUTH', 'config'],
    [500, 'OPENID_MISMATCH', 'badRequest'],
    [403, 'SOMETHING_NEW', 'refused'],
  ])('reads HTTP %d %s as %s, however it is spelled', async (status, code, reason) => {
    expect(
      await channelSaying(status, { code, message: 'x' }).channel.create({
        ...attempt,
        tradeType: 'JSAPI',
      }),
    ).toMatchObject({ kind: 'failed', reason })
  })

  it('leaves open what their own trouble or a crowd left open', async () => {
    for (const [status, code] of [
      [500, 'SYSTEMERROR'],
      [500, 'SYSTEM_ERROR'],
      [500, 'BANK_ERROR'],
      [429, 'FREQUENCY_LIMITED'],
      [502, ''],
    ] as const) {
      expect(
        (
          await channelSaying(status, { code }).channel.refund({
            payNo: attempt.payNo,
            refundNo: 'R1',
            total: fen(100),
            amount: fen(1),
            reason: 'x',
            startedAt: 0,
          })
        ).kind,
      ).toBe('unknown')
    }
  })

  it('believes no refusal that nobody vouches for', async () => {
    const { channel } = channelSaying(
      400,
      { code: 'NOT_ENOUGH', message: 'x' },
      { 'wechatpay-signature': 'AAAA' },
    )
    expect(
      (
        await channel.refund({
          payNo: attempt.payNo,
          refundNo: 'R1',
          total: fen(100),
          amount: fen(1),
          reason: 'x',
          startedAt: 0,
        })
      ).kind,
    ).toBe('unknown')
  })

  it('does not take the answer about another trade, merchant, refund or amount', async () => {
    const trade = {
      out_trade_no: attempt.payNo,
      mchid: '1900000109',
      appid: 'wxH',
      trade_state: 'SUCCESS',
      transaction_id: '42',
      success_time: '2026-01-15T10:00:00+08:00',
      amount: { total: 100, currency: 'CNY' },
    }
    expect(await channelSaying(200, trade).channel.query(attempt.payNo)).toMatchObject({
      kind: 'ok',
      data: { state: 'paid' },
    })
    for (const other of [
      { out_trade_no: 'P99999999' },
      { mchid: '1' },
      { amount: { total: '100' } },
      { amount: { total: 1.5 } },
      { trade_state: 'NEW' },
      { success_time: 'soon' },
    ]) {
      expect(
        (await channelSaying(200, { ...trade, ...other }).channel.query(attempt.payNo)).kind,
        JSON.stringify(other),
      ).toBe('unknown')
    }
    const refund = {
      out_trade_no: attempt.payNo,
      out_refund_no: 'R1',
      refund_id: '50',
      status: 'PROCESSING',
      amount: { refund: 1, total: 100 },
    }
    for (const other of [
      { out_refund_no: 'R2' },
      { out_trade_no: 'X' },
      { amount: { refund: 2, total: 100 } },
      { status: 'NEW' },
    ]) {
      const order = {
        payNo: attempt.payNo,
        refundNo: 'R1',
        total: fen(100),
        amount: fen(1),
        reason: 'x',
        startedAt: 0,
      }
      expect((await channelSaying(200, { ...refund, ...other }).channel.refund(order)).kind).toBe(
        'unknown',
      )
    }
  })

  it('opens a sealed resource with or without associated data, and nothing that was touched', () => {
    for (const associated of ['transaction', '']) {
      const cipher = createCipheriv('aes-256-gcm', apiV3Key, '123456789012').setAAD(
        Buffer.from(associated),
      )
      const sealed = Buffer.concat([cipher.update('{"a":1}'), cipher.final(), cipher.getAuthTag()])
      expect(decrypt(apiV3Key, '123456789012', associated, sealed.toString('base64'))).toBe(
        '{"a":1}',
      )
      for (let place = 0; place < sealed.length; place += 1) {
        const touched = Buffer.from(sealed)
        touched[place] = (touched[place] ?? 0) ^ 1
        expect(
          decrypt(apiV3Key, '123456789012', associated, touched.toString('base64')),
        ).toBeUndefined()
      }
    }
    expect(decrypt(apiV3Key, '', '', '')).toBeUndefined()
    expect(decrypt('short', '123456789012', '', 'A'.repeat(40))).toBeUndefined()
  })

  it('takes no genuine notice for another merchant or application, and none of another cipher', async () => {
    const { channel, clock } = channelSaying(200, {})
    const paid = {
      ...{
        mchid: '1900000109',
        appid: 'wxJ',
        out_trade_no: attempt.payNo,
        transaction_id: '4200',
        trade_state: 'SUCCESS',
      },
      ...{ success_time: '2026-01-15T10:00:00+08:00', amount: { total: 100, currency: 'CNY' } },
    }
    const told = (trade: object, algorithm = 'AEAD_AES_256_GCM') => {
      const cipher = createCipheriv('aes-256-gcm', apiV3Key, '123456789012').setAAD(Buffer.from(''))
      const ciphertext = Buffer.concat([
        cipher.update(JSON.stringify(trade)),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64')
      const resource = { algorithm, nonce: '123456789012', associated_data: '', ciphertext }
      const body = JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource })
      const time = String(clock.now() / 1000)
      const signature = createSign('RSA-SHA256')
        .update(`${time}\nn\n${body}\n`)
        .sign(platform.privateKey, 'base64')
      return channel.parseNotify(Buffer.from(body), {
        'wechatpay-timestamp': time,
        'wechatpay-nonce': 'n',
        'wechatpay-signature': signature,
        'wechatpay-serial': 'PUB_KEY_ID_01',
      })
    }
    expect(await told(paid)).toMatchObject({
      kind: 'ok',
      data: { about: 'payment', trade: { payNo: attempt.payNo, amount: 100 } },
    })
    for (const other of [{ mchid: '1900000110' }, { appid: 'wxOther' }])
      expect(await told({ ...paid, ...other })).toMatchObject({
        kind: 'failed',
        reason: 'merchant',
      })
    expect(await told(paid, 'AEAD_SM4_GCM')).toMatchObject({ kind: 'failed', reason: 'malformed' })
  })

  it('does not start with an APIv3 key of another length', () => {
    const broken = {
      merchantId: '1',
      merchantSerial: 'A',
      merchantPrivateKey: merchant.privateKey,
      platformKeys: {},
      appIds: {},
      notifyUrl: '',
      refundNotifyUrl: '',
      clock: fakeClock(),
    }
    expect(() =>
      createWechatPay({ ...broken, baseUrl: 'https://api.mch.weixin.qq.com', apiV3Key: 'short' }),
    ).toThrow('32 bytes')
  })
})

describe('a change of WeChat’s keys', () => {
  let bench: SandboxBench
  beforeAll(async () => {
    bench = await openSandbox()
  })
  afterAll(() => bench.close())

  const open = (more: object) =>
    createWechatPay({
      ...bench.keys.wechat,
      notifyUrl: `${bench.here}/pay`,
      refundNotifyUrl: `${bench.here}/refund`,
      clock: bench.clock,
      ...more,
    })
  const use = (signer: string) => bench.control('POST', 'wxpay/signer', { signer })

  it('is followed by fetching the certificates that a new serial names', async () => {
    const channel = open({ downloadCertificates: true })
    for (const signer of ['publicKey', 'certificate', 'nextCertificate', 'publicKey']) {
      await use(signer)
      expect(await channel.query('P00000001'), signer).toMatchObject({
        kind: 'ok',
        data: { state: 'none' },
      })
    }
  })

  it('works from certificates alone, with nothing to begin with', async () => {
    await use('certificate')
    expect(
      await open({ platformKeys: {}, downloadCertificates: true }).query('P00000001'),
    ).toMatchObject({ kind: 'ok', data: { state: 'none' } })
  })

  it('is not followed by a merchant in public-key mode, nor past a certificate’s end', async () => {
    await use('certificate')
    expect((await open({ downloadCertificates: false }).query('P00000001')).kind).toBe('unknown')
    const channel = open({ downloadCertificates: true })
    expect((await channel.query('P00000001')).kind).toBe('ok')
    await bench.advance(2300 * 86_400_000)
    expect((await channel.query('P00000001')).kind).toBe('unknown')
    await use('publicKey')
    expect((await channel.query('P00000001')).kind).toBe('ok')
  })

  it('asks for certificates at most once a minute, anyone who names unknown serials', async () => {
    await use('publicKey')
    const channel = open({ downloadCertificates: true })
    await bench.rule('wxpay', 'certificates', 'lost', { times: 1000 })
    const headers = {
      'wechatpay-timestamp': String(Math.floor(bench.clock.now() / 1000)),
      'wechatpay-nonce': 'n',
      'wechatpay-signature': 'AAAA',
    }
    for (let tries = 0; tries < 30; tries += 1) {
      expect(
        await channel.parseNotify(Buffer.from('{}'), {
          ...headers,
          'wechatpay-serial': `${tries}`.padStart(40, 'A'),
        }),
      ).toMatchObject({
        kind: 'failed',
        reason: 'signature',
      })
    }
    const rules = await bench.control<{ operation: string; seen: number }[]>('GET', 'rules')
    expect(rules.find(({ operation }) => operation === 'certificates')?.seen).toBe(1)
  })
})
