import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  lotteryCalls,
  lotteryMemberCalls,
} from '@mallard/contract/activities/lottery/lottery.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingDateTime, day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { joinGroup, one, runningGroup } from '#features/activities/group-buy/test-group.ts'
import { insertTemplate } from '#features/pricing/coupon/index.ts'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { lotteryEntrance } from './lottery-entrance.ts'
import { lotteriesOnOrders } from './lottery.events.ts'
import { lotteryJobs } from './lottery.jobs.ts'
import {
  couponPrize,
  drawing,
  drawOne,
  goodsPrize,
  pointsPrize,
  runningLottery,
  thanks,
  tryDraw,
} from './test-lottery.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
/** Sessions of staff end while days go by. */
const owner = () => shop.staff()

afterAll(() => expectBooksToAgree(shop))

const running = async (
  ...parts: Parameters<typeof runningLottery> extends [unknown, unknown, ...infer R] ? R : never
) => runningLottery(shop, await owner(), ...parts)
const info = (browser: Caller, lotteryUrl: string) =>
  browser.data(lotteryCalls.info, { lotteryUrl })
const balance = async (browser: Caller) => (await browser.data(pointsCalls.list, {})).balance
const wins = (browser: Caller) => browser.data(lotteryMemberCalls.lotteryList, {})

async function stockOf(skuId: number): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select on_hand as units from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!.units
}

/** An order is sent, and its buyer says that it came. */
async function received(browser: Caller, sn: string): Promise<void> {
  await (
    await owner()
  ).data(orderAdminCalls.ship, { sn, companyCode: 'yuantong', deliverySn: `LT${sn.slice(-10)}` })
  await browser.data(orderCalls.confirm, { sn })
  await shop.dispatch()
}

/** All money of an order went back before it was sent. */
async function refunded(orderSn: string): Promise<void> {
  const { db, clock } = shop.services
  const { rows } = await sql<{ id: number; memberId: number }>`
    select id, member_id as "memberId" from orders where order_sn = ${orderSn}`.execute(db)
  const { id, memberId } = rows[0]!
  const event = {
    event: 'closeUnsent',
    id: 1,
    key: String(id),
    at: new Date(clock.now()),
    orderId: id,
    orderSn,
    scope: { partnerId: 1, storeId: 1 },
    memberId,
    kind: 1,
    context: null,
    from: 1,
    to: 4,
    reason: '',
  } as const
  await db.transaction().execute((trx) => lotteriesOnOrders.handle(trx, [event]))
}

const sweep = () =>
  lotteryJobs(shop.services)['lottery.sweep'].run({ payload: {}, key: '', attempt: 1 } as never)

