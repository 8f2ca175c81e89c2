import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingDateTime, day, hour, minute, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { bargainEntrance } from './bargain-entrance.ts'
import { bargainSetup, help, openRoom, orderRoom, runningBargain } from './test-bargain.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 20)
let owner: Caller
const people: Caller[] = []
beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) people.push(await buyer(shop))
})

/** Days go by here, and sessions of staff are short. */
const ownerAgain = async () => {
  owner = await shop.staff()
}
beforeEach(ownerAgain)

afterAll(() => expectBooksToAgree(shop))

/** Each test sells a SKU of its own. */
let next = 0
const aSku = () => skus[(next += 1) % skus.length]!
const pageOf = (who: Caller, bargainRoomId: string) =>
  who.data(bargainCalls.room, { bargainRoomId })
const reservedOf = async (skuId: number) =>
  (
    await sql<{
      reserved: number
    }>`select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
      shop.services.db,
    )
  ).rows[0]!.reserved
const detailOf = (id: number) => owner.data(bargainAdminCalls.detail, { id })

/** A room at the floor, of the first of the people, by the second. */
async function reached(sku = aSku()) {
  const bargain = await runningBargain(shop, owner, sku, { helpers: 1 })
  const room = await openRoom(people[0]!, bargain.id)
  expect((await help(people[1]!, room)).code).toBe(200)
  return { sku, id: bargain.id, room }
}

describe('a bargain', () => {
  it('is entered from pages of content while one runs that has units', async () => {
    const { scope } = owner
    const now = () => bargainEntrance.now(shop.services, scope, 'zh')
    expect(await now()).toBeUndefined()
    const { id } = await runningBargain(shop, owner, aSku(), { floorPrice: 9900, stock: 1 })
    expect(await now()).toEqual({ path: `/bargain/1-1/list/${id}`, note: '最低 ¥99 拿走' })
    await owner.data(bargainAdminCalls.close, { id, reason: '提前结束' })
    expect(await now()).toBeUndefined()
  })

  it('goes from a room over the cuts of friends to an order at the floor', async () => {
    const sku = aSku()
    const [shopper, first, second_] = people as [Caller, Caller, Caller]
    const before = await reservedOf(sku.skuId)
    const { id } = await runningBargain(shop, owner, sku)
    const room = await openRoom(shopper, id)
    // Who asks again gets the same room.
    expect(await openRoom(shopper, id)).toBe(room)
    expect((await shopper.data(bargainCalls.mine, { bargainId: id })).room?.bargainRoomId).toBe(
      room,
    )
    expect((await shopper.data(bargainCalls.rooms, {}))[0]).toMatchObject({
      bargainRoomId: room,
      status: roomStatus.running,
      currentPrice: sku.price,
      floorPrice: 1000,
    })
    expect(await first.data(bargainCalls.rooms, {})).toEqual([])
    expect(await pageOf(await shop.visitor(), room)).toMatchObject({
      part: 'stranger',
      canHelp: true,
      canOrder: false,
      room: { currentPrice: sku.price, helped: 0, status: roomStatus.running },
    })
    expect(await pageOf(shopper, room)).toMatchObject({ part: 'owner', canHelp: false })
    expect((await help(shopper, room)).reason).toBe('bargainOwn')
    const cut = (await help(first, room)).data as { cut: number; currentPrice: number }
    expect(cut.currentPrice).toBe(sku.price - cut.cut)
    expect((await help(first, room)).reason).toBe('bargainHelped')
    expect((await shopper.call(checkoutCalls.checkout, { bargainRoomId: room })).reason).toBe(
      'bargainNotReached',
    )
    expect(await reservedOf(sku.skuId)).toBe(before)
    expect((await help(second_, room)).data).toEqual({
      cut: cut.currentPrice - 1000,
      currentPrice: 1000,
      status: roomStatus.reached,
    })
    // The unit is held from now on.
    expect(await reservedOf(sku.skuId)).toBe(before + 1)
    expect((await help(people[3]!, room)).reason).toBe('bargainReached')
    const page = await pageOf(shopper, room)
    expect(page).toMatchObject({ canOrder: true, orderSn: null })
    expect(page.helps.map((each) => each.cut)).toEqual([cut.currentPrice - 1000, cut.cut])
    expect(page.helps.every(({ name }) => /\*\*\*/.test(name))).toBe(true)
    const titles = (await shopper.data(noticesCalls.list, {})).list.map(({ title }) => title)
    expect(titles).toContain('砍到底价了')

    const flow = await shopper.data(checkoutCalls.checkout, { bargainRoomId: room })
    expect((await first.call(checkoutCalls.checkout, { bargainRoomId: room })).reason).toBe(
      'notFound',
    )
    const shown = await shopper.data(checkoutCalls.flow, flow)
    expect(shown).toMatchObject({
      kind: 7,
      blocked: null,
      activity: { name: '砍价 · 好友一起砍', href: `/bargain/1-1/detail/${room}` },
      promotions: [{ id, type: 47, amount: sku.price - 1000 }],
      coupons: { usable: [] },
    })
    const submit = { ...flow, expectPayAmount: shown.amounts.payAmount }
    const placed = await shopper.data(checkoutCalls.submit, submit)
    expect(await shopper.data(checkoutCalls.submit, submit)).toEqual(placed)
    expect(await reservedOf(sku.skuId)).toBe(before + 1)
    expect(await pageOf(shopper, room)).toMatchObject({
      room: { status: roomStatus.ordered },
      orderSn: placed.orderSn,
    })
    expect((await pageOf(first, room)).orderSn).toBeNull()
    await pay(shop, shopper, placed.orderSn)
    await shop.dispatch()
    expect(await reservedOf(sku.skuId)).toBe(before)
    expect(await detailOf(id)).toMatchObject({
      seen: 2,
      joined: 1,
      helped: 2,
      reached: 1,
      ordered: 1,
      paid: 1,
      reserved: 0,
      sold: 1,
      cost: sku.price - 1000,
      days: [
        {
          day: beijingDateTime(shop.clock.now()).slice(0, 10),
          seen: 2,
          joined: 1,
          helped: 2,
          ordered: 1,
          paid: 1,
          brought: 1000,
          cost: sku.price - 1000,
        },
      ],
    })
    // One for each person.
    expect(await openRoom(shopper, id)).toBe(room)
  })

  it('keeps the last unit of the store for a room at the floor', async () => {
    const sku = aSku()
    await setStock(shop, sku.skuId, 1)
    const { room } = await reached(sku)
    const other = await people[2]!.call(checkoutCalls.checkout, {
      productSn: sku.productSn,
      quantity: 1,
    })
    expect(other.reason).toBe('soldOut')
    expect((await orderRoom(people[0]!, room)).code).toBe(200)
    await setStock(shop, sku.skuId, 1000)
  })

  it('is open again when its order is closed unpaid, and over when its time has passed', async () => {
    const { sku, room, id } = await reached()
    const shopper = people[0]!
    const held = await reservedOf(sku.skuId)
    for (let times = 0; times < 2; times += 1) {
      const { orderSn: sn } = (await orderRoom(shopper, room)).data as { orderSn: string }
      expect((await orderRoom(shopper, room)).reason).toBe('bargainNotReached')
      await shopper.data(orderCalls.cancel, { sn })
      await shop.dispatch()
      expect((await pageOf(shopper, room)).canOrder).toBe(true)
      expect(await reservedOf(sku.skuId)).toBe(held)
    }
    shop.clock.advance(day - 10 * minute)
    const placed = await orderRoom(shopper, room)
    expect(placed.code).toBe(200)
    // The room's time ends while its order waits; the order goes unpaid half an hour later.
    shop.clock.advance(hour)
    await shop.worker.runDue()
    await shop.dispatch()
    expect(await pageOf(shopper, room)).toMatchObject({
      canOrder: false,
      room: { status: roomStatus.failed },
    })
    expect(await reservedOf(sku.skuId)).toBe(held - 1)
    await ownerAgain()
    expect(await detailOf(id)).toMatchObject({ reserved: 0, sold: 0, left: 10 })
  })

  it('ends with its time, whether or not the job has run, and frees what it held', async () => {
    const { sku, room, id } = await reached()
    const [shopper, , , late] = people as [Caller, Caller, Caller, Caller]
    const running = await openRoom(late, id)
    const flow = await shopper.data(checkoutCalls.checkout, { bargainRoomId: room })
    const held = await reservedOf(sku.skuId)
    shop.clock.advance(day)
    expect((await pageOf(shopper, room)).room.status).toBe(roomStatus.failed)
    expect((await orderRoom(shopper, room)).reason).toBe('bargainOver')
    expect((await help(people[1]!, running)).reason).toBe('bargainOver')
    expect((await shopper.call(checkoutCalls.submit, flow)).reason).toBe('flowExpired')
    // A new one can be opened: it ends the old one on the way.
    const again = await openRoom(shopper, id)
    expect(again).not.toBe(room)
    expect(await reservedOf(sku.skuId)).toBe(held - 1)
    await shop.worker.runDue()
    await shop.worker.runDue()
    expect(await reservedOf(sku.skuId)).toBe(held - 1)
    shop.clock.advance(3 * day)
    expect((await late.call(bargainCalls.add, { bargainId: id })).reason).toBe('bargainOver')
  })

  it('counts the cuts of a person against the limits of day and activity', async () => {
    const terms = { helpers: 5, dailyHelps: 1, helpLimit: 2, roomHours: 72 }
    const { id } = await runningBargain(shop, owner, aSku(), terms)
    const [friend, ...others] = people as [Caller, Caller, Caller, Caller]
    const rooms: string[] = []
    for (const each of others) rooms.push(await openRoom(each, id))
    expect((await help(friend, rooms[0]!)).code).toBe(200)
    expect((await help(friend, rooms[1]!)).reason).toBe('bargainHelpDay')
    shop.clock.advance(day)
    expect((await help(friend, rooms[1]!)).code).toBe(200)
    expect((await help(friend, rooms[2]!)).reason).toBe('bargainHelpLimit')
  })

  it('refuses what is not begun, gone, or not there', async () => {
    const sku = aSku()
    const coming = await owner.data(bargainAdminCalls.save, bargainSetup(shop, sku, { stock: 1 }))
    const [one, two, three] = people as [Caller, Caller, Caller]
    const add = (who: Caller, bargainId = coming.id) =>
      who.call(bargainCalls.add, { bargainId }).then(({ reason }) => reason)
    expect(await add(one)).toBe('bargainWait')
    expect(await add(one, 2_000_000)).toBe('notFound')
    shop.clock.advance(minute)
    const rooms = [await openRoom(one, coming.id), await openRoom(two, coming.id)]
    await help(two, rooms[0]!)
    await help(three, rooms[0]!)
    // The only unit is held: nobody cuts in vain, and nobody else begins.
    expect((await help(three, rooms[1]!)).reason).toBe('bargainGone')
    expect(await add(three)).toBe('bargainGone')
    expect((await pageOf(three, rooms[1]!)).canHelp).toBe(false)
    expect((await help(three, 'x'.repeat(22))).reason).toBe('notFound')
    expect((await one.call(checkoutCalls.checkout, { bargainRoomId: 'x'.repeat(22) })).reason).toBe(
      'notFound',
    )
    const both = { bargainRoomId: rooms[0]!, productSn: sku.productSn, quantity: 1 }
    expect((await one.call(checkoutCalls.checkout, both)).reason).toBe('badInput')
  })

  it('is told of by lists and by the goods page while it runs, and lists the others', async () => {
    const [sku, other] = [aSku(), aSku()]
    const { id } = await runningBargain(shop, owner, sku)
    const second_ = await runningBargain(shop, owner, other)
    const shown = async () => {
      shop.clock.advance(6 * second)
      return (await owner.data(catalogCalls.detail, { id: sku.goodsId })).skus.find(
        ({ productSn }) => productSn === sku.productSn,
      )?.activity
    }
    expect(await shown()).toMatchObject({ tag: '砍价¥10', href: `/bargain/1-1/list/${id}` })
    const { bargain, others } = await people[0]!.data(bargainCalls.list, { bargainId: id })
    expect(bargain).toMatchObject({ bargainId: id, floorPrice: 1000, left: 10, state: 'RUN' })
    expect(others.map(({ bargainId }) => bargainId)).toContain(second_.id)
    await owner.data(bargainAdminCalls.close, { id, reason: '价格设置有误' })
    expect(await shown()).toBeUndefined()
  })
})

describe('the operator', () => {
  it('ends one early: nobody cuts any more, who is at the floor can order', async () => {
    const { id, room } = await reached()
    const running = await openRoom(people[2]!, id)
    await owner.data(bargainAdminCalls.close, { id, reason: '库存不足' })
    expect((await help(people[3]!, running)).reason).toBe('bargainOver')
    expect((await people[3]!.call(bargainCalls.add, { bargainId: id })).reason).toBe('bargainOver')
    expect((await orderRoom(people[0]!, room)).code).toBe(200)
  })

  it('sees where cuts came from and takes one back: the price goes up, the unit is free', async () => {
    const sku = aSku()
    const { id } = await runningBargain(shop, owner, sku, { helpers: 3 })
    const room = await openRoom(people[0]!, id)
    for (const friend of people.slice(1)) await help(friend, room)
    const held = await reservedOf(sku.skuId)
    const roomsIn = async (state: 'ALL' | 'running' | 'reached' | 'suspect') =>
      (await owner.data(bargainAdminCalls.rooms, { id, state })).list
    // As if one machine had sent them.
    expect(await roomsIn('suspect')).toEqual([])
    await sql`update bargain_help set ip = '203.0.113.9', device = 'phone' where bargain_id = ${id}`.execute(
      shop.services.db,
    )
    const [seen] = await roomsIn('suspect')
    expect(seen).toMatchObject({ bargainRoomId: room, status: roomStatus.reached, helped: 3 })
    expect(seen!.helps.map(({ sameDevice, isSuspect }) => [sameDevice, isSuspect])).toEqual([
      [3, true],
      [3, true],
      [3, true],
    ])
    const [forged] = seen!.helps
    const input = { id: forged!.id, reason: '同一设备多个账号' }
    const voided = await owner.data(bargainAdminCalls.voidHelp, input)
    expect(voided).toEqual({ currentPrice: 1000 + forged!.cut, status: roomStatus.running })
    expect(await owner.data(bargainAdminCalls.voidHelp, input)).toEqual(voided)
    expect(await reservedOf(sku.skuId)).toBe(held - 1)
    expect(await detailOf(id)).toMatchObject({ helped: 2, voided: 1, reached: 0, reserved: 0 })
    // Who was taken back does not come again; somebody else brings it to the floor.
    expect((await help(people[3]!, room)).reason).toBe('bargainHelped')
    expect((await help(await buyer(shop), room)).data).toMatchObject({ currentPrice: 1000 })
    expect((await orderRoom(people[0]!, room)).code).toBe(200)
    const other = (await roomsIn('ALL'))[0]!.helps.find(({ voidReason }) => voidReason === null)
    expect(
      (await owner.call(bargainAdminCalls.voidHelp, { id: other!.id, reason: 'x' })).reason,
    ).toBe('bargainVoidLate')
  })
})
