import {
  segmentAdminCalls,
  type Conditions,
} from '@mallard/contract/account/segment/segment-admin.calls'
import { memberRecordAdminCalls } from '@mallard/contract/account/member/member-record-admin.calls'
import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { standingAdminCalls } from '@mallard/contract/people/standing/standing-admin.calls'
import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'

const shop = await testShop()
const owner = await shop.staff()
const { db } = shop.services
const { count, save, detail, members, rfm, give, remove } = segmentAdminCalls
const source = 'segment-test'
let requests = 0
const requestId = () => `segment-request-${++requests}`

/** People of this test alone, with what they ordered written as the shop keeps it. */
const people = [
  { name: '从未下单', orders: 0, paid: 0, days: null },
  { name: '刚买一次', orders: 1, paid: 9_900, days: 3 },
  { name: '沉睡大客', orders: 12, paid: 900_000, days: 200 },
  { name: '常客', orders: 6, paid: 60_000, days: 40 },
] as const
const ids = new Map<string, number>()
const idOf = (name: (typeof people)[number]['name']) => ids.get(name)!

beforeAll(async () => {
  const now = shop.clock.now()
  for (const { name, orders, paid, days } of people) {
    const { id } = await (await shop.shopper()).data(identityCalls.userInfo, {})
    ids.set(name, id)
    const last = days === null ? null : new Date(now - days * day)
    await sql`update member set register_source = ${source}, order_count = ${orders},
      paid_total = ${paid}, last_order_at = ${last} where id = ${id}`.execute(db)
    if (orders > 0)
      await sql`insert into member_store values (1, 1, ${id}, ${orders}, ${paid}, ${last})`.execute(
        db,
      )
  }
})

/** Names of those of this test who meet conditions. */
async function meeting(asked: Omit<Conditions, 'of'>, of: Conditions['of'] = 'brand') {
  const conditions = { of, sources: [source], ...asked }
  const segment = { name: requestId(), conditions, version: 0, requestId: requestId() }
  const { id } = await owner.data(save, segment)
  const { list, total } = await owner.data(members, { id })
  expect(await owner.data(count, { conditions })).toEqual({ members: total })
  expect(list).toHaveLength(total)
  const names = new Map([...ids].map(([name, memberId]) => [memberId, name]))
  return list.map(({ memberId }) => names.get(memberId)).toSorted()
}

describe('a segment', () => {
  it('has those who meet every condition, and nobody else', async () => {
    expect(await meeting({})).toHaveLength(4)
    expect(await meeting({}, 'store')).toHaveLength(3)
    expect(await meeting({ ordersMax: 0 })).toEqual(['从未下单'])
    expect(await meeting({ orderedWithin: 30 })).toEqual(['刚买一次'])
    expect(await meeting({ notOrderedFor: 180, spentMin: 500_000 })).toEqual(['沉睡大客'])
    expect(await meeting({ ordersMin: 2, ordersMax: 10 }, 'store')).toEqual(['常客'])
    expect(await meeting({ joinedFrom: shop.clock.now() + day })).toEqual([])
    expect(await meeting({ levels: ['no-such-level'] })).toEqual([])
  })

  it('goes by tags, by levels and by goods that were bought', async () => {
    const tag = {
      name: '分群试验',
      color: 'blue' as const,
      isOfStore: false,
      requestId: requestId(),
    }
    const tags = await owner.data(memberRecordAdminCalls.saveTag, tag)
    const tagId = tags.find(({ name }) => name === tag.name)!.id
    const memberId = idOf('常客')
    await owner.data(memberRecordAdminCalls.setTags, { memberId, tagIds: [tagId] })
    expect(await meeting({ tags: [tagId] })).toEqual(['常客'])
    expect(await meeting({ notTags: [tagId] })).toHaveLength(3)
    const levels = await db
      .selectFrom('level')
      .select(['code', 'growth_min'])
      .where('partner_id', '=', 1)
      .orderBy('growth_min')
      .execute()
    await sql`update member set growth = ${levels[1]!.growth_min} where id = ${memberId}`.execute(
      db,
    )
    expect(await meeting({ levels: [levels[1]!.code] })).toEqual(['常客'])
    expect(await meeting({ levels: [levels[0]!.code] })).toHaveLength(3)
    const [sku] = await skusWithStock(shop, 20)
    expect(await meeting({ goods: [sku!.goodsId] })).toEqual([])
  })

  it('is kept once for each request, by version, and one of a name', async () => {
    const conditions = { of: 'store' as const, ordersMin: 1 }
    const asked = { name: '老客', conditions, version: 0, requestId: requestId() }
    const { id, version } = await owner.data(save, asked)
    expect((await owner.data(save, asked)).id).toBe(id)
    expect((await owner.call(save, { ...asked, requestId: requestId() })).reason).toBe(
      'segmentNameTaken',
    )
    const changed = { ...asked, id, version, conditions: { of: 'store' as const, ordersMin: 2 } }
    await owner.data(save, changed)
    // Sent again it finds nothing left to change; something else on the old version is refused.
    await owner.data(save, changed)
    expect((await owner.call(save, { ...changed, name: '别名' })).reason).toBe('versionConflict')
    expect(await owner.data(detail, { id })).toMatchObject({
      version: 2,
      conditions: { ordersMin: 2 },
    })
    const elsewhere = await shop.staff(undefined, { partnerId: 1, storeId: 2 })
    expect((await elsewhere.call(detail, { id })).reason).toBe('notFound')
    for (let turn = 0; turn < 2; turn += 1) await owner.data(remove, { id })
    expect((await owner.call(detail, { id })).reason).toBe('notFound')
  })

  it('of all stores is not for who looks after one of them', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const owners = await shop.staff('owner', { partnerId: 1, storeId: 2 })
    const kept = { name: '全品牌', conditions: { of: 'brand' as const }, version: 0 }
    const { id } = await owners.data(save, { ...kept, requestId: requestId() })
    expect((await local.call(save, { ...kept, requestId: requestId() })).reason).toBe('partnerWide')
    expect((await local.call(count, { conditions: kept.conditions })).reason).toBe('partnerWide')
    expect((await local.call(rfm, { of: 'brand' })).reason).toBe('partnerWide')
    for (const call of [detail, members] as const)
      expect((await local.call(call, { id })).reason).toBe('notFound')
    expect(
      (await local.data(segmentAdminCalls.list, {})).list.map((each) => each.id),
    ).not.toContain(id)
    await local.data(remove, { id })
    expect((await owners.data(detail, { id })).id).toBe(id)
    const couponId = (await testCoupon(shop)).id
    const own = {
      name: '本店',
      conditions: { of: 'store' as const },
      version: 0,
      requestId: requestId(),
    }
    const given = { id: (await local.data(save, own)).id, couponId, requestId: requestId() }
    // The coupon is one of all stores: so is who gives it to many.
    expect((await local.call(give, given)).reason).toBe('partnerWide')
  })

  it('is counted in five bands by recency, frequency and money', async () => {
    const { cells } = await owner.data(rfm, { of: 'brand' })
    const own = cells.filter(({ recency, frequency, money }) =>
      [
        [5, 1, 1],
        [2, 5, 5],
        [4, 4, 3],
      ].some((band) => String(band) === String([recency, frequency, money])),
    )
    expect(own).toHaveLength(3)
    const ordered = await owner.data(count, { conditions: { of: 'brand', ordersMin: 1 } })
    expect(cells.reduce((sum, cell) => sum + cell.members, 0)).toBeGreaterThanOrEqual(
      ordered.members,
    )
  })
})

