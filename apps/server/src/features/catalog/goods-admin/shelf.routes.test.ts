import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { ShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { day, hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { newGoods } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const goods = await skusWithStock(shop, 6)
let owner = await shop.staff('owner')
// A day goes by in between.
beforeEach(async () => {
  owner = await shop.staff('owner')
})
afterAll(() => expectBooksToAgree(shop))

const shelf = (id: number, onSale: boolean) => owner.data(goodsAdminCalls.shelf, { id, onSale })
const now = async (id: number) => {
  const { onSale, shelfPlan } = await owner.data(goodsAdminCalls.detail, { id })
  const { onAt, offAt, problem } = shelfPlan
  return { onSale, onAt, offAt, problem }
}
type Times = Partial<Pick<ShelfPlan, 'onAt' | 'offAt'>>
const tryPlan = async (id: number, times: Times, version?: number) => {
  const { shelfPlan } = await owner.data(goodsAdminCalls.detail, { id })
  const asked = { onAt: null, offAt: null, version: shelfPlan.version, ...times }
  return owner.call(goodsAdminCalls.planShelf, { ...asked, id, version: version ?? asked.version })
}
const plan = async (id: number, times: Times) => {
  const reply = await tryPlan(id, times)
  expect(reply.code).toBe(200)
  return reply.data!
}
const later = (ms: number) => shop.clock.now() + ms
const pass = async (ms: number) => {
  shop.clock.advance(ms)
  await shop.worker.runDue()
}
const isListed = async (id: number) => {
  const visitor = await shop.visitor()
  const { list } = await visitor.data(searchCalls.productList, { pageSize: 100 })
  return list.some(({ itemId }) => itemId === id)
}
const logOf = async (id: number) => {
  const { list } = await owner.data(staffCalls.audit, { object: `goods ${id}` })
  return list.map(({ action, changes, staffName }) => ({ action, changes, staffName }))
}

describe('goods with times', () => {
  it('go on and off by themselves as if staff did it, each once, in the log of who planned it', async () => {
    const { goodsId: id, productSn } = goods[0]!
    await shelf(id, false)
    const [onAt, offAt] = [later(hour), later(3 * hour)]
    expect(await plan(id, { onAt, offAt })).toMatchObject({ onAt, offAt, problem: null })
    const planned = await owner.data(goodsAdminCalls.list, { shelf: 'planned' })
    expect(planned.list.map(({ itemId, shelfPlan }) => [itemId, shelfPlan.onAt])).toEqual([
      [id, onAt],
    ])
    await pass(hour - 1)
    expect([await isListed(id), (await now(id)).onSale]).toEqual([false, false])
    await pass(1)
    expect(await now(id)).toEqual({ onSale: true, onAt: null, offAt, problem: null })
    expect(await isListed(id)).toBe(true)
    const who = await buyer(shop)
    await who.data(cartCalls.add, { goods: productSn, qty: 1 })
    await pass(2 * hour)
    owner = await shop.staff('owner')
    expect(await now(id)).toEqual({ onSale: false, onAt: null, offAt: null, problem: null })
    expect(await isListed(id)).toBe(false)
    expect(await who.call(cartCalls.add, { goods: productSn, qty: 1 })).toMatchObject({
      reason: 'offShelf',
    })
    // Whatever was queued twice, or comes late, finds nothing to do.
    await pass(day)
    owner = await shop.staff('owner')
    const log = await logOf(id)
    expect(log.slice(0, 3)).toMatchObject([
      {
        action: 'goods.shelf',
        changes: {
          onSale: { before: true, after: false },
          shelfOffAt: { before: offAt, after: null },
        },
      },
      {
        action: 'goods.shelf',
        changes: {
          onSale: { before: false, after: true },
          shelfOnAt: { before: onAt, after: null },
        },
      },
      {
        action: 'goods.shelfTimes',
        changes: { shelfOnAt: { before: null, after: onAt } },
      },
    ])
    expect(new Set(log.map(({ staffName }) => staffName)).size).toBe(1)
    await shelf(id, true)
  })

  it('that staff move by hand have no time for that any more, and keep what is to come', async () => {
    const { goodsId: id } = goods[1]!
    await shelf(id, false)
    const [onAt, offAt] = [later(hour), later(2 * hour)]
    await plan(id, { onAt, offAt })
    // Off again changes nothing, nor what is planned.
    expect(await shelf(id, false)).toMatchObject({ droppedAt: null, plan: { onAt, offAt } })
    expect(await shelf(id, true)).toMatchObject({
      onSale: true,
      droppedAt: onAt,
      plan: { onAt: null, offAt },
    })
    expect(await shelf(id, true)).toMatchObject({ droppedAt: null, plan: { offAt } })
    expect(await shelf(id, false)).toMatchObject({ droppedAt: offAt, plan: { offAt: null } })
    await shelf(id, true)
    await pass(2 * hour)
    expect((await now(id)).onSale).toBe(true)
  })

  it('whose times are moved or taken away keep to the new ones', async () => {
    const { goodsId: id } = goods[2]!
    await plan(id, { offAt: later(hour) })
    const offAt = later(2 * hour)
    const { version } = await plan(id, { offAt })
    // The answer was lost, and it is asked again; who saw an older plan is told.
    expect(await tryPlan(id, { offAt }, version - 1)).toMatchObject({
      code: 200,
      data: { version },
    })
    expect(await tryPlan(id, { offAt: later(day) }, version - 1)).toMatchObject({
      reason: 'versionConflict',
    })
    await pass(hour)
    expect((await now(id)).onSale).toBe(true)
    await plan(id, {})
    await pass(hour)
    expect(await now(id)).toEqual({ onSale: true, onAt: null, offAt: null, problem: null })
    // A later time after an earlier one was queued.
    await plan(id, { offAt: later(minute) })
    await pass(minute)
    expect((await now(id)).onSale).toBe(false)
    await shelf(id, true)
  })

  it('of which nothing is sold stay off, by hand and by time, and say why until it is seen', async () => {
    const { goodsId: id } = goods[3]!
    const { db } = shop.services
    const close = (at: Date | null) =>
      sql`update sku set closed_at = ${at} where goods_id = ${id}`.execute(db)
    await shelf(id, false)
    const offAt = later(2 * hour)
    await plan(id, { onAt: later(hour), offAt })
    await close(new Date(shop.clock.now()))
    expect(await owner.call(goodsAdminCalls.shelf, { id, onSale: true })).toMatchObject({
      reason: 'nothingToSell',
    })
    await pass(hour)
    expect(await now(id)).toEqual({ onSale: false, onAt: null, offAt, problem: 'noOpenSku' })
    expect((await logOf(id))[0]).toMatchObject({
      action: 'goods.shelfTimes',
      changes: { shelfProblem: { before: null, after: 'noOpenSku' } },
    })
    const planned = await owner.data(goodsAdminCalls.list, { shelf: 'planned' })
    expect(planned.list.map(({ itemId }) => itemId)).toContain(id)
    await plan(id, { offAt })
    expect((await now(id)).problem).toBeNull()
    await close(null)
    expect(await shelf(id, true)).toMatchObject({ plan: { offAt } })
    await pass(hour)
    expect((await now(id)).onSale).toBe(false)
    await shelf(id, true)
  })

  it('stay off when both times went by unseen, which staff are told', async () => {
    const { goodsId: id } = goods[4]!
    await shelf(id, false)
    await plan(id, { onAt: later(hour), offAt: later(2 * hour) })
    await pass(3 * hour)
    expect(await now(id)).toEqual({ onSale: false, onAt: null, offAt: null, problem: 'missed' })
    expect(await shelf(id, true)).toMatchObject({ plan: { problem: null }, droppedAt: null })
  })

  it.each<[string, boolean, () => Times, string]>([
    ['a time is past', false, () => ({ onAt: later(0) }), 'shelfTimePast'],
    ['the end is past', true, () => ({ offAt: later(-1) }), 'shelfTimePast'],
    ['it ends first', false, () => ({ onAt: later(2), offAt: later(2) }), 'shelfTimesTurned'],
    ['it is on already', true, () => ({ onAt: later(hour) }), 'shelfOnAlready'],
    ['a time is none', true, () => ({ offAt: 1.5 }), 'badInput'],
    ['a time is beyond the calendar', true, () => ({ offAt: 1e15 }), 'badInput'],
  ])('keep what is planned when %s', async (_, onSale, times, reason) => {
    const { goodsId: id } = goods[5]!
    await shelf(id, onSale)
    const before = await owner.data(goodsAdminCalls.detail, { id })
    expect(await tryPlan(id, times())).toMatchObject({ code: 500, reason })
    expect(await owner.data(goodsAdminCalls.detail, { id })).toEqual(before)
  })
})

describe('new goods', () => {
  it('go on the shelf at the time that they were made with', async () => {
    const { url } = await fileMedia(shop.services.db, 1)
    const onAt = later(hour)
    const id = await newGoods(owner, url, '周二上架的壶', { onSale: false, onAt })
    expect(await now(id)).toMatchObject({ onSale: false, onAt })
    await pass(hour)
    expect(await now(id)).toEqual({ onSale: true, onAt: null, offAt: null, problem: null })
    expect(await isListed(id)).toBe(true)
  })

  it.each([
    ['past', () => ({ onSale: false, onAt: later(0) }), 'shelfTimePast'],
    [
      'to come, of goods that are put on now',
      () => ({ onSale: true, onAt: later(hour) }),
      'shelfOnAlready',
    ],
  ])('are not made with a time that is %s', async (_, shelved, reason) => {
    const { url } = await fileMedia(shop.services.db, 1)
    await expect(newGoods(owner, url, '没有做成的壶', shelved())).rejects.toThrow(reason)
    const { total } = await owner.data(goodsAdminCalls.list, { q: '没有做成的壶' })
    expect(total).toBe(0)
  })
})

describe('times for all stores', () => {
  const set = (id: number, times: Times) =>
    owner.call(goodsAdminCalls.planShelves, { id, onAt: null, offAt: null, ...times })
  const inStore = async (id: number, storeId: number) => {
    const there = await shop.staff('owner', { partnerId: 1, storeId })
    return (await there.data(goodsAdminCalls.detail, { id })).shelfPlan
  }

  it('are set in each by its own rules, and told for each', async () => {
    const { goodsId: id } = goods[0]!
    const elsewhere = await shop.staff('owner', { partnerId: 1, storeId: 2 })
    await shelf(id, false)
    await elsewhere.data(goodsAdminCalls.shelf, { id, onSale: true })
    const [onAt, offAt] = [later(hour), later(2 * hour)]
    const mixed = await set(id, { onAt, offAt })
    const told = mixed.data!.stores.map(({ storeId, plan: set, problem }) => [
      storeId,
      set?.onAt,
      problem,
    ])
    expect(told).toContainEqual([1, onAt, null])
    expect(told).toContainEqual([2, undefined, 'onAlready'])
    expect((await inStore(id, 2)).offAt).toBeNull()

    // Times to go off hold in both, over what was planned.
    expect(await set(id, { offAt })).toMatchObject({ code: 200 })
    expect([(await inStore(id, 1)).onAt, (await inStore(id, 1)).offAt]).toEqual([null, offAt])
    expect((await inStore(id, 2)).offAt).toBe(offAt)
    await pass(2 * hour)
    const after = await elsewhere.data(goodsAdminCalls.detail, { id }).catch(() => undefined)
    expect(after?.onSale ?? false).toBe(false)
    owner = await shop.staff('owner')
    await shelf(id, true)
  })

  it('pass over stores without the goods, and warn of what nothing is sold of', async () => {
    const { url } = await fileMedia(shop.services.db, 1)
    const id = await newGoods(owner, url, '只在一家店的壶', { onSale: false })
    const close = (isClosed: boolean) =>
      sql`update sku set closed_at = case when ${isClosed} then now() end where goods_id = ${id}`.execute(
        shop.services.db,
      )
    await close(true)
    const { data } = await set(id, { onAt: later(hour) })
    const problems = Object.fromEntries(
      data!.stores.map(({ storeId, problem }) => [storeId, problem]),
    )
    expect(problems).toMatchObject({ 1: 'noOpenSku', 2: 'notHere' })
    await close(false)
  })

  it('are refused whole where no store could take them, and from who has one store', async () => {
    const { goodsId: id } = goods[1]!
    expect(await set(id, { offAt: later(-1) })).toMatchObject({ reason: 'shelfTimePast' })
    expect(await set(2_000_000_000, { offAt: later(1) })).toMatchObject({ reason: 'notFound' })
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(
      await local.call(goodsAdminCalls.planShelves, { id, onAt: null, offAt: later(hour) }),
    ).toMatchObject({ reason: 'partnerWide' })
  })
})
