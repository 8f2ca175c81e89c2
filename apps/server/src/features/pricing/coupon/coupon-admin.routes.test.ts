import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import {
  couponCalls,
  couponMemberCalls,
  couponSalesCalls,
} from '@mallard/contract/pricing/coupon/coupon.calls'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { day, hour } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { requested } from '#app/testing/test-makers.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { couponJobs, sweep } from './coupon.jobs.ts'
import { couponSetup } from './test-coupons.ts'

const shop = await testShop()
const owner = await shop.staff()

afterAll(() => expectBooksToAgree(shop))

describe('an operator', () => {
  it('sees what a coupon would do before it is given', async () => {
    const free = await owner.data(couponAdminCalls.preview, { ...couponSetup(), face: 100_000_000 })
    expect(free.goods).toBeGreaterThan(0)
    expect(free.warnings[0]).toMatch(/件商品用券后只需 0 元$/)
    expect(free.deepCuts[0]).toMatch(/件商品用券后降价超过一半，最多从 ¥[\d.]+ 到 ¥0\.00$/)
    const half = { kind: 2, face: 0, threshold: 20_000_000, discountBp: 5000 }
    expect(
      (await owner.data(couponAdminCalls.preview, { ...couponSetup(), ...half })).deepCuts,
    ).toEqual([])
    expect(
      (await owner.data(couponAdminCalls.preview, { ...couponSetup(), ...half, discountBp: 500 }))
        .deepCuts[0],
    ).toMatch(/从 ¥200000\.00 到 ¥10000\.00$/)
    const { total } = await owner.data(couponAdminCalls.list, {})
    await owner.data(couponAdminCalls.preview, couponSetup())
    expect((await owner.data(couponAdminCalls.list, {})).total).toBe(total)
  })

  it('is told which field makes no sense', async () => {
    const wrong = [
      { face: 0 },
      { drawTo: 500 },
      { validDays: null },
      { kind: 4, productSn: 'no-such-sku' },
      { scope: 'goods' as const, scopeIds: [999_999] },
    ]
    for (const each of wrong)
      expect(
        await owner.call(couponAdminCalls.create, requested({ ...couponSetup(), ...each })),
      ).toMatchObject({ code: 500, reason: 'badInput' })
  })

  it('sets one up for each request, however often and at whatever moment it comes', async () => {
    const count = async () => (await owner.data(couponAdminCalls.list, {})).total
    const before = await count()
    const input = requested(couponSetup())
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => owner.data(couponAdminCalls.create, input)),
    )
    for (const other of [...others, await owner.data(couponAdminCalls.create, input)])
      expect(other.id).toBe(first!.id)
    expect(await count()).toBe(before + 1)
    expect((await owner.data(couponAdminCalls.create, requested(couponSetup()))).id).not.toBe(
      first!.id,
    )
  })

  it('gives coupons to members, who hear of it, and takes an unused one back', async () => {
    const browser = await buyer(shop, '13911110001')
    const { id } = await owner.data(couponAdminCalls.create, requested(couponSetup()))
    const input = { id, phones: ['13911110001', '13911119999'], requestId: 'issue-request-1' }
    expect(await owner.data(couponAdminCalls.issue, input)).toMatchObject({
      given: 1,
      failed: [{ phone: '13911119999' }],
    })
    expect(await owner.data(couponAdminCalls.issue, input)).toMatchObject({
      given: 0,
      failed: [{ phone: '13911119999' }],
    })
    expect(
      await owner.data(couponAdminCalls.issue, { ...input, requestId: 'issue-request-2' }),
    ).toMatchObject({ given: 0, failed: [{}, {}] })
    expect((await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)).toContain(
      '优惠券已到账',
    )
    const { list } = await owner.data(couponAdminCalls.held, { id })
    expect(list).toMatchObject([{ phoneMasked: '139****0001', status: 0, source: 'issue' }])
    await owner.data(couponAdminCalls.void, { id: list[0]!.id, reason: '发错了' })
    // Taken back twice is taken back.
    expect(await owner.data(couponAdminCalls.void, { id: list[0]!.id, reason: '发错了' })).toEqual(
      {},
    )
    expect((await browser.data(couponMemberCalls.couponNewlist, { status: 3 })).list).toMatchObject(
      [{ status: 4 }],
    )
  })

  it.each([1, 2])('gives once for a request that comes twice at once (%s each)', async (max) => {
    const phone = `1391111200${max}`
    const browser = await buyer(shop, phone)
    const { id } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), perUserLimit: max }),
    )
    const input = { id, phones: [phone], requestId: `issue-at-once-${max}` }
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.data(couponAdminCalls.issue, input)),
    )
    expect(answers.map(({ given }) => given).toSorted()).toEqual([0, 0, 1])
    expect(answers.flatMap(({ failed }) => failed)).toEqual([])
    expect((await browser.data(couponMemberCalls.couponNewlist, { status: 0 })).list).toHaveLength(
      1,
    )
  })

  it('shows a code that gives a coupon, until the coupon is stopped', async () => {
    const browser = await buyer(shop)
    const { id } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), obtain: 'scan' }),
    )
    const [one, two] = [
      await owner.data(couponAdminCalls.scanCode, { id }),
      await owner.data(couponAdminCalls.scanCode, { id }),
    ]
    expect(one.link).toBe(`http://shop.test/user/1-1/coupon/list2/0?scan=${one.code}`)
    expect((await browser.data(couponSalesCalls.scanDraw, { code: one.code })).status).toBe(0)
    expect((await owner.data(couponAdminCalls.close, { id, reason: '活动结束' })).state).toBe(
      'closed',
    )
    expect(
      await (await buyer(shop)).call(couponSalesCalls.scanDraw, { code: two.code }),
    ).toMatchObject({ reason: 'couponOver' })
  })

  it('gives one to everybody of some levels, once for each request, as far as there are some', async () => {
    const levels = await owner.data(levelAdminCalls.list, {})
    const [lowest] = levels
    const { id } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), obtain: 'activity', total: 10_000, perUserLimit: 2 }),
    )
    const input = { id, levels: [lowest!.code], requestId: 'level-request-1' }
    expect(await owner.data(couponAdminCalls.issue, input)).toEqual({
      given: lowest!.members,
      left: 0,
      failed: [],
      waits: false,
    })
    expect(await owner.data(couponAdminCalls.issue, input)).toEqual({
      given: 0,
      left: lowest!.members,
      failed: [],
      waits: false,
    })
    expect(
      (await owner.data(couponAdminCalls.issue, { ...input, requestId: 'level-request-2' })).given,
    ).toBe(lowest!.members)
    expect(
      (await owner.data(couponAdminCalls.issue, { ...input, requestId: 'level-request-3' })).given,
    ).toBe(0)
    expect(await owner.data(couponAdminCalls.detail, { id })).toMatchObject({
      taken: 2 * lowest!.members,
      states: { unused: 2 * lowest!.members },
    })
    const few = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), obtain: 'activity', total: 1 }),
    )
    expect(await owner.data(couponAdminCalls.issue, { ...input, id: few.id })).toEqual({
      given: 1,
      left: lowest!.members - 1,
      failed: [],
      waits: false,
    })
    expect(
      await owner.call(couponAdminCalls.issue, { id, requestId: 'nobody-at-all' }),
    ).toMatchObject({ reason: 'badInput' })
  })

  it('of one store gives and takes what holds in every store to no more than one person at their counter', async () => {
    const { id, coupon } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), isEverywhere: true }),
    )
    const { couponHistoryId } = await (
      await buyer(shop)
    ).data(couponCalls.draw, { grantUuid: coupon.grantUuid })
    const [lowest] = await owner.data(levelAdminCalls.list, {})
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(
      (
        await local.call(couponAdminCalls.issue, {
          id,
          levels: [lowest!.code],
          requestId: 'to-a-whole-level',
        })
      ).reason,
    ).toBe('partnerWide')
    expect(
      (await local.call(couponAdminCalls.void, { id: couponHistoryId!, reason: '发错了' })).reason,
    ).toBe('partnerWide')
    expect(
      (await local.call(couponAdminCalls.close, { id, reason: '停发', voidsUnused: true })).reason,
    ).toBe('partnerWide')
    expect((await owner.data(couponAdminCalls.detail, { id })).states.unused).toBe(1)
    expect(
      await owner.data(couponAdminCalls.void, { id: couponHistoryId!, reason: '发错了' }),
    ).toEqual({})
    expect(
      await owner.data(couponAdminCalls.void, { id: couponHistoryId!, reason: '发错了' }),
    ).toEqual({})
  })

  it('stops a coupon, and takes back what is unused but not what stands in an order', async () => {
    const [sku] = await skusWithStock(shop, 5)
    const { id, coupon } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), perUserLimit: 2 }),
    )
    const browser = await buyer(shop)
    const first = await browser.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
    await browser.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: sku!.productSn,
      quantity: 1,
    })
    await browser.data(checkoutCalls.flowModify, {
      ...flow,
      couponHistoryId: first.couponHistoryId!,
    })
    const order = await browser.data(checkoutCalls.submit, flow)
    await owner.data(couponAdminCalls.close, { id, reason: '活动结束' })
    expect(await owner.data(couponAdminCalls.detail, { id })).toMatchObject({
      state: 'closed',
      states: { unused: 1, locked: 1, voided: 0 },
    })
    for (let turn = 0; turn < 2; turn += 1)
      await owner.data(couponAdminCalls.close, { id, reason: '发错了', voidsUnused: true })
    expect((await owner.data(couponAdminCalls.detail, { id })).states).toMatchObject({
      unused: 0,
      locked: 1,
      voided: 1,
    })
    await pay(shop, browser, order.orderSn)
    await shop.dispatch()
    const page = await owner.data(couponAdminCalls.detail, { id })
    expect(page).toMatchObject({
      used: 1,
      saved: 100,
      paid: order.payAmount,
      states: { used: 1, voided: 1 },
    })
    expect((await owner.data(couponAdminCalls.held, { id, status: 4 })).list).toHaveLength(1)
  })

  it('begins another coupon from one that was set up', async () => {
    const { id } = await owner.data(
      couponAdminCalls.create,
      requested({
        ...couponSetup(),
        name: '周年庆',
        validDays: null,
        validFrom: 2000,
        validTo: 9_000_000_000_000,
      }),
    )
    const { setup } = await owner.data(couponAdminCalls.detail, { id })
    expect(setup).toEqual({
      ...couponSetup(),
      name: '周年庆',
      validDays: null,
      validFrom: 2000,
      validTo: 9_000_000_000_000,
    })
    expect((await owner.data(couponAdminCalls.create, requested(setup))).id).toBeGreaterThan(id)
  })
})

