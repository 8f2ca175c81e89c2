/**
 * What an order gave, used and stated, looked at after each way in which it ends: rows are ways to
 * end, each with all that is true afterwards (docs/decisions/0169-what-a-paid-back-order-leaves.md).
 */
import { randomUUID } from 'node:crypto'
import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testActivities } from './testing/test-activities.ts'
import { claimGift, runningGift } from '#features/activities/gift/test-gift.ts'
import { givePoints } from '#features/activities/points-shop/test-points-shop.ts'
import { runningLottery, thanks, pointsPrize } from '#features/activities/lottery/test-lottery.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { openLink, openPromoting, promoter } from '#features/promoters/fx/test-fx.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  statusOf,
} from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
let owner = await shop.staff()
const skus = await skusWithStock(shop, 40)
const [first, ...others] = skus.filter(({ price }) => price > 10_000 && price < 60_000)
const sku = first!
let parcels = 0

await openPromoting(owner, 1000)
const { sponsorId } = await promoter(shop, owner)
await runningGift(shop, owner, { points: 10, endAt: shop.clock.now() + 300 * day })
const { id: lotteryId } = await runningLottery(shop, owner, [pointsPrize(1, 0), thanks(10_000)], {
  dailyFree: 0,
  hasOrderChance: true,
  endAt: shop.clock.now() + 300 * day,
})
await owner.data(reviewAdminCalls.setReward, {
  seen: (await owner.data(reviewAdminCalls.reward, {})).points,
  points: 20,
})

// Some of them are weeks apart.
beforeEach(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

/** Lets refunds, the channel, its notifications and all who handle what happened run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

interface Sold {
  readonly browser: Caller
  readonly memberId: number
  readonly sn: string
  readonly orderItemId: number
  readonly soldBefore: number
  /** Of its coupon. */
  readonly templateId: number
}

const salesOf = async () =>
  (
    await sql<{ sales: number }>`
      select sales from store_goods where partner_id = 1 and store_id = 1 and goods_id = ${sku.goodsId}`.execute(
      db,
    )
  ).rows[0]!.sales

/** Two units with a coupon and points, through a promoter's link. */
async function placed(): Promise<Sold> {
  const browser = await buyer(shop)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  await openLink(browser, sponsorId)
  await givePoints(shop, browser, 1000)
  const { id: templateId, grantUuid } = await testCoupon(shop, { face: 1500, validDays: 40 })
  const { couponHistoryId } = await browser.data(couponCalls.draw, { grantUuid })
  const path = await browser.data(checkoutCalls.checkout, {
    productSn: sku.productSn,
    quantity: 2,
  })
  const soldBefore = await salesOf()
  const { amounts } = await browser.data(checkoutCalls.flowModify, {
    ...path,
    couponHistoryId: couponHistoryId!,
    useIntegration: 1000,
  })
  const { orderSn: sn } = await browser.data(checkoutCalls.submit, {
    ...path,
    expectPayAmount: amounts.payAmount,
  })
  await shop.dispatch()
  const { items } = await browser.data(orderCalls.detail, { sn })
  return { browser, memberId, sn, orderItemId: items[0]!.id, soldBefore, templateId }
}

async function paid(): Promise<Sold> {
  const sold = await placed()
  await pay(shop, sold.browser, sold.sn)
  await shop.dispatch()
  return sold
}

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `PB${String((parcels += 1)).padStart(10, '0')}`,
})

/** Received and reviewed. */
async function received(): Promise<Sold> {
  const sold = await paid()
  const { browser, sn, orderItemId } = sold
  await owner.data(orderAdminCalls.ship, { sn, ...waybill() })
  await browser.data(orderCalls.confirm, { sn })
  await shop.dispatch()
  const { commentId } = await browser.data(reviewCalls.add, {
    orderItemId,
    star: 5,
    content: '很好用',
    anonymous: false,
  })
  await owner.data(reviewAdminCalls.judge, { id: commentId, part: 'review', from: 0, show: true })
  return sold
}