describe('to a segment', () => {
  async function segmentOf(asked: Omit<Conditions, 'of'>) {
    const conditions = { of: 'brand' as const, sources: [source], ...asked }
    return (
      await owner.data(save, { name: requestId(), conditions, version: 0, requestId: requestId() })
    ).id
  }

  it('a coupon is given once to each who is in it then and not on the blacklist', async () => {
    const couponId = (await testCoupon(shop)).id
    const id = await segmentOf({ ordersMin: 1 })
    const blocked = idOf('刚买一次')
    await owner.data(standingAdminCalls.set, {
      memberId: blocked,
      what: 'blocked',
      isOn: true,
      reason: '刷单',
    })
    const asked = { id, couponId, requestId: requestId() }
    expect(await owner.data(detail, { id })).toMatchObject({ members: 3, eligible: 2 })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(give, asked)).toEqual({ members: 2, waits: false })
    for (let turn = 0; turn < 3; turn += 1) await shop.worker.runDue()
    const { rows } = await sql<{ id: number }>`
      select member_id as id from coupon_history where template_id = ${couponId} order by 1`.execute(
      db,
    )
    expect(rows.map((row) => row.id).toSorted()).toEqual(
      [idOf('沉睡大客'), idOf('常客')].toSorted(),
    )
    await owner.data(give, asked)
    await shop.worker.runDue()
    const again = await sql<{
      n: number
    }>`select count(*)::int as n from coupon_history where template_id = ${couponId}`.execute(db)
    expect(again.rows[0]?.n).toBe(2)
    expect(
      (
        await owner.call(give, {
          ...asked,
          id: await segmentOf({ ordersMin: 99 }),
          requestId: requestId(),
        })
      ).reason,
    ).toBe('segmentEmpty')
  })

  it('an export is made of them alone', async () => {
    const id = await segmentOf({ ordersMin: 1 })
    const asked = {
      id,
      columns: ['memberId', 'orders'],
      reason: '回访',
      requestId: crypto.randomUUID(),
    }
    const { exportId } = await owner.data(segmentAdminCalls.export, asked)
    expect((await owner.data(segmentAdminCalls.export, asked)).exportId).toBe(exportId)
    for (let turn = 0; turn < 3; turn += 1) await shop.worker.runDue()
    const { list } = await owner.data(exportAdminCalls.list, {})
    expect(list.find((each) => each.id === exportId)).toMatchObject({ state: 'ready', rows: 3 })
  })
})
