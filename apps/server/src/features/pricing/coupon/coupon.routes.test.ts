import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import {
  couponCalls,
  couponMemberCalls,
  couponPromotionCalls,
  couponSalesCalls,
} from '@mallard/contract/pricing/coupon/coupon.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { endWelcome } from '#app/testing/test-welcome.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { writePoints } from '#features/pricing/points/index.ts'
import { insertScan } from './template.repo.ts'
import { testCoupon } from './test-coupons.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2)
type Browser = Awaited<ReturnType<typeof buyer>>

const open = (browser: Browser, productSn = kettle!.productSn, quantity = 1) =>
  browser.data(checkoutCalls.checkout, { productSn, quantity })
const drawn = async (browser: Browser, terms: Parameters<typeof testCoupon>[1] = {}) => {
  const { grantUuid } = await testCoupon(shop, terms)
  return (await browser.data(couponCalls.draw, { grantUuid })).couponHistoryId!
}
const statusOf = async (id: number) =>
  (await sql<{ status: number }>`select status from coupon_history where id = ${id}`.execute(db))
    .rows[0]!.status
const givePoints = async (browser: Browser, points: number) => {
  const { id } = await browser.data(identityCalls.userInfo, {})
  await writePoints(
    db,
    { partnerId: 1, memberId: id },
    { delta: points, bizType: 'adjust', bizId: 'test', at: new Date(shop.clock.now()) },
  )
}
afterAll(async () => {
  await shop.dispatch()
  await expectBooksToAgree(shop)
})

