import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { caller } from '@mallard/testing/caller'
import { afterAll, expect, it } from 'vitest'
import type { Config, Mode, Provider } from '#platform/config.ts'
import { warningsOf } from './greeting.ts'
import { channelsOf, keysOf } from './providers.ts'
import { buildServer } from './server.ts'
import { hangzhou, skusWithStock } from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const every = (mode: Mode) =>
  Object.fromEntries(
    [
      'wechat',
      'alipay',
      'unionpay',
      'sms',
      'express',
      'weixin',
      'apple',
      'wecom',
      'oms',
      'device',
      'mail',
      'companies',
    ].map((name) => [name, mode]),
  ) as Record<Provider, Mode>

// WeChat Pay as if it were live, the sandbox beside it as it would answer, and all else switched
// off.
const live = { wechat: shop.sandbox.keys.wechat } as unknown as Config['live']
const keys = keysOf({ modes: { ...every('off'), wechat: 'live' }, live }, shop.sandbox.keys)
const channels = channelsOf(keys, shop.url, shop.clock)
const app = await buildServer({
  services: { ...shop.services, ...channels },
  defaultScope: scope,
  trustProxy: true,
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

it('one provider that is live leaves the sandbox no other', () => {
  expect(Object.keys(keys).filter((name) => keys[name as keyof typeof keys] !== undefined)).toEqual(
    ['wechat'],
  )
  expect(channels.pickup).toBeUndefined()
})

it('pages are told what is on, and nothing else can be used', async () => {
  const shopper = await shop.shopper()
  const here = caller(url, scope)
  for (const [name, value] of shopper.cookies) here.cookies.set(name, value)
  expect((await here.data(storeCalls.partnerInit, {})).offers).toEqual({
    pay: ['wxPay'],
    texts: false,
    tracking: false,
    invoices: true,
  })
  expect((await here.data(identityCalls.loginType, {})).types).toEqual([])
  expect(
    await here.call(identityCalls.sendPhoneCodeV2, { phone: '13900001234', ...scope }),
  ).toMatchObject({ reason: 'textsOff' })

  const [sku] = await skusWithStock(shop, 1)
  const { cartId } = await here.data(cartCalls.add, { goods: sku!.productSn, qty: 1 })
  const flow = await here.data(checkoutCalls.checkout, { ids: [cartId] })
  await here.data(addressCalls.save, { ...hangzhou, isDefault: true })
  await here.data(checkoutCalls.flow, flow)
  const { orderSn } = await here.data(checkoutCalls.submit, {
    flowId: flow.flowId,
    cartId: flow.cartId,
  })
  const pay = (method: string) => here.fetch(`/pay/v2/toPay/1-1/${method}-WAP/${orderSn}.html`)
  expect(await (await pay('aliPay')).json()).toMatchObject({ reason: 'payMethodUnavailable' })
  expect((await pay('wxPay')).headers.get('location')).toContain('http')
  const told = await here.fetch('/pay/v2/notify/aliPay', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  })
  expect(told.status).toBe(404)
})

it('a start with some live and others played warns', () => {
  const off = { mode: 'off', live: undefined } as const
  const others = { storage: off, search: off, accessLog: 'off' } as const
  expect(warningsOf({ modes: every('sandbox'), isLive: false, ...others })).toEqual([])
  expect(
    warningsOf({ modes: { ...every('sandbox'), mail: 'live' }, isLive: false, ...others })[0],
  ).toContain('LIVE BESIDE THE SANDBOX: mail reach')
  expect(
    warningsOf({ modes: { ...every('off'), weixin: 'live' }, isLive: true, ...others }),
  ).toEqual([
    expect.stringContaining('NO WAY TO PAY'),
    expect.stringContaining('TEXT MESSAGES ARE OFF'),
  ])
})

it('a live shop that keeps no access log says so, unless that was decided', () => {
  const off = { mode: 'off', live: undefined } as const
  const shop = { modes: every('live'), storage: off, search: off }
  const none = [expect.stringContaining('NO REQUEST IS WRITTEN DOWN')]
  expect(warningsOf({ ...shop, isLive: true, accessLog: undefined })).toEqual(none)
  expect(warningsOf({ ...shop, isLive: true, accessLog: 'off' })).toEqual([])
  expect(warningsOf({ ...shop, isLive: false, accessLog: undefined })).toEqual([])
})
