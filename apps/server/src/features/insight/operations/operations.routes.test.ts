import { jobText } from '@mallard/contract/insight/operations/job-words'
import { operationsAdminCalls } from '@mallard/contract/insight/operations/operations-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour, minute } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { invariantSubjects } from '#app/invariant-subjects.ts'
import { invariants } from '#app/invariants.ts'
import { jobHandlers } from '#app/jobs.ts'
import { buyer, pay, placeOrder, skusWithStock, toCashier } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { checkByClock } from './invariants.service.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
const calls = operationsAdminCalls
const hourly = () =>
  jobHandlers(shop.services)['invariants.check'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })

describe('the invariants in the back office', () => {
  it('were never asked, then all hold', async () => {
    expect(await owner.data(calls.invariants, {})).toEqual({
      count: invariants.length,
      latest: null,
      hourly: null,
    })
    const staffName = (await owner.data(staffCalls.me, {})).name
    expect((await owner.data(calls.runInvariants, {})).latest).toMatchObject({
      staffName,
      finishTime: null,
    })
    await shop.worker.runDue()
    const { latest, hourly: last } = await owner.data(calls.invariants, {})
    expect(last).toBeNull()
    expect(latest).toMatchObject({ staffName, finishTime: shop.clock.now() })
    expect(latest!.results.map(({ name }) => name).toSorted()).toEqual(
      invariants.map(({ name }) => name).toSorted(),
    )
    expect(latest!.results.filter(({ total }) => total > 0)).toEqual([])
  })

  it('show the rows that break them, those of the hour apart', async () => {
    const [sku] = await skusWithStock(shop, 1)
    const shift = (by: number) =>
      sql`update store_sku set on_hand = on_hand + ${by} where partner_id = 1 and store_id = 1 and sku_id = ${sku!.skuId}`.execute(
        db,
      )
    await hourly()
    await shift(1)
    await expect(hourly()).rejects.toThrow(/I-9/)
    const { hourly: last } = await owner.data(calls.invariants, {})
    expect(last!.results.map(({ name }) => name).toSorted()).toEqual(
      invariants.map(({ name }) => name).toSorted(),
    )
    const broken = last!.results.filter(({ total }) => total > 0)
    for (const found of broken)
      expect(found).toMatchObject({
        name: expect.stringMatching(/^I-9 /),
        total: 1,
        rows: [{ sku_id: sku!.skuId }],
      })
    expect(broken).toHaveLength(2)
    expect(last!.results.slice(0, 2)).toEqual(broken)
    await shift(-1)
    await owner.data(calls.runInvariants, {})
    await shop.worker.runDue()
    expect(
      (await owner.data(calls.invariants, {})).latest!.results.every(({ total }) => total === 0),
    ).toBe(true)
  })

  it('that take too long or fail take none of the others along', async () => {
    const slow = { name: 'slow', statement: 'select 1/0 as never' }
    const narrow = {
      name: 'narrow',
      statement: 'select 1/0 from sku k where /* each sku: k.id = any($keys) */ true',
      subject: 'sku',
    }
    const results = await checkByClock(shop.services, {
      invariants: [slow, narrow, invariants[0]!],
      subjects: invariantSubjects,
    })
    const fault = expect.stringContaining('division by zero')
    const seen = (list: readonly { name: string; fault?: string }[]) =>
      Object.fromEntries(list.map(({ name, fault: reason }) => [name, reason]))
    expect(seen(results!)).toEqual({ slow: fault, narrow: fault, [invariants[0]!.name]: undefined })
    const { hourly: last } = await owner.data(calls.invariants, {})
    expect(seen(last!.results)).toEqual({ slow: fault, narrow: fault, [invariants[0]!.name]: '' })
  })

  it('are asked by one at a time, and a run that died is not waited for', async () => {
    await sql`insert into invariant_run (started_at, staff_name) values (${new Date(shop.clock.now() - minute)}, '别人')`.execute(
      db,
    )
    expect((await owner.data(calls.runInvariants, {})).latest).toMatchObject({
      staffName: '别人',
      finishTime: null,
    })
    expect(await hourly()).toEqual({ again: shop.clock.now() + 5 * minute })
    shop.clock.advance(hour)
    await owner.data(calls.runInvariants, {})
    await shop.worker.runDue()
    const { latest } = await owner.data(calls.invariants, {})
    expect([latest!.staffName === '别人', latest!.finishTime]).toEqual([false, shop.clock.now()])
  })
})

