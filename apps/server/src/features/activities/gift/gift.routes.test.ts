import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import type { GiftClaim } from '@mallard/contract/activities/gift/gift.fields'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pointsCoupon } from '#features/activities/points-shop/test-points-shop.ts'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { claimGift, runningGift } from './test-gift.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 10)
let owner: Caller
/** Days go by here, and sessions of staff are short. */
beforeEach(async () => {
  owner = await shop.staff()
})
afterAll(async () => {
  await shop.dispatch()
  await expectBooksToAgree(shop)
})

let next = 0
const aSku = () => skus[(next += 1) % skus.length]!
const seenBy = (who: Caller) => who.data(giftCalls.newArrival, {})
const detailOf = (id: number) => owner.data(giftAdminCalls.detail, { id })

describe('a gift of goods', () => {
  it('is an order with nothing to pay, once for ever', async () => {
    const sku = aSku()
    const { id } = await runningGift(shop, owner, { skuId: sku.skuId })
    expect(await seenBy(await shop.visitor())).toMatchObject({
      standing: 'visitor',
      gift: { giftId: id, kind: 'goods', salePrice: sku.price, left: 10 },
    })
    const browser = await buyer(shop)
    expect((await seenBy(browser)).standing).toBe('open')
    const { orderSn, kind } = (await claimGift(browser)).data as GiftClaim
    expect(kind).toBe('goods')
    expect(await browser.data(orderCalls.detail, { sn: orderSn! })).toMatchObject({
      status: 1,
      kind: 8,
      amounts: { payAmount: 0 },
      items: [{ productSn: sku.productSn, realAmount: 0 }],
    })
    expect(await claimGift(browser)).toMatchObject({
      reason: 'giftTaken',
      message: '您已领过新人礼，每人仅限一次',
    })
    expect(await seenBy(browser)).toMatchObject({ standing: 'claimed', claim: { orderSn } })
    // Another gift is not another chance.
    await runningGift(shop, owner, { points: 50 })
    expect((await claimGift(browser)).reason).toBe('giftTaken')
    expect(await detailOf(id)).toMatchObject({
      taken: 1,
      figures: { seen: 1, bought: 0, cost: sku.price },
    })
  })

  it('goes to the address that is named, and needs one', async () => {
    await runningGift(shop, owner, { skuId: aSku().skuId })
    const browser = await shop.shopper()
    expect((await claimGift(browser)).reason).toBe('addressNeeded')
    await browser.data(addressCalls.save, hangzhou)
    const other = await browser.data(addressCalls.save, { ...hangzhou, detail: '文一路 9 号' })
    const { orderSn } = await browser.data(giftCalls.claim, { addressId: other.id })
    expect(await browser.data(orderCalls.detail, { sn: orderSn! })).toMatchObject({
      receiver: { detail: '文一路 9 号' },
    })
  })
})

describe('a gift of points or of a coupon', () => {
  it('comes at once', async () => {
    await runningGift(shop, owner, { points: 200 })
    const browser = await shop.shopper()
    expect((await claimGift(browser)).data).toMatchObject({ kind: 'points', points: 200 })
    expect(await browser.data(pointsCalls.list, {})).toMatchObject({
      balance: 200,
      list: [{ delta: 200, title: '新人礼' }],
    })
    const { id } = await runningGift(shop, owner, { templateId: await pointsCoupon(shop) })
    const second = await shop.shopper()
    expect((await claimGift(second)).data).toMatchObject({ kind: 'coupon', title: '积分券' })
    const held = await second.data(couponMemberCalls.couponHistory, {})
    expect(held.list.map(({ name }) => name)).toContain('积分券')
    expect(await owner.data(giftAdminCalls.claims, { id })).toMatchObject({
      total: 1,
      list: [{ orderSn: null, hasBought: false }],
    })
  })

  it('takes nothing where the coupon cannot be given', async () => {
    const templateId = await pointsCoupon(shop, { total: 1 })
    const { id } = await runningGift(shop, owner, { templateId })
    await claimGift(await shop.shopper())
    const late = await shop.shopper()
    expect((await claimGift(late)).reason).toBe('giftGone')
    expect(await detailOf(id)).toMatchObject({ taken: 1 })
    await runningGift(shop, owner, { points: 10 })
    expect((await claimGift(late)).code).toBe(200)
  })
})