/** The same, and what it earns has come. */
async function earned(): Promise<Sold> {
  const sold = await received()
  shop.clock.advance(16 * day)
  await settle()
  owner = await shop.staff()
  return sold
}

/** The store gives units back, or with none all of the money. */
async function refund(
  { sn }: Pick<Sold, 'sn'>,
  quantity: number,
  isUnsent: boolean,
): Promise<void> {
  const options = await owner.data(refundAdminCalls.options, { sn })
  const [line] = options.lines
  const isLast = quantity === line!.unsent || quantity === 0
  const freightAmount = isLast ? options.freightLeft : 0
  const goods = quantity === 0 ? line!.left : line!.amounts[quantity - 1]!
  await owner.data(refundAdminCalls.refund, {
    sn,
    isUnsent,
    lines: [{ orderItemId: line!.orderItemId, quantity, amount: quantity === 0 ? goods : 0 }],
    freightAmount,
    amount: goods + freightAmount,
    restock: true,
    reasonCode: isUnsent ? 'storeOutOfStock' : 'storeAmends',
    desc: '',
    requestId: randomUUID(),
  })
  await settle()
}

async function exchanged({ browser, orderItemId }: Sold): Promise<void> {
  const { applyId } = await browser.data(returnsCalls.v2Apply, {
    orderItemId,
    num: 1,
    type: 2,
    exchangeProductSn: sku.productSn,
    reasonCode: 'size',
    desc: '',
  })
  await owner.data(returnsAdminCalls.agree, { applyId })
  await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
  const lines = [{ orderItemId, received: 1, sellable: 1 }]
  const { exchangeOrderSn } = await owner.data(returnsAdminCalls.receive, { applyId, lines })
  await owner.data(orderAdminCalls.ship, { sn: exchangeOrderSn!, ...waybill() })
  await settle()
}

/** What is true of an order, its buyer and its goods. */
async function truthOf({ browser, memberId, sn, soldBefore, templateId }: Sold) {
  const { rows } = await sql<Record<string, number>>`
    select o.status, m.growth,
      (select sum(i.quantity - i.returned_quantity)::int from order_item i where i.order_id = o.id) as kept,
      (select coalesce(sum(l.delta - l.owed), 0)::int from points_ledger l where l.order_sn = o.order_sn and l.biz_type in ('earn', 'revoke')) as earned,
      (select coalesce(sum(l.delta), 0)::int from points_ledger l where l.order_sn = o.order_sn and l.biz_type in ('spend', 'back')) as spent,
      (select coalesce(sum(l.delta - l.owed), 0)::int from points_ledger l where l.member_id = m.id and l.biz_type like 'review%') as review,
      (select h.status from coupon_history h where h.member_id = m.id) as coupon,
      (select count(*)::int from lottery_chance c where c.lottery_id = ${lotteryId} and c.member_id = m.id and c.used_at is null) as draws,
      (select coalesce(sum(c.amount - c.reversed) filter (where c.paid_at is not null and c.status <> 4), 0)::int from fx_commission c where c.order_id = o.id) as commission
    from orders o join member m on m.id = o.member_id where o.order_sn = ${sn} and m.id = ${memberId}`.execute(
    db,
  )
  const { standing } = await browser.data(giftCalls.newArrival, {})
  const { paid: brought, saved } = await owner.data(couponAdminCalls.detail, { id: templateId })
  return { ...rows[0]!, sales: (await salesOf()) - soldBefore, standing, brought, saved }
}

/** Paid for the goods after coupon and points, in fen. */
const goods = 2 * sku.price - 1500 - 1000
const yuan = Math.floor(goods / 100)
const tenth = Math.floor(goods / 10)
const half = { earned: Math.floor(goods / 200), tenth: tenth - Math.floor(tenth / 2) }

