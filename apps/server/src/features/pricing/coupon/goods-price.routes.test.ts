import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { buyer, skusWithStock } from '#app/testing/test-buyer.ts'
import { endWelcome } from '#app/testing/test-welcome.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testCoupon } from './test-coupons.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)
const { goodsId: id, productSn } = sku!
type Browser = Awaited<ReturnType<typeof buyer>>

const priceFor = async (browser: Browser) =>
  (await browser.data(couponCalls.forGoods, { id })).prices.find(
    (each) => each.productSn === productSn,
  )
/** What the checkout asks for the goods of one unit. */
async function paidBy(browser: Browser): Promise<number> {
  const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { productSn, quantity: 1 })
  const { lines } = await browser.data(checkoutCalls.flow, { flowId, cartId })
  return lines[0]!.realAmount
}

beforeEach(async () => {
  await endWelcome(db)
  await sql`update coupon_template set closed_at = created_at where closed_at is null`.execute(db)
  shop.clock.advance(5000)
})

it('is what the checkout asks once the coupon is drawn, before and after drawing', async () => {
  const browser = await buyer(shop)
  const plain = await paidBy(browser)
  expect(await priceFor(browser)).toBeUndefined()
  await testCoupon(shop, { face: 100 })
  const { grantUuid } = await testCoupon(shop, { face: 700 })
  await testCoupon(shop, { face: 90_000_00, threshold: 90_000_00 })
  const before = await priceFor(browser)
  expect(before).toMatchObject({ after: plain - 700, grantUuid, isHeld: false })
  expect(before!.steps.at(-1)).toMatchObject({ amount: 700, isCoupon: true })
  const taken = before!.steps.reduce((sum, { amount }) => sum + amount, 0)
  expect(before!.salePrice - taken).toBe(before!.after)
  await browser.data(couponCalls.draw, { grantUuid })
  expect(await priceFor(browser)).toMatchObject({ after: plain - 700, isHeld: true })
  expect(await paidBy(browser)).toBe(plain - 700)
})

it('can be had at the checkout by whoever has drawn nothing, whatever coupons there are', async () => {
  const coupon = fc.record({
    kind: fc.constantFrom(1, 2, 3),
    face: fc.integer({ min: 1, max: 3000 }),
    threshold: fc.integer({ min: 0, max: 40_000 }),
    discountBp: fc.integer({ min: 5000, max: 9900 }),
    maxDiscount: fc.constantFrom(0, 500),
  })
  const baskets = fc.record({
    offered: fc.array(coupon, { maxLength: 4 }),
    held: fc.array(fc.nat(3), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(baskets, async ({ offered, held }) => {
      await sql`update coupon_template set closed_at = created_at where closed_at is null`.execute(
        db,
      )
      const made = []
      for (const terms of offered) made.push(await testCoupon(shop, terms))
      shop.clock.advance(5000)
      const browser = await buyer(shop)
      for (const place of new Set(held)) {
        const { grantUuid } = made[place] ?? {}
        if (grantUuid) await browser.data(couponCalls.draw, { grantUuid })
      }
      const promised = await priceFor(browser)
      const paid = await paidBy(browser)
      if (promised) expect(paid).toBe(promised.after)
    }),
    { numRuns: 12 },
  )
})

it('is asked by the checkout at once, though time goes on while it is drawn', async () => {
  await testCoupon(shop)
  shop.clock.advance(5000)
  const browser = await buyer(shop)
  const promised = await priceFor(browser)
  const { clock } = shop
  const read = clock.now
  clock.now = () => {
    clock.advance(1)
    return read()
  }
  try {
    expect(await paidBy(browser)).toBe(promised?.after)
  } finally {
    clock.now = read
  }
})

it('counts no coupon that this shopper cannot have, or that is not valid yet', async () => {
  const browser = await buyer(shop)
  const { grantUuid, id: template } = await testCoupon(shop, { total: 1 })
  await (await buyer(shop)).data(couponCalls.draw, { grantUuid })
  const later = { validFrom: new Date(shop.clock.now() + 1e9), validDays: null }
  await testCoupon(shop, { ...later, validTo: new Date(shop.clock.now() + 2e9) })
  await testCoupon(shop, { obtain: 'activity' })
  expect(await priceFor(browser)).toBeUndefined()
  await sql`update coupon_template set total = 9 where id = ${template}`.execute(db)
  expect(await priceFor(browser)).toMatchObject({ grantUuid })
})

it('does not promise a coupon that would cost more freight than it saves', async () => {
  const browser = await buyer(shop)
  const price = await paidBy(browser)
  await testCoupon(shop, { face: 100 })
  expect(await priceFor(browser)).toMatchObject({ after: price - 100 })
  const areas = [
    {
      codes: [],
      first: 100_000,
      firstFee: 5000,
      step: 1000,
      stepFee: 0,
      freeOverAmount: price,
      deny: false,
    },
  ]
  await sql`update freight_template set areas = ${JSON.stringify(areas)}
    where id = (select freight_template_id from goods where id = ${id})`.execute(db)
  expect(await paidBy(browser)).toBe(price)
  expect(await priceFor(browser)).toBeUndefined()
})

it('shows everyone what can be drawn, on the page itself', async () => {
  await testCoupon(shop, { threshold: 29_900, face: 3000 })
  await testCoupon(shop, { kind: 3 })
  const visitor = await shop.visitor()
  const { coupons } = await visitor.data(catalogCalls.detail, { id })
  expect(coupons.map(({ text }) => text)).toEqual(['满299减30'])
  expect((await visitor.data(couponCalls.forGoods, { id })).coupons).toHaveLength(1)
  expect(await visitor.call(couponCalls.forGoods, { id: 987_654_321 })).toMatchObject({
    code: 500,
    reason: 'notFound',
  })
})
