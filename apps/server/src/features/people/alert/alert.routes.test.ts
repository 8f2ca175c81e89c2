import { alertAdminCalls } from '@mallard/contract/people/alert/alert-admin.calls'
import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import { day, minute } from '@mallard/kernel'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { type Caller, caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { buyer, pay, placeOrder, setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { sweepInBatches } from '#platform/db/sweep.ts'
import { alertStaff } from './alert.service.ts'
import { alertFeature } from './feature.ts'

const shop = await testShop()
const { db } = shop.services
const [sku, rare] = await skusWithStock(shop, 2, 60)
let topics = 0

async function raise(
  kind: AlertKind,
  storeId: number | null = 1,
  partnerId = 1,
  topic = `test ${(topics += 1)}`,
): Promise<string> {
  const at = new Date(shop.clock.now())
  const text = [`发生了 ${topic}`, `It happened: ${topic}`] as const
  await alertStaff(db, [{ kind, partnerId, storeId, topic, ref: topic, text, at }])
  return topic
}
const unread = async (who: Caller) => (await who.data(alertAdminCalls.unread, {})).unread
const refs = async (who: Caller, input = {}) =>
  (await who.data(alertAdminCalls.list, input)).list.map(({ ref }) => ref)

let owner = await shop.staff('owner')
async function warehouseStaff(): Promise<Caller> {
  const account = { login: 'packer', password: 'a long password' }
  const roles = [{ role: 'warehouse' as const, storeId: null }]
  await owner.call(staffCalls.save, { ...account, name: '仓库', active: true, roles })
  await keepPassword(shop.services.db, account.login)
  const who = caller(shop.url, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, account)
  return who
}

beforeEach(async () => {
  await sql`delete from alert`.execute(db)
  await sql`delete from alert_seen`.execute(db)
})

describe('the inbox of staff', () => {
  it('holds what each may open: by right, by store, and of no one store for who has all', async () => {
    const paid = await raise('paid')
    const elsewhere = await raise('paid', 2)
    const foreign = await raise('paid', 1, 2)
    const bill = await raise('bill')
    const job = await raise('job', null)
    const warehouse = await warehouseStaff()
    expect(await refs(owner)).toEqual([job, bill, paid])
    expect(await refs(warehouse)).toEqual([paid])
    expect((await warehouse.data(alertAdminCalls.list, {})).kinds).toEqual([
      'paid',
      'return',
      'stock',
    ])
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await refs(hangzhou)).toEqual([elsewhere])
    // Who works in another store or shop has nothing to look for here.
    hangzhou.scope = { partnerId: 1, storeId: 1 }
    expect(await refs(hangzhou)).toEqual([])
    const northridge = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    expect(await refs(northridge)).toEqual([foreign])
    northridge.scope = { partnerId: 1, storeId: 1 }
    expect(await northridge.data(alertAdminCalls.unread, {})).toEqual({ unread: 0, newest: 0 })
  })

  it('is read by each for themselves, one by one or all that was seen', async () => {
    const [first, second] = [await raise('paid'), await raise('voucher')]
    const warehouse = await warehouseStaff()
    const { list } = await owner.data(alertAdminCalls.list, {})
    const idOf = (ref: string) => list.find((each) => each.ref === ref)!.id
    expect(await owner.data(alertAdminCalls.read, { id: idOf(first) })).toEqual({ unread: 1 })
    expect(await owner.data(alertAdminCalls.read, { id: idOf(first) })).toEqual({ unread: 1 })
    expect(await refs(owner, { state: 'unread' })).toEqual([second])
    expect(await unread(warehouse)).toBe(1)
    // A voucher is not theirs to read.
    expect(await warehouse.call(alertAdminCalls.read, { id: idOf(second) })).toMatchObject({
      reason: 'notFound',
    })
    const third = await raise('paid')
    expect(await owner.data(alertAdminCalls.readAll, { upTo: idOf(second) })).toEqual({ unread: 1 })
    expect(await refs(owner, { state: 'unread' })).toEqual([third])
    expect((await owner.data(alertAdminCalls.list, {})).list.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('marks at once what is older than a minute, and no alert that comes late with a lower number', async () => {
    await raise('paid')
    shop.clock.advance(2 * minute)
    owner = await shop.staff('owner')
    await raise('paid')
    const { newest } = await owner.data(alertAdminCalls.unread, {})
    // Its transaction began before those two and ends after they were seen.
    const late = sql`
      insert into alert (id, partner_id, store_id, kind, topic, ref, text, text_en, at)
      overriding system value
      values (${newest} - 100, 1, 1, 'paid', 'late', 'late', '', '', ${new Date(shop.clock.now())})`
    expect(await owner.data(alertAdminCalls.readAll, { upTo: newest })).toEqual({ unread: 0 })
    expect((await sql`select 1 from alert_seen`.execute(db)).rows).toHaveLength(1)
    await late.execute(db)
    await sql`update alert_seen set up_to = ${newest} - 200`.execute(db)
    expect(await refs(owner, { state: 'unread' })).toContain('late')
  })

  it('marks those of one kind alone when one is asked for', async () => {
    await raise('paid')
    const stock = await raise('stock')
    const { newest } = await owner.data(alertAdminCalls.unread, {})
    await owner.data(alertAdminCalls.readAll, { kind: 'paid', upTo: newest })
    expect(await refs(owner, { state: 'unread' })).toEqual([stock])
  })

  it('tells of one thing once, in the language of who reads, and counts to a hundred', async () => {
    const topic = await raise('paid')
    await raise('paid', 1, 1, topic)
    expect((await owner.data(alertAdminCalls.list, {})).list).toMatchObject([
      { kind: 'paid', text: `发生了 ${topic}`, ref: topic, isRead: false },
    ])
    await sql`
      insert into alert (partner_id, store_id, kind, topic, ref, text, text_en, at)
      select 1, 1, 'paid', 'many ' || n, '', '', '', ${new Date(shop.clock.now())}
      from generate_series(1, 105) n`.execute(db)
    expect(await unread(owner)).toBe(100)
    expect(await owner.data(alertAdminCalls.list, { pageSize: 100, pageNum: 2 })).toMatchObject({
      total: 106,
      hasNext: false,
    })
  })

  it('forgets after a month', async () => {
    await raise('paid')
    shop.clock.advance(31 * day)
    const sweep = alertFeature.retention.alert
    await sweepInBatches(db, sweep, shop.clock.now())
    owner = await shop.staff('owner')
    expect(await refs(owner)).toEqual([])
  })
})

describe('an order', () => {
  it('that is paid rings with its number and its sum, and with nothing of who bought', async () => {
    const ana = await buyer(shop)
    const { orderSn, payAmount } = await placeOrder(ana, [sku!])
    await pay(shop, ana, orderSn)
    await shop.dispatch()
    await shop.dispatch()
    const { list } = await owner.data(alertAdminCalls.list, { kind: 'paid' })
    expect(list).toMatchObject([
      { ref: orderSn, text: `${orderSn} ¥${(payAmount / 100).toFixed(2)}` },
    ])
  })

  it('that leaves few or none of a SKU rings once a day', async () => {
    const ana = await buyer(shop)
    await setStock(shop, rare!.skuId, 3)
    await placeOrder(ana, [rare!])
    await placeOrder(ana, [rare!])
    await shop.dispatch()
    const low = await owner.data(alertAdminCalls.list, { kind: 'stock' })
    expect(low.list).toMatchObject([{ ref: rare!.productSn }])
    await placeOrder(ana, [rare!])
    await shop.dispatch()
    const { list } = await owner.data(alertAdminCalls.list, { kind: 'stock' })
    expect(list).toHaveLength(2)
    expect(list[0]!.text).toContain('已售罄')
  })
})

it('a job that gave up rings at who looks after the installation, once a death', async () => {
  await sql`
    insert into job (kind, key, payload, due_at, state)
    values ('order.close', 'dead-one', '{"orderSn":"x"}', now(), 'dead')`.execute(db)
  const look = () =>
    jobHandlers(shop.services)['operations.deadJobs'].run({
      payload: {},
      scope: undefined,
      attempt: 1,
      finish: async () => {},
    })
  await look()
  await look()
  const { list } = await owner.data(alertAdminCalls.list, { kind: 'job' })
  expect(list).toMatchObject([{ text: '超时未付款，关闭订单' }])
})