describe('a lottery', () => {
  it('is entered from pages of content while one runs, with what a draw costs', async () => {
    const { scope } = await owner()
    const note = async (more: { dailyFree: number; cost: number | null }) => {
      const { lotteryUrl } = await running([pointsPrize(5, 1), thanks(9999)], more)
      const now = await lotteryEntrance.now(shop.services, scope, 'zh')
      expect(now?.path).toBe(`/lottery/1-1/detail/${lotteryUrl}`)
      return now?.note
    }
    expect(await lotteryEntrance.now(shop.services, scope, 'zh')).toBeUndefined()
    expect(await note({ dailyFree: 2, cost: 20 })).toBe('每天免费抽2次')
    expect(await note({ dailyFree: 0, cost: 20 })).toBe('20积分抽一次')
    expect(await note({ dailyFree: 0, cost: null })).toBe('好礼等你抽')
  })

  it('shows odds but no weights, and nothing of a member to strangers', async () => {
    const { lotteryUrl } = await running([
      pointsPrize(5, 1250),
      goodsPrize(sku!.skuId, 1),
      thanks(8749),
    ])
    const shown = await info(await shop.visitor(), lotteryUrl)
    expect(shown.prizes.map(({ odds }) => odds)).toEqual([12.5, 0.01, 87.49])
    expect(JSON.stringify(shown)).not.toMatch(/weight|quota|"won"/)
    expect(shown).toMatchObject({ state: 'RUN', chances: null, winners: [] })
    expect(shown.prizes[1]!.pic).not.toBeNull()
    const unknown = await (await shop.visitor()).call(lotteryCalls.info, { lotteryUrl: 'nothing' })
    expect(unknown.reason).toBe('notFound')
  })

  it('gives free draws a day, and then draws for points with a title in the ledger', async () => {
    const { lotteryUrl } = await running([pointsPrize(30, 10_000), thanks(0)], { cost: 20 })
    const browser = await shop.shopper()
    expect((await info(browser, lotteryUrl)).chances).toMatchObject({
      free: 1,
      extra: 0,
      balance: 0,
    })
    expect(await drawOne(browser, lotteryUrl)).toMatchObject({
      type: 2,
      points: 30,
      status: 3,
      chances: { free: 0, balance: 30 },
    })
    expect((await tryDraw(browser, lotteryUrl)).reason).toBe('lotteryNoChance')
    expect((await drawOne(browser, lotteryUrl, true)).chances.balance).toBe(40)
    const { list } = await browser.data(pointsCalls.list, {})
    expect(list.map(({ title, delta }) => [title, delta])).toEqual([
      ['抽奖奖品', 30],
      ['抽奖消耗', -20],
      ['抽奖奖品', 30],
    ])
    shop.clock.advance(day)
    expect((await info(browser, lotteryUrl)).chances).toMatchObject({ free: 1 })
    const shown = await info(browser, lotteryUrl)
    expect(shown.winners).toHaveLength(2)
    expect(shown.winners[0]!.nickname).toContain('***')
  })

  it('answers the same token with the same prize, also after its end', async () => {
    const { lotteryUrl, id } = await running([pointsPrize(5, 5000), thanks(5000)])
    const browser = await shop.shopper()
    const same = drawing(lotteryUrl)
    const first = await browser.data(lotteryCalls.lottery, same)
    await (await owner()).data(lotteryAdminCalls.close, { id, reason: '奖品有误' })
    const again = await browser.data(lotteryCalls.lottery, same)
    expect(again).toEqual(first)
    expect((await tryDraw(browser, lotteryUrl)).reason).toBe('lotteryOver')
    expect((await info(browser, lotteryUrl)).state).toBe('CLOSED')
    // Another member with that token draws for themselves, here: not any more.
    const other = await shop.shopper()
    expect((await other.call(lotteryCalls.lottery, same)).reason).toBe('lotteryOver')
  })

  it('is refused before it begins, without points, and beyond its limits', async () => {
    const startAt = shop.clock.now() + minute
    const prizes = [pointsPrize(1, 0), thanks(10_000)]
    const { lotteryUrl } = await running(prizes, {
      startAt,
      dailyFree: 5,
      dailyMax: 2,
      totalMax: 3,
    })
    const browser = await shop.shopper()
    expect((await tryDraw(browser, lotteryUrl)).reason).toBe('lotteryWait')
    shop.clock.advance(minute)
    await drawOne(browser, lotteryUrl)
    expect((await drawOne(browser, lotteryUrl)).chances.left).toBe(0)
    expect((await tryDraw(browser, lotteryUrl)).reason).toBe('lotteryLimit')
    shop.clock.advance(day)
    await drawOne(browser, lotteryUrl)
    expect((await tryDraw(browser, lotteryUrl)).reason).toBe('lotteryLimit')
    const costly = await running(prizes, { dailyFree: 0, cost: 9 })
    expect((await tryDraw(browser, costly.lotteryUrl, true)).reason).toBe('pointsShort')
  })

  it('gives one draw a day for sharing', async () => {
    const { lotteryUrl } = await running([pointsPrize(1, 0), thanks(10_000)], {
      dailyFree: 0,
      hasShareChance: true,
    })
    const browser = await shop.shopper()
    for (let count = 0; count < 3; count += 1)
      expect(await browser.data(lotteryCalls.share, { lotteryUrl })).toMatchObject({
        extra: 1,
        isSharedToday: true,
      })
    await drawOne(browser, lotteryUrl)
    expect((await browser.data(lotteryCalls.share, { lotteryUrl })).extra).toBe(0)
    shop.clock.advance(day)
    expect((await browser.data(lotteryCalls.share, { lotteryUrl })).extra).toBe(1)
  })

  it('gives a draw for an order that was received, not while it can be paid back with the draw used', async () => {
    const { lotteryUrl } = await running([pointsPrize(1, 0), thanks(10_000)], {
      dailyFree: 0,
      hasOrderChance: true,
    })
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: sku!.productSn }])
    await shop.dispatch()
    expect((await info(browser, lotteryUrl)).chances?.extra).toBe(0)
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    expect((await info(browser, lotteryUrl)).chances?.extra).toBe(0)
    await received(browser, orderSn)
    expect((await info(browser, lotteryUrl)).chances?.extra).toBe(1)
    await refunded(orderSn)
    expect((await info(browser, lotteryUrl)).chances?.extra).toBe(0)
  })

  it('gives a draw for an order of a group like any other, and none for one that is left', async () => {
    const { lotteryUrl } = await running([pointsPrize(1, 0), thanks(10_000)], {
      dailyFree: 0,
      hasOrderChance: true,
    })
    const extraOf = async (browser: Caller) => (await info(browser, lotteryUrl)).chances?.extra
    const { urlCode } = await runningGroup(shop, await owner(), [sku!])
    const [leaves, stays] = [await buyer(shop), await buyer(shop)]
    const { orderIds } = await joinGroup(shop, leaves, urlCode, one(sku!))
    expect(await extraOf(leaves)).toBe(0)
    await leaves.data(orderCalls.cancel, { sn: orderIds })
    await shop.dispatch()
    expect(await extraOf(leaves)).toBe(0)
    await joinGroup(shop, stays, urlCode, one(sku!))
    expect(await extraOf(stays)).toBe(0)
    const again = await joinGroup(shop, leaves, urlCode, one(sku!))
    await shop.dispatch()
    expect(await extraOf(leaves)).toBe(0)
    await received(leaves, again.orderIds)
    expect([await extraOf(stays), await extraOf(leaves)]).toEqual([0, 1])
  })
})

