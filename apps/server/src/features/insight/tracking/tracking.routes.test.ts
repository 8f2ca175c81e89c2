import { randomUUID } from 'node:crypto'
import { trackingCalls } from '@mallard/contract/insight/tracking/tracking.calls'
import { trackingAdminCalls } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { day, minute } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { visitRecord } from '@mallard/testing/visit-record'
import { describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { jobHandlers } from '#app/jobs.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { countDay } from './tracking.repo.ts'
import { dayOf, startOf } from './tracking.rules.ts'

const shop = await testShop()
const { db } = shop.services
const { web } = trackingCalls
const kept = (flowUuid: string) =>
  db
    .selectFrom('page_visit')
    .selectAll()
    .where('flow_uuid', '=', flowUuid)
    .orderBy('flow_index')
    .execute()
const record = (given: Partial<VisitRecord> = {}) =>
  visitRecord({ clientTime: shop.clock.now(), ...given })

/** A visit of these pages, one a minute. */
function visitOf(...pages: [urlType: string, path: string][]): VisitRecord[] {
  const flowUuid = randomUUID()
  return pages.map(([urlType, path], index) =>
    record({
      flowUuid,
      flowIndex: index + 1,
      urlType,
      path,
      clientTime: shop.clock.now() + index * 1000,
    }),
  )
}

describe('page visits', () => {
  it('are kept field by field, and once however often they are sent', async () => {
    const phone = await shop.visitor()
    const flowUuid = randomUUID()
    const first = record({ flowUuid, clientReferrer: 'https://news.example/x?y=1', query: 'q=1' })
    const second = record({
      flowUuid,
      flowIndex: 2,
      path: '/goods/1-1-1',
      urlType: 'goods',
      flowLastId: first.id,
      flowLastDomain: first.domain,
      flowLastPath: first.path,
      flowLastUrlType: first.urlType,
    })
    await phone.data(web, { records: [first] })
    await phone.data(web, { records: [first, second] })
    await phone.data(web, { records: [second, second] })
    const rows = await kept(flowUuid)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      id: first.id,
      path: '/a/1-1',
      query: 'q=1',
      is_landpage: 1,
      client_referrer: first.clientReferrer,
      referrer: 'news.example',
      device: 'android',
      partner_id: 1,
      store_id: 1,
      member_id: null,
    })
    expect(rows[1]).toMatchObject({
      flow_last_id: first.id,
      flow_last_domain: 'shop.test',
      flow_last_path: '/a/1-1',
      flow_last_url_type: 'homeScoped',
      screen_size: '412x915',
      version: '20250520165941765',
    })
  })

  it('belong to the store that their path names, of the session’s partner alone', async () => {
    const phone = await shop.visitor()
    const paths = [
      '/a/1-2',
      '/a/2-1',
      '/a/1-999',
      '/order/paymentStatus/order-12345678901234567890',
    ]
    const flowUuid = randomUUID()
    await phone.data(web, {
      records: paths.map((path, index) => record({ flowUuid, flowIndex: index + 1, path })),
    })
    expect(
      (await kept(flowUuid)).map(({ partner_id, store_id }) => `${partner_id}-${store_id}`),
    ).toEqual(['1-2', '1-1', '1-1', '1-1'])
  })

  it('are the member’s whose session it is, whatever the record says', async () => {
    const phone = await shop.shopper()
    const flowUuid = randomUUID()
    await phone.data(web, { records: [record({ flowUuid, userId: '1' })] })
    const [row] = await kept(flowUuid)
    expect(row).toMatchObject({ user_id: '1' })
    expect(row?.member_id).toBeGreaterThan(0)
    expect(row?.member_id).not.toBe(1)
  })

  it('count for the time that the phone says, if that can be', async () => {
    const phone = await shop.visitor()
    const flowUuid = randomUUID()
    const now = shop.clock.now()
    const times = [now - 2 * day, now - 8 * day, now + day]
    await phone.data(web, {
      records: times.map((clientTime, index) =>
        record({ flowUuid, flowIndex: index + 1, clientTime }),
      ),
    })
    expect((await kept(flowUuid)).map(({ at }) => at.getTime())).toEqual([now - 2 * day, now, now])
  })

  it.each<[string, object]>([
    ['no record', { records: [] }],
    ['201 records', { records: Array.from({ length: 201 }, () => record()) }],
    ['an id that is not its flow and index', { records: [record({ id: `${randomUUID()}1` })] }],
    ['a field too many', { records: [{ ...record(), phone: '13800000001' }] }],
    ['a field too few', { records: [{ ...record(), version: undefined }] }],
    ['a path of 501 characters', { records: [record({ path: `/${'x'.repeat(500)}` })] }],
    ['a new visitor', { records: [{ ...record(), isNewUv: 1 }] }],
    ['one bad record among good ones', { records: [record(), record({ urlType: '<script>' })] }],
  ])('are refused as a whole when there is %s', async (_, body) => {
    const before = await db.selectFrom('page_visit').select('id').execute()
    expect(await (await shop.visitor()).call(web, body as never)).toMatchObject({
      code: 500,
      reason: 'badInput',
    })
    expect(await db.selectFrom('page_visit').select('id').execute()).toHaveLength(before.length)
  })

  it('of more than 256 KB are refused', async () => {
    const phone = await shop.visitor()
    const body = JSON.stringify({
      records: Array.from({ length: 200 }, () => record({ query: 'x'.repeat(1400) })),
    })
    const answer = await phone.fetch(web.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(413)
  })

  it('come by beacon, which carries no header of ours, from our own pages alone', async () => {
    const phone = await shop.visitor()
    const beacon = (flowUuid: string, origin: string) =>
      phone.fetch(web.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': '', origin },
        body: JSON.stringify({ records: [record({ flowUuid })] }),
      })
    // Ours are those that the operator wrote down, not the address by which a request says that it
    // came.
    const [ours, ...others] = [shop.services.publicUrl, shop.url, 'https://elsewhere.example'].map(
      (origin) => ({ origin, flowUuid: randomUUID() }),
    )
    expect((await beacon(ours!.flowUuid, ours!.origin)).status).toBe(200)
    expect(await kept(ours!.flowUuid)).toHaveLength(1)
    for (const { origin, flowUuid } of others) {
      expect((await beacon(flowUuid, origin)).status).toBe(403)
      expect(await kept(flowUuid)).toEqual([])
    }
  })

  it('of a browser without a session are to come again', async () => {
    expect(
      await caller(shop.url, { partnerId: 1, storeId: 1 }).call(web, { records: [record()] }),
    ).toMatchObject({ code: 500, reason: 'busy' })
  })

  it('are forgotten after 200 days; the counted days stay', async () => {
    const phone = await shop.visitor()
    const [visit] = visitOf(['home', '/'])
    await phone.data(web, { records: [visit!] })
    const jobs = jobHandlers(shop.services)
    const job = { payload: {}, scope: undefined, attempt: 1, finish: async () => undefined }
    await jobs['tracking.count'].run(job)
    const counted = await db.selectFrom('visit_day').selectAll().execute()
    shop.clock.advance(199 * day)
    await jobs['tracking.sweep'].run(job)
    expect(await kept(visit!.flowUuid)).toHaveLength(1)
    shop.clock.advance(2 * day)
    await jobs['tracking.sweep'].run(job)
    expect(await kept(visit!.flowUuid)).toEqual([])
    expect(await db.selectFrom('visit_day').selectAll().execute()).toEqual(counted)
  })
})