describe('jobs in the back office', () => {
  const dead = async (key: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into job (kind, key, payload, due_at, state, attempts, last_error) values ('order.close', ${key}, '{"orderSn": "1"}', ${new Date(shop.clock.now())}, 'dead', 60, 'the channel is silent')
      returning id`.execute(db)
    return rows[0]!.id
  }
  const kind = async () =>
    (await owner.data(calls.jobs, {})).find((each) => each.kind === 'order.close')!

  it('are counted by kind, with how late the oldest is', async () => {
    await sql`insert into job (kind, key, payload, due_at) values ('order.close', 'late', '{"orderSn": "1"}', ${new Date(shop.clock.now() - minute)})`.execute(
      db,
    )
    await dead('counted')
    expect(await kind()).toMatchObject({
      kindText: '超时未付款，关闭订单',
      waiting: 1,
      dead: 1,
      lateBy: minute,
      nextTime: shop.clock.now() - minute,
    })
    expect((await owner.data(calls.deadJobs, { kind: 'order.close' })).list).toMatchObject([
      {
        key: 'counted',
        attempts: 60,
        lastError: 'the channel is silent',
        payload: { orderSn: '1' },
        subject: null,
      },
    ])
    expect((await owner.data(calls.deadJobs, { kind: 'payment.query' })).total).toBe(0)
  })

  it('name what they were for, by the number of its page, whatever their payload names it by', async () => {
    const ana = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1)
    const { orderSn } = await placeOrder(ana, [sku!])
    const { payNo } = await toCashier(shop, ana, orderSn)
    await pay(shop, ana, orderSn)
    const { applyId } = await ana.data(returnsCalls.apply, {
      sn: orderSn,
      type: 0,
      reasonCode: 'unwanted',
    })
    await owner.data(returnsAdminCalls.agree, { applyId })
    const { rows } = await sql<{
      id: number
    }>`select id from orders where order_sn = ${orderSn}`.execute(db)
    const cases: [string, object, object][] = [
      ['order.close', { orderSn }, { kind: 'order', number: orderSn }],
      [
        'event.deliver',
        { topic: 'order', handler: 'points', key: String(rows[0]!.id) },
        { kind: 'order', number: orderSn },
      ],
      ['returns.deadline', { applyId }, { kind: 'return', number: applyId }],
      ['payment.refund', { refundNo: `R${applyId}` }, { kind: 'refund', number: `R${applyId}` }],
      ['payment.query', { payNo }, { kind: 'payment', number: payNo }],
    ]
    for (const [name, payload, subject] of cases) {
      await sql`insert into job (kind, key, payload, due_at, state) values (${name}, 'named', ${JSON.stringify(payload)}::jsonb, now(), 'dead')`.execute(
        db,
      )
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
    expect(await sql`select state, attempts from job where id = ${id}`.execute(db)).toMatchObject({
      rows: [{ state: 'waiting', attempts: 0 }],
    })
    expect((await owner.call(calls.retryJob, { id })).reason).toBe('notFound')
    const second = await dead('again')
    await owner.data(calls.retryJob, { id: second })
    expect((await sql`select id from job where key = 'again'`.execute(db)).rows).toEqual([{ id }])
  })

  it('are discarded with a reason that stays in the log', async () => {
    const id = await dead('gone')
    await owner.data(calls.discardJob, { id, reason: '订单已人工关闭' })
    expect((await owner.call(calls.discardJob, { id, reason: '订单已人工关闭' })).reason).toBe(
      'notFound',
    )
    const { list } = await owner.data(staffCalls.audit, { object: `job ${id}` })
    expect(list).toMatchObject([
      {
        action: 'job.discard',
        changes: {
          kind: { before: 'order.close' },
          lastError: { before: 'the channel is silent' },
          reason: { after: '订单已人工关闭' },
        },
      },
    ])
  })
})

describe('events that a handler failed on', () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  const paidVisits = async (orderSn: string) =>
    (
      await sql`select 1 from visit_paid v join orders o on o.id = v.order_id where o.order_sn = ${orderSn}`.execute(
        db,
      )
    ).rows.length
  const delivery = async () => (await owner.data(calls.deadJobs, { kind: 'event.deliver' })).list

  /** A paid order of which one handler could not take note, until its job was dead. */
  async function failedOrder(): Promise<string> {
    const ana = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1)
    const { orderSn } = await placeOrder(ana, [sku!])
    await shop.dispatch()
    await rename('visit_paid', 'visit_paid_away')
    await pay(shop, ana, orderSn)
    await shop.dispatch()
    for (let tries = 0; tries < 12; tries += 1) {
      await sql`update job set due_at = ${new Date(shop.clock.now())} where kind = 'event.deliver'`.execute(
        db,
      )
      await shop.worker.runDue()
    }
    await rename('visit_paid_away', 'visit_paid')
    return orderSn
  }

  it('are seen with what they are about, and handled when they are delivered again', async () => {
    const orderSn = await failedOrder()
    const [dead] = await delivery()
    expect(dead).toMatchObject({
      kindText: '重新处理失败的事件',
      payload: { topic: 'order', handler: 'tracking' },
      lastError: expect.stringContaining('visit_paid'),
      subject: { kind: 'order', number: orderSn },
    })
    expect(await paidVisits(orderSn)).toBe(0)
    await owner.data(calls.retryJob, { id: dead!.id })
    await shop.worker.runDue()
    expect(await paidVisits(orderSn)).toBe(1)
    expect(await delivery()).toEqual([])
  })

  it('can be given up, and what comes later is handled', async () => {
    const orderSn = await failedOrder()
    const [dead] = await delivery()
    await owner.data(calls.discardJob, { id: dead!.id, reason: '不需要统计' })
    expect((await sql`select 1 from event_failure`.execute(db)).rows).toEqual([])
    await shop.dispatch()
    expect(await paidVisits(orderSn)).toBe(0)
  })
})

it('the machine room is open to the house alone', async () => {
  const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
  const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
  for (const who of [other, local]) {
    for (const call of [
      calls.invariants,
      calls.runInvariants,
      calls.addresses,
      calls.jobs,
      calls.deadJobs,
    ] as const)
      expect((await who.call(call, {})).reason).toBe('forbidden')
    expect((await who.call(calls.retryJob, { id: 1 })).reason).toBe('forbidden')
  }
})

it('jobs of all stores are changed by nobody who may do so in one store alone', async () => {
  await owner.data(staffCalls.save, {
    login: 'half-owner',
    name: '半个店主',
    password: 'a first and long password',
    active: true,
    roles: [
      { role: 'manager', storeId: null },
      { role: 'owner', storeId: 1 },
    ],
  })
  await keepPassword(shop.services.db, 'half-owner')
  const staffXsrf = { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' }
  const who = caller(shop.url, { partnerId: 1, storeId: 1 }, staffXsrf)
  await who.data(staffCalls.login, { login: 'half-owner', password: 'a first and long password' })
  expect((await who.call(calls.deadJobs, {})).code).toBe(200)
  expect((await who.call(calls.retryJob, { id: 1 })).reason).toBe('forbidden')
  expect((await who.call(calls.discardJob, { id: 1, reason: '不需要' })).reason).toBe('forbidden')
})

describe('the addresses in the back office', () => {
  it('are those that the server is set up with, and no secret is among them', async () => {
    Object.assign(shop.services, {
      storeDomains: { '1-2': ['https://hangzhou.example'] },
      domainProofs: ['MP_verify_x.txt'],
    })
    const seen = await owner.data(calls.addresses, {})
    expect(seen).toMatchObject({
      publicUrl: 'http://shop.test',
      proofs: ['MP_verify_x.txt'],
      apple: { web: true, app: true },
      wecom: true,
    })
    expect(
      seen.stores.map(({ partnerId, storeId, domains }) => [`${partnerId}-${storeId}`, domains]),
    ).toEqual([
      ['1-1', []],
      ['1-2', ['https://hangzhou.example']],
      ['2-1', []],
    ])
    expect(seen.weixinApps.map(({ use }) => use)).toEqual(['web', 'mini', 'smartApp', 'mallApp'])
    for (const { appId } of seen.weixinApps) expect(appId).toMatch(/^wx\w+$/)
    expect(JSON.stringify(seen)).not.toMatch(/secret|PRIVATE KEY/i)
  })
})

it('the codes that went out in this hour are told, with how near their end they are', async () => {
  const begin = Math.floor(shop.clock.now() / hour) * hour
  shop.clock.advance(begin + hour - shop.clock.now())
  expect(await owner.data(calls.codeBudget, {})).toEqual({ sent: 0, budget: 10_000, state: 'calm' })
  await shop.shopper()
  expect(await owner.data(calls.codeBudget, {})).toEqual({ sent: 1, budget: 10_000, state: 'calm' })
  for (const [sent, state] of [
    [4_999, 'calm'],
    [5_000, 'busy'],
    [8_000, 'scarce'],
    [10_000, 'spent'],
  ] as const) {
    await sql`update sms_hour set sent = ${sent}`.execute(db)
    expect((await owner.data(calls.codeBudget, {})).state).toBe(state)
  }
})