describe('a coupon as a prize', () => {
  it('is held at once, and none is won beyond what one may hold', async () => {
    const now = shop.clock.now()
    const at = (instant: number) => new Date(instant)
    const { id } = await insertTemplate(
      shop.services.db,
      { partnerId: 1, storeId: null },
      {
        name: '满 100 减 10',
        nameEn: '',
        kind: 1,
        threshold: 10_000,
        face: 1000,
        discountBp: 10_000,
        maxDiscount: 0,
        skuId: null,
        scope: 'all',
        scopeIds: [],
        total: 10,
        perUserLimit: 1,
        validFrom: null,
        validTo: null,
        validDays: 7,
        obtain: 'activity',
        drawFrom: at(now),
        drawTo: at(now + day),
        stackPoints: true,
      },
      at(now),
    )
    const { lotteryUrl } = await running([couponPrize(id, 10_000), thanks(0)], { dailyFree: 2 })
    const browser = await shop.shopper()
    expect((await drawOne(browser, lotteryUrl)).type).toBe(3)
    const held = await browser.data(couponMemberCalls.couponHistory, {})
    expect(held.list.map(({ name }) => name)).toContain('满 100 减 10')
    expect((await drawOne(browser, lotteryUrl)).type).toBe(1)
    expect((await wins(browser)).total).toBe(1)
  })
})