describe('who is not new', () => {
  it('has bought before', async () => {
    await runningGift(shop, owner, { points: 10 })
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [aSku()])
    expect((await seenBy(browser)).standing).toBe('open')
    await pay(shop, browser, orderSn)
    expect((await seenBy(browser)).standing).toBe('notNew')
    expect((await claimGift(browser)).reason).toBe('giftNotNew')
  })

  it('joined more than thirty days ago', async () => {
    const browser = await shop.shopper()
    // Who comes back stays signed in.
    shop.clock.advance(29 * day)
    await seenBy(browser)
    shop.clock.advance(day + hour)
    owner = await shop.staff()
    await runningGift(shop, owner, { points: 10 })
    expect((await claimGift(browser)).reason).toBe('giftNotNew')
  })

  it('is the same person with another account', async () => {
    await runningGift(shop, owner, { points: 10 })
    const phone = '13700008123'
    const first = await shop.shopper(phone)
    expect((await claimGift(first)).code).toBe(200)
    // The number goes to another account.
    await sql`update member set phone = '13700008124' where partner_id = 1 and phone = ${phone}`.execute(
      shop.services.db,
    )
    shop.clock.advance(hour)
    const again = await shop.shopper(phone)
    expect((await claimGift(again)).reason).toBe('giftTaken')
    expect((await seenBy(again)).standing).toBe('claimed')
  })
})

describe('in another store of the brand', () => {
  it('a member sees what they got where they got it', async () => {
    await runningGift(shop, owner, { skuId: aSku().skuId })
    const browser = await buyer(shop)
    const { orderSn } = (await claimGift(browser)).data as GiftClaim
    browser.scope = { partnerId: 1, storeId: 2 }
    expect(await seenBy(browser)).toMatchObject({
      standing: 'claimed',
      claim: { orderSn, storeId: 1 },
    })
    expect((await claimGift(browser)).reason).toBe('giftTaken')
  })
})

describe('the gift that waits', () => {
  const waiting = async (who: Caller) => (await who.data(giftCalls.waiting, {})).title

  it('is told to a new member until it is taken, or lost with the first paid order', async () => {
    const { id } = await runningGift(shop, owner, { points: 40 })
    const [taker, payer] = [await shop.shopper(), await buyer(shop)]
    expect(await waiting(taker)).toBe('40 积分')
    await claimGift(taker)
    expect(await waiting(taker)).toBeNull()
    const { orderSn } = await placeOrder(payer, [aSku()])
    expect(await waiting(payer)).toBe('40 积分')
    await pay(shop, payer, orderSn)
    expect(await waiting(payer)).toBeNull()
    // To be told of it is not to look at it.
    expect(await detailOf(id)).toMatchObject({ figures: { seen: 0 } })
    await owner.data(giftAdminCalls.close, { id, reason: '换一份' })
    expect(await waiting(await shop.shopper())).toBeNull()
  })
})

describe('the operator', () => {
  it('sees sums of points beyond those of one gift', async () => {
    const { id } = await runningGift(shop, owner, { points: 5 })
    await shop.shopper()
    await shop.shopper()
    const { rows } = await sql<{ id: number }>`
      insert into gift_claim (gift_id, partner_id, store_id, member_id, points, at)
      select ${id}, 1, 1, m.id, 2000000000, ${new Date(shop.clock.now())} from member m where m.partner_id = 1 order by m.id desc limit 2
      returning id`.execute(shop.services.db)
    expect((await detailOf(id)).figures.points).toBe(4_000_000_000)
    // So that the books agree.
    await sql`delete from gift_claim where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(
      shop.services.db,
    )
  })
})
