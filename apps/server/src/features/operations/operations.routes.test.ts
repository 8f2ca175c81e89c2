import { jobText } from '@mallard/contract/operations/job-words'
import { operationsDeskCalls } from '@mallard/contract/operations/operations-desk.calls'
import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { invariants } from '#app/invariants.ts'
import { jobHandlers } from '#app/jobs.ts'
import { buyer, pay, placeOrder, skusWithStock, toCashier } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
const calls = operationsDeskCalls
const nightly = () => jobHandlers(shop.services)['invariants.check'].run({ payload: {}, scope: undefined, attempt: 1, finish: async () => {} })

describe('the invariants at the desk', () => {
  it('were never asked, then all hold', async () => {
    expect(await owner.data(calls.invariants, {})).toEqual({ count: invariants.length, latest: null, nightly: null })
    const { latest, nightly: last } = await owner.data(calls.runInvariants, {})
    expect(last).toBeNull()
    expect(latest).toMatchObject({ staffName: (await owner.data(staffCalls.me, {})).name, finishTime: shop.clock.now() })
    expect(latest!.results.map(({ name }) => name).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted())
    expect(latest!.results.filter(({ total }) => total > 0)).toEqual([])
  })

  it('show the rows that break them, those of the night apart', async () => {
    const [sku] = await skusWithStock(shop, 1)
    const shift = (by: number) =>
      sql`update store_sku set on_hand = on_hand + ${by} where partner_id = 1 and store_id = 1 and sku_id = ${sku!.skuId}`.execute(db)
    await nightly()
    await shift(1)
    await expect(nightly()).rejects.toThrow(/I-9/)
    const { nightly: last } = await owner.data(calls.invariants, {})
    const [broken, ...others] = last!.results.filter(({ total }) => total > 0)
    expect(others).toEqual([])
    expect(broken).toMatchObject({ name: expect.stringMatching(/^I-9 /), total: 1, rows: [{ sku_id: sku!.skuId }] })
    expect(last!.results[0]).toEqual(broken)
    await shift(-1)
    expect((await owner.data(calls.runInvariants, {})).latest!.results.every(({ total }) => total === 0)).toBe(true)
  })

  it('are asked by one at a time, and a run that died is not waited for', async () => {
    await sql`insert into invariant_run (started_at, staff_name) values (${new Date(shop.clock.now() - minute)}, '别人')`.execute(db)
    expect((await owner.data(calls.runInvariants, {})).latest).toMatchObject({ staffName: '别人', finishTime: null })
    shop.clock.advance(hour)
    expect((await owner.data(calls.runInvariants, {})).latest).toMatchObject({ finishTime: shop.clock.now() })
  })
})

