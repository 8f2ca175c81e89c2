import { systemClock } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'

/**
 * Another's implementation against the same sandbox: it proves it right, not merely equal to ours.
 * More of them are in the full suite (`*.library.test.ts`).
 */
describe('an independent implementation agrees with the sandbox', () => {
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
})