/** Nothing happened: points and coupon are with their owner, who is new. */
const nothing = {
  earned: 0,
  growth: 0,
  spent: 0,
  review: 0,
  coupon: 0,
  draws: 0,
  commission: 0,
  sales: 0,
  standing: 'open',
  brought: 0,
  saved: 0,
}
const inForce = {
  ...nothing,
  status: 1,
  kept: 2,
  spent: -1000,
  coupon: 2,
  commission: tenth,
  sales: 2,
  standing: 'notNew',
  brought: goods,
  saved: 1500,
}
const atHome = { ...inForce, status: 3, draws: 1, review: 20 }
const ripe = { ...atHome, earned: yuan, growth: yuan }
/** What was sent: the coupon did its work. */
const cameBack = { ...nothing, status: 4, kept: 0, coupon: 2 }
const halfIn = { kept: 1, spent: -500, sales: 1, brought: goods - Math.floor(goods / 2) }

const cancelled = async ({ browser, sn }: Sold) => {
  await browser.data(orderCalls.cancel, { sn })
  await settle()
}
const twice = (isUnsent: boolean) => async (sold: Sold) => {
  await refund(sold, 1, isUnsent)
  await refund(sold, 1, isUnsent)
}
const back = (quantity: number, isUnsent: boolean) => (sold: Sold) =>
  refund(sold, quantity, isUnsent)

describe('what an order gave and used', () => {
  it.each([
    ['closed unpaid: nothing', placed, cancelled, { ...nothing, status: 4, kept: 2 }],
    ['paid: in force', paid, settle, inForce],
    ['back whole before it is sent: nothing', paid, back(2, true), { ...cameBack, coupon: 0 }],
    ['back in two parts: the same', paid, twice(true), { ...cameBack, coupon: 0 }],
    [
      'back in part: of the rest',
      paid,
      back(1, true),
      { ...inForce, ...halfIn, commission: half.tenth },
    ],
    [
      'all of its money back: none of it earns',
      paid,
      back(0, false),
      { ...inForce, commission: 0, brought: 0 },
    ],
    ['received: draw and reward', received, settle, atHome],
    ['exchanged: in force, sold once', received, exchanged, atHome],
    ['returned whole: nothing but the coupon', received, back(2, false), cameBack],
    ['earned: points and growth', earned, settle, ripe],
    ['earned, returned whole: nothing', earned, back(2, false), cameBack],
    ['earned, returned in two parts: the same', earned, twice(false), cameBack],
    [
      'earned, returned in part: of the rest',
      earned,
      back(1, false),
      { ...ripe, ...halfIn, earned: half.earned, growth: half.earned, commission: half.tenth },
    ],
  ] as const)('%s', async (_name, begin, end, truth) => {
    const sold = await begin()
    await end(sold)
    expect(await truthOf(sold)).toEqual(truth)
  })
})

const activities = await testActivities('paidBack')

describe('an activity whose order is paid back whole', () => {
  it.each(activities)(
    '%s: costs and brings nothing; its place stays taken',
    async (_name, begin) => {
      const bought = await begin({ shop, owner }, others.pop()!)
      if ((await statusOf(bought.browser, bought.sn)) === 0)
        await pay(shop, bought.browser, bought.sn)
      await settle()
      expect(await bought.figures()).toEqual(bought.before)
      await refund(bought, 1, true)
      expect(await bought.figures()).toEqual(bought.after)
    },
  )

  it('gift: what its taker bought since counts, less what went back', async () => {
    const { id } = await runningGift(shop, owner, { skuId: others[5]!.skuId })
    const browser = await buyer(shop)
    const { orderSn } = (await claimGift(browser)).data as { orderSn: string }
    const figures = async () => {
      const {
        bought,
        paid: brought,
        cost,
      } = (await owner.data(giftAdminCalls.detail, { id })).figures
      return { bought, brought, cost }
    }
    shop.clock.advance(minute)
    const { orderSn: sn, payAmount } = await placeOrder(browser, [others[6]!])
    await pay(shop, browser, sn)
    await settle()
    expect(await figures()).toEqual({ bought: 1, brought: payAmount, cost: others[5]!.price })
    await refund({ sn }, 1, true)
    await refund({ sn: orderSn }, 1, true)
    expect(await figures()).toEqual({ bought: 0, brought: 0, cost: 0 })
    expect(await browser.data(giftCalls.newArrival, {})).toMatchObject({ standing: 'claimed' })
  })
})
