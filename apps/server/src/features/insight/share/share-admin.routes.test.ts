import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { shareAdminCalls } from '@mallard/contract/insight/share/share-admin.calls'
import { beijingDateTime, day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { buyer, hangzhou, pay, skusWithStock, type TestSku } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const today = () => beijingDateTime(shop.clock.now()).slice(0, 10)

let admin: Caller
let sku: TestSku
let goods = ''
/** Two who share, and their public numbers. */
let [ana, ben] = [] as unknown as [Caller, Caller]
let uuids: Record<'ana' | 'ben', string>
let ids: Record<'ana' | 'ben', number>

beforeAll(async () => {
  admin = await shop.staff()
  sku = (await skusWithStock(shop, 1))[0]!
  goods = `/goods/${sku.goodsId}-1-1`
  ;[ana, ben] = [await shop.shopper(), await shop.shopper()]
  const [one, other] = [
    await ana.data(identityCalls.userInfo, {}),
    await ben.data(identityCalls.userInfo, {}),
  ]
  uuids = { ana: one.uuid, ben: other.uuid }
  ids = { ana: one.id, ben: other.id }
})

const shares = (from = today(), until = today()) =>
  admin.data(shareAdminCalls.shares, { from, until })
const lineOf = async (name: 'ana' | 'ben') =>
  (await shares()).sharers.find(({ memberId }) => memberId === ids[name])
const open = (browser: Caller, sponsorId: string, path = goods, id: string = randomUUID()) =>
  browser.data(shareCalls.record, { id, channel: 'opened', path, sponsorId })

/** Buys one piece; what was paid for it, fen. */
async function buy(browser: Caller): Promise<number> {
  const flow = await browser.data(checkoutCalls.checkout, { productSn: sku.productSn, quantity: 1 })
  const { amounts } = await browser.data(checkoutCalls.flow, flow)
  const { orderSn } = await browser.data(checkoutCalls.submit, flow)
  expect((await pay(shop, browser, orderSn)).paid).toBe(true)
  return amounts.payAmount
}

describe('shares on the operator’s page', () => {
  it('are counted by who shared, by way and by goods, with who came by them', async () => {
    for (const channel of ['menu', 'menu', 'copy'] as const)
      await ana.data(shareCalls.record, { id: randomUUID(), channel, path: goods })
    await ben.data(shareCalls.record, { id: randomUUID(), channel: 'poster', path: '/a/1-1' })
    const visitor = await shop.visitor()
    await open(visitor, uuids.ana)
    await open(visitor, uuids.ana)
    await open(await shop.visitor(), uuids.ana, '/a/1-1')
    const told = await shares()
    expect(told.channels).toEqual([
      { key: 'menu', count: 2 },
      { key: 'copy', count: 1 },
      { key: 'poster', count: 1 },
    ])
    expect(told.all).toEqual({ shares: 4, opened: 3, visitors: 2, orders: 0, amount: 0 })
    expect(await lineOf('ana')).toMatchObject({ shares: 3, opened: 3, visitors: 2, orders: 0 })
    expect(told.goods).toEqual([
      expect.objectContaining({
        itemId: sku.goodsId,
        shares: 3,
        opened: 2,
        visitors: 1,
        orders: 0,
        amount: 0,
      }),
    ])
  })

  it('have the order of a visitor who came by one, signed in and bought within fifteen days', async () => {
    const browser = await shop.visitor()
    const id = randomUUID()
    await open(browser, uuids.ana, goods, id)
    const phone = '13900006001'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
    await browser.data(identityCalls.login, { phone, code: message?.code ?? '', ...scope })
    await browser.data(addressCalls.save, hangzhou)
    // Told again under its own number: now it is theirs. Nobody else's note is.
    await open(browser, uuids.ana, goods, id)
    await open(ben, uuids.ben, goods, id)
    const amount = await buy(browser)
    expect(await lineOf('ana')).toMatchObject({ orders: 1, amount })
    expect((await shares()).goods[0]).toMatchObject({ itemId: sku.goodsId, orders: 1, amount })
  })

  it('have it for the last who was shared by, and no more after fifteen days', async () => {
    const browser = await buyer(shop)
    await open(browser, uuids.ana)
    shop.clock.advance(hour)
    await open(browser, uuids.ben)
    const before = { ana: (await lineOf('ana'))!.orders, ben: (await lineOf('ben'))!.orders }
    await buy(browser)
    expect([(await lineOf('ana'))!.orders, (await lineOf('ben'))!.orders]).toEqual([
      before.ana,
      before.ben + 1,
    ])
    shop.clock.advance(15 * day - 2 * hour)
    admin = await shop.staff()
    await buy(browser)
    expect(await lineOf('ben')).toMatchObject({ orders: 1 })
    shop.clock.advance(3 * hour)
    const known = (await shares()).all.orders
    await buy(browser)
    expect((await shares()).all.orders).toBe(known)
  })

  it('are never one’s own', async () => {
    const own = await buyer(shop)
    const { uuid, id } = await own.data(identityCalls.userInfo, {})
    await open(own, uuid)
    const note = randomUUID()
    const visitor = await shop.visitor()
    await open(visitor, uuid, goods, note)
    await buy(own)
    expect((await shares()).sharers.find(({ memberId }) => memberId === id)).toMatchObject({
      opened: 1,
      orders: 0,
    })
    // Known for whose it is once they sign in: nobody brings themselves.
    await open(own, uuid, goods, note)
    expect((await shares()).sharers.find(({ memberId }) => memberId === id)).toBeUndefined()
  })

  it('of another store are not told, and days that cannot be are refused', async () => {
    const other = await shop.staff('owner', { partnerId: 1, storeId: 2 })
    expect(
      (await other.data(shareAdminCalls.shares, { from: '2020-01-01', until: '2020-12-01' })).all
        .shares,
    ).toBe(0)
    expect(
      (await admin.call(shareAdminCalls.shares, { from: '2026-02-02', until: '2026-02-01' }))
        .reason,
    ).toBe('badInput')
    expect(
      (await admin.call(shareAdminCalls.shares, { from: '2020-01-01', until: '2026-01-01' }))
        .reason,
    ).toBe('badInput')
  })
})