describe('goods as a prize', () => {
  const goods = async () => {
    const { lotteryUrl, id } = await running([goodsPrize(sku!.skuId, 10_000, 5), thanks(0)])
    const browser = await shop.shopper()
    const before = await stockOf(sku!.skuId)
    const { lotteryItemId } = await drawOne(browser, lotteryUrl)
    expect(await stockOf(sku!.skuId)).toBe(before - 1)
    return { browser, id, lotteryItemId, before }
  }

  it('go to a typed address, then another, until they are sent with a waybill', async () => {
    const { browser, id, lotteryItemId } = await goods()
    const typed = { ...hangzhou, lotteryItemId }
    expect(await browser.data(lotteryCalls.saveAddress, typed)).toMatchObject({
      status: 1,
      address: { province: '浙江省', detail: hangzhou.detail },
    })
    const address = await browser.data(addressCalls.save, { ...hangzhou, detail: '另一处 2 号' })
    const chosen = { lotteryItemId, addressId: address.id }
    for (let count = 0; count < 2; count += 1)
      expect((await browser.data(lotteryCalls.setAddress, chosen)).address?.detail).toBe(
        '另一处 2 号',
      )
    const staff = await owner()
    const { list } = await staff.data(lotteryAdminCalls.winners, { id, status: 1 })
    expect(list).toMatchObject([{ id: lotteryItemId, address: { detail: '另一处 2 号' } }])
    const parcel = { id: lotteryItemId, companyCode: 'shunfeng', deliverySn: 'SF1234567890' }
    // A winner follows the prize by a number, which the partner's own van has none of.
    const byVan = { id: lotteryItemId, companyCode: 'ownvan00001', deliverySn: 'sign000001' }
    expect((await staff.call(lotteryAdminCalls.ship, byVan)).reason).toBe('badInput')
    for (let count = 0; count < 2; count += 1)
      expect(await staff.data(lotteryAdminCalls.ship, parcel)).toMatchObject({ status: 2 })
    const differs = { ...parcel, deliverySn: 'SF0000000000' }
    expect((await staff.call(lotteryAdminCalls.ship, differs)).reason).toBe('lotteryShipped')
    expect((await browser.call(lotteryCalls.saveAddress, typed)).reason).toBe('lotterySent')
    expect((await wins(browser)).list).toMatchObject([
      { status: 2, companyName: '顺丰速运', deliverySn: 'SF1234567890' },
    ])
    const { list: notices } = await browser.data(noticesCalls.list, {})
    expect(notices.filter(({ title }) => title === '奖品已寄出')).toHaveLength(1)
    shop.clock.advance(10 * day)
    await sweep()
    expect((await wins(browser)).list[0]!.status).toBe(3)
  })

  it('expire after thirty days without an address, and come back', async () => {
    const { browser, id, lotteryItemId, before } = await goods()
    shop.clock.advance(30 * day - minute)
    await sweep()
    expect((await wins(browser)).list[0]!.status).toBe(0)
    shop.clock.advance(minute)
    await sweep()
    await sweep()
    expect((await wins(browser)).list[0]!.status).toBe(4)
    expect(await stockOf(sku!.skuId)).toBe(before)
    const typed = { ...hangzhou, lotteryItemId }
    expect((await browser.call(lotteryCalls.saveAddress, typed)).reason).toBe('lotteryAddressOver')
    expect((await (await owner()).data(lotteryAdminCalls.detail, { id })).figures.goods).toBe(0)
  })

  it('belong to their member, and to an area that exists', async () => {
    const { browser, lotteryItemId } = await goods()
    const typed = { ...hangzhou, lotteryItemId }
    const other = await buyer(shop)
    expect((await other.call(lotteryCalls.saveAddress, typed)).reason).toBe('notFound')
    const nowhere = { ...typed, countyCode: '310101' }
    expect((await browser.call(lotteryCalls.saveAddress, nowhere)).reason).toBe('badArea')
    const [theirs] = await other.data(addressCalls.list, {})
    const stolen = { lotteryItemId, addressId: theirs!.id }
    expect((await browser.call(lotteryCalls.setAddress, stolen)).reason).toBe('notFound')
  })
})

describe('the operator', () => {
  it('sees sums of points beyond those of one draw', async () => {
    const { id, prizes: made } = await running([pointsPrize(9, 1), thanks(9999)])
    await shop.shopper()
    await sql`
      insert into lottery_record (lottery_id, partner_id, store_id, member_id, draw_token, prize_id, type, source, cost, points, status, at)
      select ${id}, 1, 1, (select max(m.id) from member m where m.partner_id = 1), gen_random_uuid(), ${made[0]!.id}, 2, 'points', 2000000000, 2000000000, 3, ${new Date(shop.clock.now())}
      from generate_series(1, 2)`.execute(shop.services.db)
    const sums = { pointsPaid: 4_000_000_000, pointsGiven: 4_000_000_000 }
    expect(await (await owner()).data(lotteryAdminCalls.detail, { id })).toMatchObject({
      figures: sums,
      days: [sums],
    })
    // So that the books agree.
    await sql`delete from lottery_record where lottery_id = ${id}`.execute(shop.services.db)
  })

  it('sees how it goes', async () => {
    const { id, lotteryUrl } = await running([pointsPrize(9, 10_000), thanks(0)], { cost: 3 })
    const [browser, looks] = [await shop.shopper(), await shop.shopper()]
    for (const each of [browser, browser, looks]) await info(each, lotteryUrl)
    await drawOne(browser, lotteryUrl)
    await drawOne(browser, lotteryUrl, true)
    expect(await balance(browser)).toBe(15)
    const staff = await owner()
    expect(await staff.data(lotteryAdminCalls.detail, { id })).toMatchObject({
      figures: { seen: 2, members: 1, draws: 2, pointsPaid: 3, pointsGiven: 18 },
      prizes: [{ won: 2 }, { won: 0 }],
      days: [
        {
          day: beijingDateTime(shop.clock.now()).slice(0, 10),
          seen: 2,
          members: 1,
          draws: 2,
          pointsPaid: 3,
          pointsGiven: 18,
          coupons: 0,
          goods: 0,
          goodsAmount: 0,
        },
      ],
    })
    const { list } = await staff.data(lotteryAdminCalls.list, { state: 'RUN' })
    expect(list.find((row) => row.id === id)).toMatchObject({ draws: 2, prizes: 2 })
  })
})