describe('a coupon that nobody uses', () => {
  it('is told two days before its end, once, and is over on time', async () => {
    const browser = await buyer(shop)
    const { coupon } = await owner.data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), name: '周末券', nameEn: 'Weekend', validDays: 7 }),
    )
    await browser.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
    const told = async () =>
      (await browser.data(noticesCalls.list, { kind: 'coupon' })).list.filter(({ text }) =>
        text.startsWith('周末券'),
      )
    for (const [days, count] of [
      [4, 0],
      [2, 1],
      [2, 1],
    ] as const) {
      shop.clock.advance(days * day)
      await couponJobs(shop.services)['coupon.sweep'].run({
        payload: {},
        scope: undefined,
        attempt: 1,
        finish: async () => {},
      })
      expect(await told()).toHaveLength(count)
    }
    const [notice] = await told()
    expect(notice).toMatchObject({ title: '优惠券即将过期', link: '/user/1-1/coupon/list2/0' })
    expect(notice!.text).toMatch(/^周末券 将于 \d\d-\d\d \d\d:\d\d 过期，记得使用$/)
    expect(
      (await browser.data(couponMemberCalls.couponNewlist, { status: 3 })).list.map(
        ({ name }) => name,
      ),
    ).toContain('周末券')
  })

  it('is told of however many others end at the same time', async () => {
    const { coupon } = await (
      await shop.staff()
    ).data(
      couponAdminCalls.create,
      requested({ ...couponSetup(), name: '同日券', nameEn: 'Same day', validDays: 1 }),
    )
    const browsers = [await buyer(shop), await buyer(shop), await buyer(shop)]
    for (const browser of browsers)
      await browser.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
    shop.clock.advance(13 * hour)
    await sweep(shop.services, shop.clock.now(), 2)
    for (const browser of browsers)
      expect(
        (await browser.data(noticesCalls.list, { kind: 'coupon' })).list.filter(({ text }) =>
          text.startsWith('同日券'),
        ),
      ).toHaveLength(1)
  })
})
