import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { type Caller, caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'
import { buildServer } from '#app/server.ts'
import { buyer, expectBooksToAgree, hangzhou, skusWithStock } from '#app/testing/test-buyer.ts'
import { runPromotion } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { watched } from '#app/testing/test-watched.ts'
import type { Services } from '#platform/services.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)

/**
 * What happens once, right after the other server has read a checkout and before it writes the
 * order.
 */
let meanwhile: (() => Promise<unknown>) | undefined

const slow = watched(db, async (statement, ask) => {
  const result = await ask()
  if (!meanwhile || !/ from checkout_flow f\s+where /.test(statement)) return result
  const happen = meanwhile
  meanwhile = undefined
  await happen()
  return result
})
const app = await buildServer({
  services: Object.create(shop.services, {
    db: { value: slow },
  }) as Services,
  defaultScope: { partnerId: 1, storeId: 1 },
  trustProxy: true,
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })

afterAll(async () => {
  await app.close()
  await expectBooksToAgree(shop)
})

/** Submits at the other server what changes while it does so; the order that comes of it. */
async function submitWhile(
  browser: Caller,
  flow: { flowId: string; cartId: string },
  change: () => Promise<unknown>,
) {
  const twin = caller(url, browser.scope)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  meanwhile = change
  const { orderSn, payAmount } = await twin.data(checkoutCalls.submit, flow)
  const order = await browser.data(orderCalls.detail, { sn: orderSn })
  expect(order.amounts.payAmount).toBe(payAmount)
  return order
}

const opened = (browser: Caller) =>
  browser.data(checkoutCalls.checkout, { productSn: sku!.productSn, quantity: 1 })
const setPrice = (price: number) =>
  sql`update store_sku set sale_price = ${price} where store_id = 1 and partner_id = 1 and sku_id = ${sku!.skuId}`.execute(
    db,
  )

it('a price that rises is in the order, and the one who was told another one is asked', async () => {
  const browser = await buyer(shop)
  const [flow, shown] = [await opened(browser), await opened(browser)]
  const { amounts } = await browser.data(checkoutCalls.flow, shown)
  try {
    const order = await submitWhile(browser, flow, () => setPrice(sku!.price + 100))
    expect(order.amounts.totalAmount).toBe(sku!.price + 100)
    await setPrice(sku!.price)
    meanwhile = () => setPrice(sku!.price + 100)
    const twin = caller(url, browser.scope)
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    expect(
      await twin.call(checkoutCalls.submit, { ...shown, expectPayAmount: amounts.payAmount }),
    ).toMatchObject({ reason: 'priceChanged' })
  } finally {
    await setPrice(sku!.price)
  }
})

it('another address and another note are those of the order', async () => {
  const browser = await buyer(shop)
  const pudong = await browser.data(addressCalls.save, {
    ...hangzhou,
    provinceCode: '310000',
    cityCode: '310100',
    countyCode: '310115',
  })
  const [moved, noted] = [await opened(browser), await opened(browser)]
  const there = await submitWhile(browser, moved, () =>
    browser.data(checkoutCalls.flowModify, { ...moved, addressId: pudong.id }),
  )
  expect(there.receiver.county).toBe('浦东新区')
  const told = await submitWhile(browser, noted, () =>
    browser.data(checkoutCalls.flowModify, { ...noted, remark: '放门口' }),
  )
  expect(told.remark).toBe('放门口')
})

it.each([
  ['a coupon', 1, 'couponHistoryId'],
  ['a freight coupon', 3, 'freightCouponHistoryId'],
] as const)('%s that is taken out of the price is not used', async (_name, kind, field) => {
  const browser = await buyer(shop)
  const { grantUuid } = await testCoupon(shop, { kind, face: 500 })
  const { couponHistoryId } = await browser.data(couponCalls.draw, { grantUuid })
  // Nothing is sent there for nothing.
  const { id: addressId } = await browser.data(addressCalls.save, {
    ...hangzhou,
    provinceCode: '650000',
    cityCode: '650100',
    countyCode: '650102',
  })
  const flow = await opened(browser)
  const { amounts } = await browser.data(checkoutCalls.flowModify, {
    ...flow,
    addressId,
    [field]: couponHistoryId!,
  })
  expect(amounts.couponAmount + amounts.freightDiscountAmount).toBe(500)
  await submitWhile(browser, flow, () =>
    browser.data(checkoutCalls.flowModify, { ...flow, [field]: 0 }),
  )
  const { rows } =
    await sql`select status, order_sn from coupon_history where id = ${couponHistoryId}`.execute(db)
  expect(rows).toEqual([{ status: 0, order_sn: null }])
})

it('points that are taken out of the price are not spent', async () => {
  const browser = await buyer(shop)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  await writePoints(
    db,
    { partnerId: 1, memberId },
    { delta: 1000, bizType: 'adjust', bizId: 'meanwhile', at: new Date(shop.clock.now()) },
  )
  const flow = await opened(browser)
  await browser.data(checkoutCalls.flowModify, { ...flow, useIntegration: 1000 })
  const order = await submitWhile(browser, flow, () =>
    browser.data(checkoutCalls.flowModify, { ...flow, useIntegration: 0 }),
  )
  expect(order.amounts.integrationAmount).toBe(0)
  const { rows } = await sql<{
    integration: number
  }>`select integration from member where id = ${memberId}`.execute(db)
  expect(rows).toEqual([{ integration: 1000 }])
})

it('a promotion that begins or ends is in the order, or not', async () => {
  const owner = await shop.staff()
  const browser = await buyer(shop)
  let id = 0
  const cut = {
    type: 2,
    rule: { by: 'quantity', tiers: [{ over: 1, cut: 'off', value: 111 }] },
  } as const
  const begins = await submitWhile(browser, await opened(browser), async () => {
    ;({ id } = await runPromotion(shop, owner, {
      type: 2,
      rule: { ...cut.rule, tiers: [...cut.rule.tiers] },
    }))
  })
  const ends = await submitWhile(browser, await opened(browser), () =>
    owner.data(promotionAdminCalls.close, { id }),
  )
  expect(begins.amounts.promotionAmount - ends.amounts.promotionAmount).toBe(111)
})
