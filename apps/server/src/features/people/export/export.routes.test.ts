import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import { maxOpenExports, type ExportKindCode } from '@mallard/contract/people/export/export.codes'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { beijingDateTime, day, hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { ports } from '#app/ports.ts'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { writeNext } from './export-writer.service.ts'
import { fileAt, rowsIn, wantedOf } from './test-exports.ts'

const shop = await testShop()
const { db, storage } = shop.services
let owner = await shop.staff()
const ana = await buyer(shop)
const skus = await skusWithStock(shop, 2)
/** So little at a time that a file has several parts. */
const portion = { batch: 2, rows: 5_000, bytes: 1_000_000, time: 3_000, rest: async () => 0 }
/** The store of files is away. */
const away = async () => ({ kind: 'failed', reason: 'refused', code: 'AWAY', message: '' }) as const
const yuan = (fen: number) => (fen / 100).toFixed(2)

const create = async (kind: ExportKindCode, columns?: readonly string[], who = owner) =>
  who.data(exportAdminCalls.create, await wantedOf(shop, who, kind, columns))
const listed = async (id: number, who = owner) =>
  (await who.data(exportAdminCalls.list, {})).list.find((each) => each.id === id)
const linkOf = async (id: number, who = owner) =>
  (await who.data(exportAdminCalls.link, { id })).url
/** Asked for, written and fetched. */
async function exported(kind: ExportKindCode, columns?: readonly string[]): Promise<string> {
  const { id } = await create(kind, columns)
  await shop.worker.runDue()
  return (await fileAt(shop, await linkOf(id))).text
}
const auditOf = async (id: number) =>
  (await owner.data(staffCalls.audit, { object: `export ${id}` })).list.map(({ action }) => action)

let two: { orderSn: string; payAmount: number }
let one: { orderSn: string; payAmount: number }
beforeAll(async () => {
  two = await placeOrder(ana, skus)
  await pay(shop, ana, two.orderSn)
  one = await placeOrder(ana, [skus[0]!])
  await pay(shop, ana, one.orderSn, 'aliPay')
  await sql`insert into order_note (partner_id, store_id, order_id, staff_name, text, created_at)
    select partner_id, store_id, id, '', '=1+1', created_at from orders where order_sn = ${one.orderSn}`.execute(
    db,
  )
})

describe('an export of orders', () => {
  it('has a row for each line, sums of the order once, and nothing that a table program would run', async () => {
    const text = await exported('orders')
    expect(text.startsWith('\uFEFF门店,订单编号,')).toBe(true)
    const rows = rowsIn(text).filter((row) => [one.orderSn, two.orderSn].includes(row['订单编号']!))
    expect(rows.map((row) => [row['订单编号'], row['数量']])).toEqual([
      [two.orderSn, '1'],
      [two.orderSn, '1'],
      [one.orderSn, '1'],
    ])
    const codes = (of: typeof rows) => of.map((row) => row['规格编码']).toSorted()
    expect(codes(rows.slice(0, 2))).toEqual(skus.map(({ productSn }) => productSn).toSorted())
    expect(rows.map((row) => row['订单实付'])).toEqual([
      yuan(two.payAmount),
      '',
      yuan(one.payAmount),
    ])
    expect(rows[2]).toMatchObject({
      订单状态: '待发货',
      支付方式: '支付宝',
      员工备注: "'=1+1",
      下单时间: beijingDateTime(shop.clock.now()),
    })
  })

  it('is the same however it was interrupted, and is one file in the end', async () => {
    const whole = await exported('orders')
    const { id } = await create('orders')
    const step = (write = storage.write) =>
      writeNext({ ...shop.services, storage: { ...storage, write } }, ports.exportKinds, {
        ...portion,
        rows: 3,
      })
    await step()
    expect(await listed(id)).toMatchObject({ state: 'writing', next: ['cancel'] })
    // Another process took it over while this one wrote.
    await expect(
      step(async (...args) => {
        await storage.write(...args)
        await sql`update data_export set parts = parts + 1 where id = ${id}`.execute(db)
        return { kind: 'ok', data: { size: 1 } }
      }),
    ).resolves.toBeDefined()
    await sql`update data_export set parts = parts - 1 where id = ${id}`.execute(db)
    await step(away)
    while (await step());
    const row = await listed(id)
    expect(row).toMatchObject({ state: 'ready', fault: null, rows: rowsIn(whole).length })
    const { text, headers } = await fileAt(shop, await linkOf(id))
    expect(text).toBe(whole)
    expect(Number(headers.get('content-length'))).toBe(row!.bytes)
    expect(headers.get('content-disposition')).toContain(`filename="orders-`)
    // What broke off lies nowhere once it is cleaned up.
    shop.clock.advance(hour)
    await clean()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from data_export_part where place is null`.execute(db)
    expect(rows[0]!.count).toBe(0)
    expect((await fileAt(shop, await linkOf(id))).text).toBe(whole)
  })

  it('rests after each batch as others are at work, and writes what it has after a while', async () => {
    const whole = await exported('orders')
    const { id } = await create('orders')
    const rests: number[] = []
    const slow = ports.exportKinds.map((kind): typeof kind => ({
      ...kind,
      cells: async (...asked) => {
        shop.clock.advance(20)
        return kind.cells(...asked)
      },
    }))
    const rest = async (milliseconds: number) => {
      rests.push(milliseconds)
      shop.clock.advance(milliseconds)
      return 0.25
    }
    const step = () => writeNext(shop.services, slow, { ...portion, time: 450, rest })
    await step()
    expect(rests).toEqual([400, 160])
    expect(await listed(id)).toMatchObject({ state: 'writing' })
    while (await step());
    expect((await fileAt(shop, await linkOf(id))).text).toBe(whole)
  })

  it('is given up when files cannot be kept, and says why', async () => {
    const { id } = await create('orders')
    const services = { ...shop.services, storage: { ...storage, write: away } }
    for (let turn = 0; turn < 7; turn += 1) await writeNext(services, ports.exportKinds)
    expect(await listed(id)).toMatchObject({ state: 'failed', fault: 'storage', next: [] })
    await shop.worker.runDue()
  })
})

const clean = () =>
  jobHandlers(shop.services)['export.clean'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })

describe('what is exported of money', () => {
  it('has the fees of the channels’ bills, and the sheet by day adds them up', async () => {
    const rowsOfPayments = async () =>
      rowsIn(await exported('payments')).filter((row) =>
        [one.orderSn, two.orderSn].includes(row['订单编号']!),
      )
    expect(
      (await rowsOfPayments()).map((row) => [row['金额'], row['手续费'], row['净额']]),
    ).toEqual([
      [yuan(two.payAmount), '', ''],
      [yuan(one.payAmount), '', ''],
    ])
    shop.clock.advance(day)
    owner = await shop.staff()
    await jobHandlers(shop.services)['payment.reconcile'].run({
      payload: {},
      scope: undefined,
      attempt: 1,
      finish: async () => {},
    })
    const fees = [two, one].map(({ payAmount }) => Math.round((payAmount * 6) / 1000))
    expect(
      (await rowsOfPayments()).map((row) => [row['金额'], row['手续费'], row['净额']]),
    ).toEqual(
      [two, one].map(({ payAmount }, place) => [
        yuan(payAmount),
        yuan(fees[place]!),
        yuan(payAmount - fees[place]!),
      ]),
    )
    const bills = rowsIn(await exported('bills'))
    expect(bills.map((row) => [row['渠道'], row['手续费'], row['核对']])).toEqual([
      ['微信支付', yuan(fees[0]!), '一致'],
      ['支付宝', yuan(fees[1]!), '一致'],
    ])
    const on = bills[0]!['账单日']
    const days = rowsIn(await exported('days')).filter((row) => row['日期'] === on)
    expect(
      days.map((row) => [
        row['渠道'],
        row['收款金额'],
        row['手续费'],
        row['净额'],
        row['手续费未知笔数'],
      ]),
    ).toEqual([
      ['支付宝', yuan(one.payAmount), yuan(fees[1]!), yuan(one.payAmount - fees[1]!), '0'],
      ['微信支付', yuan(two.payAmount), yuan(fees[0]!), yuan(two.payAmount - fees[0]!), '0'],
    ])
  })
})

describe('what else is exported', () => {
  it.each(['goods', 'members', 'withdrawals'] as const)('%s', async (kind) => {
    const rows = rowsIn(await exported(kind))
    const table = { goods: 'store_sku', members: 'member_store', withdrawals: 'fx_withdraw' }[kind]
    const ours = kind === 'withdrawals' ? sql`partner_id = 1` : sql`partner_id = 1 and store_id = 1`
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${ours}`.execute(db)
    expect(rows).toHaveLength(counted[0]!.count)
    if (kind === 'goods')
      expect(rows.find((row) => row['规格编码'] === skus[0]!.productSn)).toMatchObject({
        售价: yuan(skus[0]!.price),
        上架: '是',
        分类: expect.stringContaining('>'),
      })
    if (kind === 'members')
      expect(rows.every((row) => /^1\d\d\*+\d{4}$|^$/.test(row['手机号（部分隐藏）']!))).toBe(true)
  })

  it('begins without what says something about people, and remembers what was chosen', async () => {
    const chosenOf = async () =>
      (await owner.data(exportAdminCalls.offers, {})).offers.find(({ kind }) => kind === 'bills')!
    const finance = await shop.staff('finance')
    const members = (await finance.data(exportAdminCalls.offers, {})).offers.find(
      ({ kind }) => kind === 'members',
    )!
    const personal = members.columns.filter(({ isPersonal }) => isPersonal).map(({ code }) => code)
    expect(personal).toContain('nickname')
    expect(members.chosen.filter((code) => personal.includes(code))).toEqual([])
    await create('bills', ['fee', 'day'])
    expect((await chosenOf()).chosen).toEqual(['day', 'fee'])
    await shop.worker.runDue()
  })
})

describe('who may take it away', () => {
  it('is written down, counted, and only for minutes; the file goes after three days', async () => {
    const { id } = await create('orders', ['orderSn', 'receiver'])
    await shop.worker.runDue()
    const url = await linkOf(id)
    expect(await listed(id)).toMatchObject({ state: 'ready', downloads: 1, hasPersonal: true })
    expect(await auditOf(id)).toEqual(['export.download', 'export.create'])
    const readsOf = async () => (await owner.data(staffCalls.peopleReads, {})).list
    const reads = await readsOf()
    const asWritten = { way: 'export', object: 'order', call: 'exportAdmin.link' }
    expect(reads).toContainEqual(
      expect.objectContaining({ ...asWritten, lastAt: shop.clock.now() }),
    )
    const plain = await create('orders', ['orderSn', 'paid'])
    await shop.worker.runDue()
    await linkOf(plain.id)
    expect(await readsOf()).toEqual(reads)

    expect((await fileAt(shop, url)).status).toBe(200)
    expect((await fileAt(shop, url.replace(`/${id}/`, `/${plain.id}/`))).status).toBe(404)
    shop.clock.advance(6 * minute)
    expect((await fileAt(shop, url)).status).toBe(404)
    const { key } = (
      await sql<{ key: string }>`select key from data_export_part where export_id = ${id}`.execute(
        db,
      )
    ).rows[0]!
    shop.clock.advance(3 * day)
    owner = await shop.staff()
    expect((await owner.call(exportAdminCalls.link, { id })).reason).toBe('exportOver')
    expect(await listed(id)).toMatchObject({ state: 'expired', next: [] })
    await clean()
    expect((await storage.read(key, 1_000_000)).kind).toBe('failed')
    expect(await listed(id)).toMatchObject({ state: 'expired' })
  })

  it('sees a store’s own rows, and those of all stores only where they are theirs', async () => {
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const wanted = await wantedOf(shop, hangzhou, 'goods')
    expect(
      (await hangzhou.call(exportAdminCalls.create, { ...wanted, allStores: true })).reason,
    ).toBe('forbidden')
    const own = await hangzhou.data(exportAdminCalls.create, wanted)
    const all = await owner.data(exportAdminCalls.create, {
      ...(await wantedOf(shop, owner, 'goods')),
      allStores: true,
    })
    await shop.worker.runDue()
    const storesIn = async (url: string) => [
      ...new Set(rowsIn((await fileAt(shop, url)).text).map((row) => row['门店'])),
    ]
    const [here, everywhere] = [
      await storesIn(await linkOf(own.id, hangzhou)),
      await storesIn(await linkOf(all.id)),
    ]
    expect(here).toHaveLength(1)
    expect(everywhere.length).toBeGreaterThan(1)
    expect(everywhere).toContain(here[0])
    expect((await hangzhou.call(exportAdminCalls.link, { id: all.id })).reason).toBe('notFound')
    // Of another store, from which it cannot be reached.
    expect((await owner.call(exportAdminCalls.link, { id: own.id })).reason).toBe('notFound')
    const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    expect((await other.call(exportAdminCalls.cancel, { id: all.id })).reason).toBe('notFound')
  })

  it('asks once for one request, for a few at a time, and may cancel', async () => {
    const wanted = await wantedOf(shop, owner, 'orders')
    const first = await owner.data(exportAdminCalls.create, wanted)
    expect((await owner.data(exportAdminCalls.create, wanted)).id).toBe(first.id)
    for (let count = 1; count < maxOpenExports; count += 1) await create('goods')
    const more = await wantedOf(shop, owner, 'goods')
    expect((await owner.call(exportAdminCalls.create, more)).reason).toBe('exportsOpen')
    expect(await owner.data(exportAdminCalls.cancel, { id: first.id })).toMatchObject({
      state: 'cancelled',
      next: [],
    })
    expect(await auditOf(first.id)).toEqual(['export.cancel', 'export.create'])
    await owner.data(exportAdminCalls.create, more)
    await shop.worker.runDue()
    expect(await listed(first.id)).toMatchObject({ state: 'cancelled' })
  })

  it('names columns and days that there are', async () => {
    const wanted = await wantedOf(shop, owner, 'orders')
    const reasonOf = async (more: object) =>
      (await owner.call(exportAdminCalls.create, { ...wanted, ...more })).reason
    expect(await reasonOf({ columns: ['orderSn', 'salary'] })).toBe('badInput')
    expect(await reasonOf({ from: undefined })).toBe('badInput')
    expect(await reasonOf({ from: '2026-02-02', until: '2026-02-01' })).toBe('badInput')
    expect(await reasonOf({ until: '2099-01-01' })).toBe('badInput')
    expect(await reasonOf({ from: '2001-01-01' })).toBe('badInput')
    expect(await reasonOf({ reason: ' ' })).toBe('badInput')
  })
})