describe('a coupon', () => {
  it('is drawn up to the limit per person, and only while it is given', async () => {
    const browser = await buyer(shop)
    const { grantUuid } = await testCoupon(shop)
    expect(await browser.data(couponCalls.draw, { grantUuid })).toMatchObject({
      name: '测试券',
      face: 2000,
      status: 0,
      drawn: true,
    })
    expect(await browser.call(couponCalls.draw, { grantUuid })).toMatchObject({
      code: 500,
      reason: 'couponLimit',
    })
    const over = await testCoupon(shop, { drawFrom: new Date(1000), drawTo: new Date(2000) })
    const early = await testCoupon(shop, { drawFrom: new Date(shop.clock.now() + hour) })
    const reward = await testCoupon(shop, { obtain: 'activity' })
    expect(await browser.call(couponCalls.draw, over)).toMatchObject({ reason: 'couponOver' })
    expect(await browser.call(couponCalls.draw, early)).toMatchObject({ reason: 'couponNotYet' })
    expect(await browser.call(couponCalls.draw, reward)).toMatchObject({ reason: 'notFound' })
    expect(await (await shop.visitor()).call(couponCalls.draw, { grantUuid })).toMatchObject({
      code: 401,
    })
  })

  it('is told apart in a list of several that are drawn at once', async () => {
    const browser = await buyer(shop)
    const [one, gone] = [await testCoupon(shop), await testCoupon(shop, { total: 1 })]
    await (await buyer(shop)).data(couponCalls.draw, gone)
    const answer = await browser.data(couponPromotionCalls.oneKeyDraw, {
      uuids: [one.grantUuid, gone.grantUuid],
    })
    expect([answer.ok.map(({ grantUuid }) => grantUuid), answer.failed]).toEqual([
      [one.grantUuid],
      [{ uuid: gone.grantUuid, message: '手慢了，优惠券已被领完' }],
    ])
  })

  it('of an assistant’s code is for one person, once', async () => {
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const { id } = await testCoupon(shop, { obtain: 'scan', perUserLimit: 5 })
    const code = await insertScan(
      db,
      { partnerId: 1, storeId: 1 },
      id,
      1,
      new Date(shop.clock.now() + hour),
    )
    const got = await browser.data(couponSalesCalls.scanDraw, { code })
    expect(got.isNew).toBe(true)
    for (let again = 0; again < 2; again += 1)
      expect(await browser.data(couponSalesCalls.scanDraw, { code })).toEqual({
        ...got,
        isNew: false,
      })
    expect(await other.call(couponSalesCalls.scanDraw, { code })).toMatchObject({
      reason: 'scanUsed',
    })
    const late = await insertScan(
      db,
      { partnerId: 1, storeId: 1 },
      id,
      1,
      new Date(shop.clock.now() - 1),
    )
    expect(await other.call(couponSalesCalls.scanDraw, { code: late })).toMatchObject({
      reason: 'scanOver',
    })
  })

  it('for new members is granted to those who joined since, once', async () => {
    const member = await buyer(shop)
    shop.clock.advance(hour)
    await testCoupon(shop, {
      name: '新人专享券',
      obtain: 'register',
      drawFrom: new Date(shop.clock.now() - 1000),
    })
    expect(
      (await member.data(couponMemberCalls.couponRegister, {})).map(({ name }) => name),
    ).not.toContain('新人专享券')
    const browser = await buyer(shop)
    expect(
      (await browser.data(couponMemberCalls.couponRegister, {})).map(({ name }) => name),
    ).toContain('新人专享券')
    expect(await browser.data(couponMemberCalls.couponRegister, {})).toEqual([])
    await endWelcome(db)
  })

  it('for new members is theirs as soon as they have joined, once, and counts as announced when a page has said so', async () => {
    await testCoupon(shop, {
      name: '入会即得',
      obtain: 'register',
      drawFrom: new Date(shop.clock.now() - 1000),
    })
    const phone = '13700008001'
    const browser = await shop.shopper(phone)
    const held = async () =>
      (await browser.data(couponMemberCalls.couponNewlist, {})).list.filter(
        ({ name }) => name === '入会即得',
      )
    expect(await held()).toHaveLength(1)
    shop.clock.advance(minute + 1000)
    await shop.shopper(phone)
    expect(await held()).toHaveLength(1)
    expect(
      (await browser.data(couponMemberCalls.couponRegister, {})).map(({ name }) => name),
    ).toContain('入会即得')
    expect(await browser.data(couponMemberCalls.couponRegister, {})).toEqual([])
    expect(await held()).toHaveLength(1)
    await endWelcome(db)
  })

  it('for new members is granted once, however many sign in with a new phone at the same moment', async () => {
    await testCoupon(shop, {
      name: '同时入会',
      obtain: 'register',
      perUserLimit: 5,
      drawFrom: new Date(shop.clock.now() - 1000),
    })
    const phone = '13700008002'
    const browsers = await Promise.all([1, 2, 3].map(() => shop.visitor()))
    const codes: string[] = []
    for (const browser of browsers) {
      await browser.data(identityCalls.sendPhoneCodeV2, { phone, partnerId: 1, storeId: 1 })
      codes.push(
        (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]?.code ?? '',
      )
      shop.clock.advance(minute + 1000)
    }
    await Promise.all(
      browsers.map((browser, index) =>
        browser.data(identityCalls.login, {
          phone,
          code: codes[index] ?? '',
          partnerId: 1,
          storeId: 1,
        }),
      ),
    )
    const { list } = await browsers[0]!.data(couponMemberCalls.couponNewlist, {})
    expect(list.filter(({ name }) => name === '同时入会')).toHaveLength(1)
    await endWelcome(db)
  })
})

