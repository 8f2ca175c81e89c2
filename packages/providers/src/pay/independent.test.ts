import { systemClock } from '@mallard/kernel'
import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'

/**
 * Others' implementations against the same sandbox: they prove it right, not merely equal to ours.
 */
describe('independent implementations agree with the sandbox', () => {
  let bench: SandboxBench

  beforeAll(async () => {
    bench = await openSandbox(systemClock)
  })
  afterAll(() => bench.close())

  it('wechatpay-axios-plugin creates, queries, refunds and reads notifications', async () => {
    const {
      baseUrl,
      merchantId,
      merchantSerial,
      merchantPrivateKey,
      platformKeys,
      apiV3Key,
      appIds,
    } = bench.keys.wechat
    const wechat = new Wechatpay({
      mchid: merchantId,
      serial: merchantSerial,
      privateKey: merchantPrivateKey,
      certs: { ...platformKeys },
    })
    const baseURL = `${baseUrl}/`
    const payNo = 'INDEPENDENT1'
    const order = {
      appid: appIds.JSAPI,
      mchid: merchantId,
      description: '茶壶',
      out_trade_no: payNo,
      notify_url: `${bench.here}/pay`,
      amount: { total: 100, currency: 'CNY' },
      payer: { openid: 'oPayer' },
    }
    const created = await wechat.v3?.pay?.transactions?.jsapi?.post?.(order, { baseURL })
    expect(created).toMatchObject({
      status: 200,
      data: { prepay_id: expect.stringMatching(/^wx/) },
    })

    await bench.control('POST', 'pay', { payNo })
    const queried = await wechat.v3?.pay?.transactions?.outTradeNo?.[`{no}`]?.get?.({
      no: payNo,
      params: { mchid: merchantId },
      baseURL,
    })
    expect(queried).toMatchObject({
      status: 200,
      data: { trade_state: 'SUCCESS', amount: { total: 100 } },
    })
    const refunded = await wechat.v3?.refund?.domestic?.refunds?.post?.(
      {
        out_trade_no: payNo,
        out_refund_no: 'RINDEPENDENT1',
        amount: { refund: 40, total: 100, currency: 'CNY' },
      },
      { baseURL },
    )
    expect(refunded).toMatchObject({ status: 200, data: { status: 'PROCESSING' } })

    const notice = bench.received.find(({ path }) => path === '/pay')
    const header = (name: string) => String(notice?.headers[`wechatpay-${name}`])
    const body = String(notice?.body)
    const text = Formatter.joinedByLineFeed(header('timestamp'), header('nonce'), body)
    expect(Rsa.verify(text, header('signature'), platformKeys[header('serial')] ?? '')).toBe(true)
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data: string }
    }
    expect(
      JSON.parse(
        Aes.AesGcm.decrypt(resource.ciphertext, apiV3Key, resource.nonce, resource.associated_data),
      ),
    ).toMatchObject({
      out_trade_no: payNo,
      amount: { total: 100 },
    })
  })

  it('alipay-sdk opens a cashier, queries, refunds and reads notifications', async () => {
    const { appId, privateKey, alipayPublicKey, gateway } = bench.keys.alipay
    const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')
    const alipay = new AlipaySdk({
      appId,
      privateKey: bare(privateKey),
      keyType: 'PKCS8',
      alipayPublicKey: bare(alipayPublicKey),
      gateway,
      camelcase: false,
    })
    const checked = { validateSign: true }
    const payNo = 'INDEPENDENT2'
    const bizContent = {
      out_trade_no: payNo,
      total_amount: '1.00',
      subject: '茶壶 100%',
      product_code: 'QUICK_WAP_WAY',
    }
    const cashier = alipay.pageExec('alipay.trade.wap.pay', 'GET', {
      bizContent,
      notifyUrl: `${bench.here}/alipay`,
    })
    expect(await (await fetch(cashier)).text()).toContain('¥1.00')
    expect(
      await alipay.exec('alipay.trade.query', { bizContent: { out_trade_no: payNo } }, checked),
    ).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' })

    await bench.control('POST', 'pay', { payNo })
    expect(
      await alipay.exec('alipay.trade.query', { bizContent: { out_trade_no: payNo } }, checked),
    ).toMatchObject({
      code: '10000',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '1.00',
    })
    const refund = { out_trade_no: payNo, refund_amount: '0.40', out_request_no: 'R1' }
    expect(await alipay.exec('alipay.trade.refund', { bizContent: refund }, checked)).toMatchObject(
      { code: '10000', fund_change: 'Y' },
    )
    expect(
      await alipay.exec('alipay.trade.fastpay.refund.query', { bizContent: refund }, checked),
    ).toMatchObject({ refund_status: 'REFUND_SUCCESS' })

    const { body } = bench.received.find(({ path }) => path === '/alipay') ?? {
      body: Buffer.alloc(0),
    }
    const params = Object.fromEntries(new URLSearchParams(body.toString()))
    expect(alipay.checkNotifySignV2(params)).toBe(true)
    expect(alipay.checkNotifySignV2({ ...params, total_amount: '0.01' })).toBe(false)
  })
})