describe('jobs at the desk', () => {
  const dead = async (key: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into job (kind, key, payload, due_at, state, attempts, last_error) values ('order.close', ${key}, '{"orderSn": "1"}', ${new Date(shop.clock.now())}, 'dead', 60, 'the channel is silent')
      returning id`.execute(db)
    return rows[0]!.id
  }
  const kind = async () => (await owner.data(calls.jobs, {})).find((each) => each.kind === 'order.close')!

  it('are counted by kind, with how late the oldest is', async () => {
    await sql`insert into job (kind, key, payload, due_at) values ('order.close', 'late', '{"orderSn": "1"}', ${new Date(shop.clock.now() - minute)})`.execute(
      db,
    )
    await dead('counted')
    expect(await kind()).toMatchObject({ kindText: '超时未付款，关闭订单', waiting: 1, dead: 1, lateBy: minute, nextTime: shop.clock.now() - minute })
    expect((await owner.data(calls.deadJobs, { kind: 'order.close' })).list).toMatchObject([
      { key: 'counted', attempts: 60, lastError: 'the channel is silent', payload: { orderSn: '1' }, subject: null },
    ])
    expect((await owner.data(calls.deadJobs, { kind: 'payment.query' })).total).toBe(0)
  })

  it('name what they were for, by the number of its page, whatever their payload names it by', async () => {
    const ana = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1)
    const { orderSn } = await placeOrder(ana, [sku!])
    const { payNo } = await toCashier(shop, ana, orderSn)
    await pay(shop, ana, orderSn)
    const { applyId } = await ana.data(returnsCalls.apply, { sn: orderSn, type: 0, reasonCode: 'unwanted' })
    await owner.data(returnsDeskCalls.agree, { applyId })
    const { rows } = await sql<{ id: number }>`select id from orders where order_sn = ${orderSn}`.execute(db)
    const cases: [string, object, object][] = [
      ['order.close', { orderSn }, { kind: 'order', number: orderSn }],
      ['order.tell', { listener: 'points', orderId: rows[0]!.id }, { kind: 'order', number: orderSn }],
      ['returns.deadline', { applyId }, { kind: 'return', number: applyId }],
      ['payment.refund', { refundNo: `R${applyId}` }, { kind: 'refund', number: `R${applyId}` }],
      ['payment.query', { payNo }, { kind: 'payment', number: payNo }],
    ]
    for (const [name, payload, subject] of cases) {
      await sql`insert into job (kind, key, payload, due_at, state) values (${name}, 'named', ${JSON.stringify(payload)}::jsonb, now(), 'dead')`.execute(db)
      const [job] = (await owner.data(calls.deadJobs, { kind: name })).list
      expect(job).toMatchObject({ key: 'named', subject: { ...subject, partnerId: 1, storeId: 1 } })
    }
    await sql`delete from job where key = 'named'`.execute(db)
  })

  it('of every kind have words in both languages', () => {
    for (const kind of Object.keys(jobHandlers(shop.services))) {
      expect(jobText(kind, false), kind).toMatch(/[一-鿿]/)
      expect(jobText(kind, true), kind).toMatch(/^[A-Z]/)
    }
  })

  it('are tried again, or give way to newer work of their key', async () => {
    const id = await dead('again')
    await owner.data(calls.retryJob, { id })
    expect(await sql`select state, attempts from job where id = ${id}`.execute(db)).toMatchObject({ rows: [{ state: 'waiting', attempts: 0 }] })
    expect((await owner.call(calls.retryJob, { id })).reason).toBe('notFound')
    const second = await dead('again')
    await owner.data(calls.retryJob, { id: second })
    expect((await sql`select id from job where key = 'again'`.execute(db)).rows).toEqual([{ id }])
  })

  it('are discarded with a reason that stays in the log', async () => {
    const id = await dead('gone')
    await owner.data(calls.discardJob, { id, reason: '订单已人工关闭' })
    expect((await owner.call(calls.discardJob, { id, reason: '订单已人工关闭' })).reason).toBe('notFound')
    const { list } = await owner.data(staffCalls.audit, { object: `job ${id}` })
    expect(list).toMatchObject([
      {
        action: 'job.discard',
        changes: { kind: { before: 'order.close' }, lastError: { before: 'the channel is silent' }, reason: { after: '订单已人工关闭' } },
      },
    ])
  })
})

it('the machine room is open to the house alone', async () => {
  const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
  const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
  for (const who of [other, local]) {
    for (const call of [calls.invariants, calls.runInvariants, calls.addresses, calls.jobs, calls.deadJobs] as const)
      expect((await who.call(call, {})).reason).toBe('forbidden')
    expect((await who.call(calls.retryJob, { id: 1 })).reason).toBe('forbidden')
  }
})

describe('the addresses at the desk', () => {
  it('are those that the server is set up with, and no secret is among them', async () => {
    Object.assign(shop.services, { storeDomains: { '1-2': ['https://hangzhou.example'] }, domainProofs: ['MP_verify_x.txt'] })
    const seen = await owner.data(calls.addresses, {})
    expect(seen).toMatchObject({ publicUrl: 'http://shop.test', proofs: ['MP_verify_x.txt'], apple: { web: true, app: true }, wecom: true })
    expect(seen.stores.map(({ partnerId, storeId, domains }) => [`${partnerId}-${storeId}`, domains])).toEqual([
      ['1-1', []],
      ['1-2', ['https://hangzhou.example']],
      ['2-1', []],
    ])
    expect(seen.weixinApps.map(({ use }) => use)).toEqual(['web', 'mini', 'smartApp', 'mallApp'])
    for (const { appId } of seen.weixinApps) expect(appId).toMatch(/^wx\w+$/)
    expect(JSON.stringify(seen)).not.toMatch(/secret|PRIVATE KEY/i)
  })
})