describe('the operator’s days of visits', () => {
  it('count pages, visits and visitors, where visits begin and how far they come', async () => {
    shop.clock.advance(2 * day)
    const today = dayOf(shop.clock.now())
    const [one, two] = [await shop.visitor(), await shop.visitor()]
    await one.data(web, {
      records: visitOf(
        ['homeScoped', '/a/1-1'],
        ['goods', '/goods/1-1-1'],
        ['cart', '/order/1-1/cart'],
      ),
    })
    await one.data(web, { records: visitOf(['goods', '/goods/2-1-1']) })
    await two.data(web, { records: visitOf(['search', '/list/1-1']) })
    const owner = await shop.staff()
    const seen = await owner.data(trackingAdminCalls.visits, { from: today, until: today })
    expect(seen.days).toEqual([{ key: today, views: 5, visits: 3, visitors: 2 }])
    expect(seen.steps.map(({ key, visits }) => [key, visits])).toEqual([
      ['home', 2],
      ['goods', 2],
      ['cart', 1],
      ['checkout', 0],
      ['paid', 0],
    ])
    expect(seen.pages[0]).toMatchObject({ key: 'goods', views: 2, visits: 2, visitors: 1 })
    expect(seen.landings.map(({ key }) => key).toSorted()).toEqual([
      '/a/1-1',
      '/goods/2-1-1',
      '/list/1-1',
    ])
    expect(seen.hours).toHaveLength(1)
    expect(seen.devices).toEqual([{ key: 'android', views: 5, visits: 3, visitors: 2 }])
    const elsewhere = await (
      await shop.staff('owner', { partnerId: 1, storeId: 2 })
    ).data(trackingAdminCalls.visits, { from: today, until: today })
    expect(elsewhere.days).toEqual([{ key: today, views: 0, visits: 0, visitors: 0 }])
  })

  it('leave out what staff look at before they publish it, and say when visits began', async () => {
    shop.clock.advance(2 * day)
    const today = dayOf(shop.clock.now())
    const [one, two] = [await shop.visitor(), await shop.visitor()]
    await one.data(web, { records: visitOf(['preview', '/preview/1-1/abc']) })
    await two.data(web, { records: visitOf(['homeScoped', '/a/1-1'], ['goods', '/goods/1-1-1']) })
    await two.data(web, { records: visitOf(['homeScoped', '/a/1-1']) })
    const owner = await shop.staff()
    const seen = await owner.data(trackingAdminCalls.visits, { from: today, until: today })
    expect(seen.days).toEqual([{ key: today, views: 3, visits: 2, visitors: 1 }])
    const begun = await db
      .selectFrom('visit_day')
      .select(['key', 'visits', 'visitors'])
      .where('part', '=', 'begun')
      .where('day', '=', today)
      .execute()
    expect(begun).toEqual([{ key: expect.stringMatching(/^\d\d:\d0$/), visits: 2, visitors: 1 }])
  })

  it('show no more visitors than visits, also of visits that went on in another session', async () => {
    shop.clock.advance(2 * day)
    const today = dayOf(shop.clock.now())
    const [before, after, third] = [
      await shop.visitor(),
      await shop.shopper(),
      await shop.visitor(),
    ]
    // Signing in gives another session to a visit that goes on; a second tab of it may keep the old
    // one.
    const [one, two] = [
      visitOf(
        ['homeScoped', '/a/1-1'],
        ['goods', '/goods/1-1-1'],
        ['goods', '/goods/2-1-1'],
        ['cart', '/order/1-1/cart'],
      ),
      visitOf(
        ['search', '/list/1-1'],
        ['goods', '/goods/1-1-1'],
        ['orderCheckout', '/order/1-1/checkout/1/1'],
      ),
    ]
    const sessions = [before, after, third, before]
    for (const visit of [one, two])
      for (const [at, page] of visit.entries()) await sessions[at]!.data(web, { records: [page] })
    const { days, steps, ...parts } = await (
      await shop.staff()
    ).data(trackingAdminCalls.visits, { from: today, until: today })
    expect(days).toEqual([{ key: today, views: 7, visits: 2, visitors: expect.any(Number) }])
    const counts = [...days, ...steps, ...Object.values(parts).flat()]
    expect(counts.length).toBeGreaterThan(10)
    expect(counts.filter(({ visitors, visits }) => visitors > visits)).toEqual([])
    expect(counts.filter(({ visits, views }) => visits > views)).toEqual([])
  })

  it('are counted by several at once, each time the same', async () => {
    const now = shop.clock.now()
    const date = dayOf(now)
    const days = () =>
      db
        .selectFrom('visit_day')
        .selectAll()
        .where('day', '=', date)
        .orderBy('store_id')
        .orderBy('part')
        .orderBy('key')
        .execute()
    const count = () => countDay(db, date, new Date(startOf(date)), new Date(startOf(date) + day))
    await count()
    const once = await days()
    await Promise.all([count(), count(), count()])
    expect(once.length).toBeGreaterThan(0)
    expect(await days()).toEqual(once)
  })

  it('count a visit as paid when the order was, not when a page says so', async () => {
    shop.clock.advance(day)
    const today = dayOf(shop.clock.now())
    const shopper = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1, 10)
    await shopper.data(web, {
      records: visitOf(
        ['goods', '/goods/1-1-1'],
        ['orderStatus', '/user/1-1/commont/orderStatus/1/1'],
      ),
    })
    const steps = async () =>
      (
        await (await shop.staff()).data(trackingAdminCalls.visits, { from: today, until: today })
      ).steps.map(({ visits }) => visits)
    expect(await steps()).toEqual([1, 1, 0, 0, 0])
    const { orderSn } = await placeOrder(shopper, [sku!])
    await pay(shop, shopper, orderSn)
    await shop.dispatch()
    shop.clock.advance(61_000)
    expect(await steps()).toEqual([1, 1, 1, 1, 1])
  })

  it('are at most 366, in order, and nobody’s without the right', async () => {
    const owner = await shop.staff()
    for (const [from, until] of [
      ['2025-01-01', '2026-11-21'],
      ['2026-01-02', '2026-01-01'],
      ['2026-13-01', '2026-13-02'],
    ] as const)
      expect(await owner.call(trackingAdminCalls.visits, { from, until })).toMatchObject({
        code: 500,
        reason: 'badInput',
      })
    const ofOtherStore = await shop.staff('hangzhou')
    expect(
      (
        await ofOtherStore.call(trackingAdminCalls.visits, {
          from: '2026-01-01',
          until: '2026-01-01',
        })
      ).reason,
    ).toBe('forbidden')
  })
})

it('fresh visitors of one address are stopped together: their sessions cost nothing', async () => {
  const [address, max] = ['192.0.2.7', 12_000]
  for (let batch = 1; batch < max; batch += 1)
    await takeOfNetwork(shop.services.limiter, 'visits', address, max, 10 * minute)
  const reasons = []
  for (let fresh = 0; fresh < 2; fresh += 1) {
    const browser = await shop.visitor(undefined, address)
    reasons.push((await browser.call(web, { records: [record()] })).reason)
  }
  expect(reasons).toEqual([undefined, 'tooOften'])
})