describe('at a checkout', () => {
  it('the best coupon is in the price at once, another or none can be chosen, and the order bears it', async () => {
    const browser = await buyer(shop)
    const [small, great] = [
      await drawn(browser, { face: 500 }),
      await drawn(browser, { face: 800 }),
    ]
    const far = await drawn(browser, { face: 90_000, threshold: 100_000_000 })
    const path = await open(browser)
    const flow = await browser.data(checkoutCalls.flow, path)
    expect([flow.couponHistoryId, flow.amounts.couponAmount]).toEqual([great, 800])
    expect(flow.coupons.usable.map(({ couponHistoryId }) => couponHistoryId)).toEqual([
      great,
      small,
    ])
    expect(flow.coupons.unusable).toMatchObject([
      { couponHistoryId: far, reason: expect.stringMatching(/^还差¥/) },
    ])
    expect(
      (await browser.data(checkoutCalls.flowModify, { ...path, couponHistoryId: 0 })).amounts
        .couponAmount,
    ).toBe(0)
    const changed = await browser.data(checkoutCalls.flowModify, {
      ...path,
      couponHistoryId: small,
    })
    expect(changed.amounts.couponAmount).toBe(500)
    const { orderSn } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: changed.amounts.payAmount,
    })
    expect((await browser.data(orderCalls.detail, { sn: orderSn })).amounts).toEqual(
      changed.amounts,
    )
    expect([await statusOf(small), await statusOf(great)]).toEqual([1, 0])
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    expect(await statusOf(small)).toBe(2)
  })

  it('percent, freight and exchange coupons take off what they say', async () => {
    const browser = await buyer(shop)
    const percent = await drawn(browser, { kind: 2, face: 0, discountBp: 9000, maxDiscount: 700 })
    const exchange = await drawn(browser, {
      kind: 4,
      face: 100,
      skuId: cup!.skuId,
      stackPoints: false,
    })
    const freight = await drawn(browser, { kind: 3, face: 99_900 })
    const path = await open(browser, cup!.productSn)
    const flow = await browser.data(checkoutCalls.flowModify, { ...path, couponHistoryId: percent })
    expect(flow.amounts.couponAmount).toBe(
      Math.min(
        700,
        flow.amounts.totalAmount -
          flow.amounts.promotionAmount -
          Math.floor((flow.amounts.totalAmount - flow.amounts.promotionAmount) * 0.9),
      ),
    )
    const swapped = await browser.data(checkoutCalls.flowModify, {
      ...path,
      couponHistoryId: exchange,
    })
    // Of several colours and sizes it changes one: the words say which.
    const { title, productAttr } = swapped.lines[0]!
    const { list } = await browser.data(couponMemberCalls.couponNewlist, { status: 0 })
    expect(list.find(({ couponHistoryId }) => couponHistoryId === exchange)?.scopeText).toBe(
      `兑换${title} ${productAttr}`,
    )
    expect(swapped.lines[0]!.realAmount).toBe(100)
    expect(swapped.amounts.freightAmount).toBeGreaterThan(0)
    expect([swapped.freightCouponHistoryId, swapped.amounts.freightDiscountAmount]).toEqual([
      freight,
      swapped.amounts.freightAmount,
    ])
    expect(swapped.integration).toMatchObject({ max: 0, isStackable: false })
  })

  it('somebody else’s coupon is as good as none, and one that is used in the meantime is told', async () => {
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const theirs = await drawn(other)
    const mine = await drawn(browser)
    const [one, two] = [await open(browser), await open(browser)]
    expect(
      await browser.call(checkoutCalls.flowModify, { ...one, couponHistoryId: theirs }),
    ).toMatchObject({ reason: 'notFound' })
    for (const path of [one, two])
      await browser.data(checkoutCalls.flowModify, { ...path, couponHistoryId: mine })
    const { payAmount } = (await browser.data(checkoutCalls.flow, two)).amounts
    await browser.data(checkoutCalls.submit, one)
    expect(await browser.call(checkoutCalls.submit, two)).toMatchObject({ reason: 'couponUsed' })
    const seen = { ...two, expectPayAmount: payAmount }
    expect(await browser.call(checkoutCalls.submit, seen)).toMatchObject({ reason: 'couponUsed' })
    // Anyone who has seen the price without it may buy: the checkout is not stuck with a coupon
    // that is gone.
    const fresh = (await browser.data(checkoutCalls.flow, two)).amounts.payAmount
    expect(fresh).toBeGreaterThan(payAmount)
    expect(
      await browser.data(checkoutCalls.submit, { ...two, expectPayAmount: fresh }),
    ).toMatchObject({ payAmount: fresh })
  })

  it('points pay at most half by the hundred, and come back with the coupon when the order is cancelled', async () => {
    const browser = await buyer(shop)
    await givePoints(browser, 1_000_050)
    const coupon = await drawn(browser, { face: 300 })
    const path = await open(browser)
    const before = await browser.data(checkoutCalls.flow, path)
    const goods =
      before.amounts.totalAmount - before.amounts.promotionAmount - before.amounts.couponAmount
    expect(before.integration).toMatchObject({
      balance: 1_000_050,
      max: Math.floor(goods / 200) * 100,
      used: 0,
    })
    expect(
      await browser.call(checkoutCalls.flowModify, { ...path, useIntegration: 150 }),
    ).toMatchObject({ code: 500, reason: 'badInput' })
    const flow = await browser.data(checkoutCalls.flowModify, { ...path, useIntegration: 900_000 })
    expect(flow.integration).toMatchObject({
      used: before.integration.max,
      amount: before.integration.max,
    })
    expect(flow.amounts.payAmount).toBe(before.amounts.payAmount - before.integration.max)
    const { orderSn } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: flow.amounts.payAmount,
    })
    expect((await browser.data(pointsCalls.list, {})).balance).toBe(
      1_000_050 - before.integration.max,
    )
    await browser.data(orderCalls.cancel, { sn: orderSn })
    await shop.dispatch()
    expect((await browser.data(pointsCalls.list, {})).balance).toBe(1_000_050)
    expect(await statusOf(coupon)).toBe(0)
  })
})

