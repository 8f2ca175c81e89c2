import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { paymentCalls } from '@mallard/contract/trade/payment/payment.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)

const place = async () => {
  const browser = await buyer(shop)
  return { browser, ...(await placeOrder(browser, [{ productSn: kettle!.productSn }])) }
}

afterAll(() => expectBooksToAgree(shop))

describe('a cashier that wants a form', () => {
  it('gets it from a page that needs no script, and whose script nobody else can have written', async () => {
    const { browser, orderSn } = await place()
    const response = await browser.fetch(
      `/pay/v2/toPay/1-1/unionPay-WAP/${orderSn}.html?to=/user/1-1/order/detail/${orderSn}`,
    )
    const page = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([\w-]{22})'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(page).toContain(`<script nonce="${nonce}">document.forms[0].submit()</script>`)
    expect(page).toContain(
      `<form method="post" action="${shop.sandbox.url}/unionpay/gateway/api/frontTransReq.do">`,
    )
    expect(page).toContain('<button>前往支付</button>')
    expect(page).toContain(
      `return/unionPay?to=${encodeURIComponent(`/user/1-1/order/detail/${orderSn}`)}`,
    )
  })

  it('comes back by a form to a page of the shop, and to no other place', async () => {
    const back = (to: string) =>
      fetch(`${shop.url}/pay/v2/return/unionPay?to=${encodeURIComponent(to)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: 'https://gateway.95516.com' },
        body: new URLSearchParams({ respCode: '00' }),
      })
    const own = await back('/order/paymentStatus/order-1')
    expect([own.status, own.headers.get('location')]).toEqual([303, '/order/paymentStatus/order-1'])
    for (const foreign of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect((await back(foreign)).headers.get('location'), foreign).toBe('/')
  })
})

describe('parameters for a host', () => {
  it('need the WeChat user in WeChat, and are complete in an app', async () => {
    const { browser, orderSn } = await place()
    expect(
      await browser.call(paymentCalls.params, {
        method: 'wxPay-JSAPI',
        sn: orderSn,
        id: 'somebody',
      }),
    ).toMatchObject({ code: 401, reason: 'noWeixinUser' })
    const params = await browser.data(paymentCalls.paramsMallApp, {
      method: 'wxPay',
      sn: orderSn,
      id: 'me',
    })
    expect(params).toMatchObject({ code: 0, signType: 'RSA', package: 'Sign=WXPay' })
    expect(
      [
        params.appId,
        params.partnerid,
        params.prepayid,
        params.sign,
        params.nonceStr,
        params.timeStamp,
      ].every((value) => value !== '' && value !== undefined),
    ).toBe(true)
    expect(
      (await browser.data(paymentCalls.paramsApp, { method: 'aliPay', sn: orderSn, id: 'me' }))
        .orderStr,
    ).toContain('alipay.trade.app.pay')
  })

  it('are a number for UnionPay’s part of an app', async () => {
    const { browser, orderSn } = await place()
    const { tn } = await browser.data(paymentCalls.paramsMallApp, {
      method: 'unionPay',
      sn: orderSn,
      id: 'me',
    })
    expect(tn).toMatch(/^\d{13,30}$/)
  })

  it('are not given for a number that another of WeChat’s apps knows them by', async () => {
    const { browser, orderSn } = await place()
    const { rows } = await sql<{ id: number; uuid: string }>`
      select m.id, m.uuid from orders o join member m on m.id = o.member_id where o.order_sn = ${orderSn}`.execute(
      shop.services.db,
    )
    const { id, uuid } = rows[0]!
    const { appIds } = shop.sandbox.keys.wechat
    await sql`insert into member_identity (partner_id, member_id, type, app_id, subject, created_at)
      values (1, ${id}, 'wx-openid', ${appIds.MINI}, ${`oMini${orderSn}`}, now())`.execute(
      shop.services.db,
    )
    expect(
      await browser.call(paymentCalls.params, { method: 'wxPay-JSAPI', sn: orderSn, id: uuid }),
    ).toMatchObject({ code: 401, message: '请登陆微信' })
    expect(
      await browser.data(paymentCalls.params, { method: 'wxPay', sn: orderSn, id: uuid }),
    ).toMatchObject({ code: 0, appId: appIds.MINI })
  })

  it('are given to a member known to WeChat, by openid or by their own uuid', async () => {
    const { browser, orderSn } = await place()
    const { rows } = await sql<{
      id: number
      uuid: string
    }>`select m.id, m.uuid from orders o join member m on m.id = o.member_id where o.order_sn = ${orderSn}`.execute(
      shop.services.db,
    )
    const { id, uuid } = rows[0]!
    const openId = `oTest${orderSn}`
    await sql`insert into member_identity (partner_id, member_id, type, app_id, subject, created_at) values (1, ${id}, 'wx-openid', ${shop.sandbox.keys.wechat.appIds.JSAPI}, ${openId}, now())`.execute(
      shop.services.db,
    )
    const byUuid = await browser.data(paymentCalls.params, {
      method: 'wxPay-JSAPI',
      sn: orderSn,
      id: uuid,
    })
    expect(byUuid.package).toMatch(/^prepay_id=/)
    expect(
      (await browser.data(paymentCalls.params, { method: 'wxPay-JSAPI', sn: orderSn, id: openId }))
        .payNo,
    ).toBe(byUuid.payNo)
  })
})

describe('a browser on its way to a cashier that is refused', () => {
  it('is sent to its orders, with the reason; a script is told in JSON', async () => {
    const { browser, orderSn } = await place()
    await browser.data(orderCalls.cancel, { sn: orderSn })
    const ask = (accept: string) =>
      browser.fetch(`/pay/v2/toPay/1-1/unionPay-WAP/${orderSn}.html`, { headers: { accept } })
    const page = await ask('text/html,application/xhtml+xml')
    expect([page.status, decodeURIComponent(page.headers.get('location') ?? '')]).toEqual([
      302,
      '/user/1-1/order/list/0?message=notPayable',
    ])
    expect(await (await ask('*/*')).json()).toMatchObject({ code: 500, reason: 'notPayable' })
  })
})