describe('at the same moment', () => {
  it('50 people drawing the last 7 coupons get 7, and one person’s 50 draws get their limit', async () => {
    const browsers = await Promise.all(Array.from({ length: 25 }, () => buyer(shop)))
    const few = await testCoupon(shop, { total: 7 })
    const answers = await Promise.all(
      [...browsers, ...browsers].map((browser) => browser.call(couponCalls.draw, few)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(7)
    const two = await testCoupon(shop, { perUserLimit: 2 })
    const own = await Promise.all(
      Array.from({ length: 50 }, () => browsers[0]!.call(couponCalls.draw, two)),
    )
    expect(own.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(own.filter(({ reason }) => reason === 'couponLimit')).toHaveLength(48)
  }, 60_000)

  it('of 36 orders submitted with one coupon one gets the discount, and points are spent once', async () => {
    const browser = await buyer(shop)
    await givePoints(browser, 500)
    const coupon = await drawn(browser)
    const flows = await Promise.all(
      Array.from({ length: 36 }, async (_, index) => {
        const path = await open(browser)
        return browser
          .data(checkoutCalls.flowModify, {
            ...path,
            ...(index % 2 === 0
              ? { couponHistoryId: coupon }
              : { couponHistoryId: 0, useIntegration: 500 }),
          })
          .then(() => path)
      }),
    )
    const answers = await Promise.all(flows.map((path) => browser.call(checkoutCalls.submit, path)))
    const { rows } = await sql<{ coupons: number; points: number }>`
      select count(*) filter (where coupon_amount > 0)::int as coupons, count(*) filter (where integration_amount > 0)::int as points
      from orders where flow_id = any(${flows.map(({ flowId }) => flowId)}::text[])`.execute(db)
    expect(rows[0]).toEqual({ coupons: 1, points: 1 })
    expect(answers.filter(({ reason }) => reason === 'couponUsed')).toHaveLength(17)
    // Anyone who comes too late for the points goes on without them.
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(19)
    expect((await browser.data(pointsCalls.list, {})).balance).toBe(0)
  }, 60_000)
})
