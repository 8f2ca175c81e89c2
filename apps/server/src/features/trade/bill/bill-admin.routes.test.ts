import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { type BillDifference, billAdminCalls } from '@mallard/contract/trade/bill/bill-admin.calls'
import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { beijingDateTime, day, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  payNoOf,
  placeOrder,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const ana = await buyer(shop)
const today = () => beijingDateTime(shop.clock.now()).slice(0, 10)
const reconcile = () =>
  jobHandlers(shop.services)['payment.reconcile'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })
let owner = await shop.staff()
const rule = (operation: string, kind: string) =>
  shop.control('/_ctl/rules', { match: { provider: 'wxpay', operation }, do: { kind } })

/** The day ends, and its bill can be had. */
async function nextDay(): Promise<void> {
  shop.clock.advance(day)
  owner = await shop.staff()
}
const open = async (): Promise<BillDifference[]> =>
  (await owner.data(billAdminCalls.differences, { pageSize: 100 })).list
const dayOf = async (on: string, method: string) =>
  (await owner.data(billAdminCalls.days, { from: on, until: on })).find(
    (each) => each.method === method,
  )!

afterAll(() => expectBooksToAgree(shop))

describe('a day and its bills', () => {
  const on = today()
  let paid: { orderSn: string; payAmount: number }
  let lost: { orderSn: string; payNo: string; payAmount: number }
  let back: { orderSn: string; payNo: string; payAmount: number }

  beforeAll(async () => {
    paid = await placeOrder(ana, [sku!])
    await pay(shop, ana, paid.orderSn)
    const ali = await placeOrder(ana, [sku!])
    await pay(shop, ana, ali.orderSn, 'aliPay')
    // Its notification is lost, and nobody asks.
    const one = await placeOrder(ana, [sku!])
    lost = { ...one, ...(await toCashier(shop, ana, one.orderSn)) }
    await rule('notify', 'lost')
    await shop.control('/_ctl/pay', { payNo: lost.payNo })
    await sql`delete from job where kind = 'payment.query' and key = ${lost.payNo}`.execute(
      shop.services.db,
    )
    // Comes late and goes back.
    const two = await placeOrder(ana, [sku!])
    back = { ...two, ...(await toCashier(shop, ana, two.orderSn)) }
    await ana.data(orderCalls.cancel, { sn: back.orderSn })
    await shop.control('/_ctl/pay', { payNo: back.payNo, late: true })
    await shop.worker.runDue()
    await shop.control('/_ctl/clock/advance', { milliseconds: 2 * second })
    await nextDay()
  })

  it('are missing until they are read, then compared', async () => {
    expect(await dayOf(on, 'wxPay')).toMatchObject({
      state: 'missing',
      ours: { payments: 2, refunds: 1 },
      theirs: { payments: 0 },
    })
    await reconcile()
    const wechat = await dayOf(on, 'wxPay')
    expect(wechat).toMatchObject({
      state: 'read',
      ours: {
        payments: 2,
        paid: paid.payAmount + back.payAmount,
        refunds: 1,
        refunded: back.payAmount,
      },
      theirs: {
        payments: 3,
        paid: paid.payAmount + back.payAmount + lost.payAmount,
        refunds: 1,
        refunded: back.payAmount,
      },
      open: 1,
    })
    const alipay = await dayOf(on, 'aliPay')
    expect(alipay).toMatchObject({ state: 'read', open: 0 })
    expect(alipay.theirs).toEqual(alipay.ours)
    expect(await dayOf('2025-12-01', 'wxPay')).toMatchObject({ state: 'none', open: 0 })
  })

  it('show the payment that nobody told us of; asking the channel books it and settles the difference', async () => {
    const [difference, ...others] = await open()
    expect(others).toEqual([])
    expect(difference).toMatchObject({
      day: on,
      kind: 'payment',
      number: lost.payNo,
      cause: 'state',
      oursState: 'open',
      theirsState: 'done',
      state: 'open',
    })
    const settled = await owner.data(billAdminCalls.ask, { id: difference!.id })
    expect(settled).toMatchObject({ state: 'settled' })
    expect(await open()).toEqual([])
    // Its order was closed in the meantime or not: either way the money is in the books.
    const { list } = await owner.data(repairAdminCalls.payments, { q: lost.payNo })
    expect(list).toMatchObject([{ status: 2 }])
    expect(
      (await owner.data(staffCalls.audit, { object: `difference ${difference!.id}` })).list,
    ).toMatchObject([
      {
        action: 'bill.ask',
        changes: { difference: { after: 'settled' }, channelSaid: { after: 'paid' } },
      },
    ])
    expect([0, 1, 4]).toContain(await statusOf(ana, lost.orderSn))
  })

  it('are the same however often they are read', async () => {
    const rows = () =>
      sql`select kind, number, amount, state, partner_id, store_id from pay_bill_line order by kind, number`.execute(
        shop.services.db,
      )
    const before = await rows()
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(billAdminCalls.read, { day: on, method: 'wxPay' })).toEqual({
        result: 'read',
      })
    await reconcile()
    expect((await rows()).rows).toEqual(before.rows)
    expect(await open()).toEqual([])
  })

  it('show what only one side has, and other amounts; a note with a reason closes a difference for good', async () => {
    const { db } = shop.services
    await sql`update pay_order set channel_trade_no = channel_trade_no, pay_no = '9' || pay_no where pay_no = ${back.payNo}`.execute(
      db,
    )
    await rule('bill', 'amountMismatch')
    await owner.data(billAdminCalls.read, { day: on, method: 'wxPay' })
    const found = await open()
    expect(found.map(({ cause, number }) => [cause, number.slice(-27)]).toSorted()).toEqual(
      [
        ['amount', found.find(({ cause }) => cause === 'amount')?.number],
        ['onlyOurs', back.payNo],
        ['onlyTheirs', back.payNo],
      ].toSorted(),
    )
    const amount = found.find(({ cause }) => cause === 'amount')!
    expect(amount.theirsAmount! - amount.oursAmount!).toBe(1)

    const stray = found.find(({ cause }) => cause === 'onlyTheirs')!
    expect(
      await owner.data(billAdminCalls.note, { id: stray.id, reason: '测试商户号的历史交易' }),
    ).toMatchObject({
      state: 'noted',
      note: '测试商户号的历史交易',
    })
    await owner.data(billAdminCalls.note, { id: stray.id, reason: '再说一次' })
    await owner.data(billAdminCalls.read, { day: on, method: 'wxPay' })
    const after = await open()
    expect(after.map(({ cause }) => cause)).toEqual(['onlyOurs'])
    const { list } = await owner.data(billAdminCalls.differences, { state: 'all' })
    expect(list.find(({ id }) => id === stray.id)).toMatchObject({
      state: 'noted',
      note: '测试商户号的历史交易',
    })
    expect(list.find(({ id }) => id === amount.id)).toMatchObject({ state: 'settled' })
    await sql`update pay_order set pay_no = ${back.payNo} where pay_no = ${`9${back.payNo}`}`.execute(
      db,
    )
    await owner.data(billAdminCalls.read, { day: on, method: 'wxPay' })
    expect(await open()).toEqual([])
  })

  it('stay unread when the channel does not say, and the job is tried again', async () => {
    const order = await placeOrder(ana, [sku!])
    await pay(shop, ana, order.orderSn)
    const next = today()
    await nextDay()
    await rule('bill', 'errorBefore')
    await expect(reconcile()).rejects.toThrow(/wxPay/)
    expect(await dayOf(next, 'wxPay')).toMatchObject({ state: 'missing' })
    shop.clock.advance(minute)
    await reconcile()
    expect(await dayOf(next, 'wxPay')).toMatchObject({ state: 'read', open: 0 })
  })

  it('are nobody else’s to see, and no day that is not over can be read', async () => {
    const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    const theirs = (await other.data(billAdminCalls.days, { from: on, until: on })).find(
      ({ method }) => method === 'wxPay',
    )
    expect(theirs).toMatchObject({
      state: 'read',
      ours: { payments: 0 },
      theirs: { payments: 0 },
      open: 0,
    })
    expect((await other.data(billAdminCalls.differences, { state: 'all' })).total).toBe(0)
    expect((await owner.call(billAdminCalls.read, { day: today(), method: 'wxPay' })).reason).toBe(
      'badInput',
    )
    expect(
      (await owner.call(billAdminCalls.days, { from: '2026-02-01', until: '2026-01-01' })).reason,
    ).toBe('badInput')
  })
})

describe('a clearing day that ends an hour before midnight', () => {
  /** To the next such time of a day in Beijing. */
  const goTo = (time: string) =>
    shop.clock.advance((Date.parse(`${today()}T${time}+08:00`) - shop.clock.now() + day) % day)
  const rename = async (from: string, to: string) => {
    await sql`update pay_order set pay_no = ${to} where pay_no = ${from}`.execute(shop.services.db)
  }
  async function paidByUnionPay(): Promise<string> {
    const { orderSn } = await placeOrder(ana, [sku!])
    expect(await pay(shop, ana, orderSn, 'unionPay')).toMatchObject({ paid: true })
    return payNoOf(shop, orderSn)
  }
  const causes = async () =>
    (await open())
      .filter(({ method }) => method === 'unionPay')
      .map(({ cause, number }) => `${cause} ${number}`)

  it('has its own sums, and accuses nothing near its end before the next bill is there', async () => {
    goTo('00:00:00')
    goTo('22:58:00')
    const on = today()
    const early = await paidByUnionPay()
    goTo('23:02:00')
    const late = await paidByUnionPay()
    goTo('10:30:00')
    owner = await shop.staff()
    const next = today()
    // In our books it has another number: the channel has one that we do not know, and the other
    // way round.
    await rename(early, `9${early}`)
    await reconcile()
    expect(await dayOf(on, 'unionPay')).toMatchObject({
      state: 'read',
      ours: { payments: 1 },
      theirs: { payments: 1 },
    })
    expect(await dayOf(next, 'unionPay')).toMatchObject({ state: 'missing', ours: { payments: 1 } })
    expect(await causes()).toEqual([`onlyTheirs ${early}`])
    await nextDay()
    await reconcile()
    expect(await dayOf(next, 'unionPay')).toMatchObject({
      state: 'read',
      ours: { payments: 1 },
      theirs: { payments: 1 },
      open: 0,
    })
    expect((await causes()).toSorted()).toEqual([`onlyOurs 9${early}`, `onlyTheirs ${early}`])
    await rename(`9${early}`, early)
    await owner.data(billAdminCalls.read, { day: on, method: 'unionPay' })
    expect(await causes()).toEqual([])
    // Our time of it lies on the other side of the border.
    await sql`update pay_order set paid_at = paid_at + interval '3 minutes' where pay_no = ${early}`.execute(
      shop.services.db,
    )
    await sql`update pay_order set paid_at = paid_at - interval '3 minutes' where pay_no = ${late}`.execute(
      shop.services.db,
    )
    for (const each of [on, next])
      await owner.data(billAdminCalls.read, { day: each, method: 'unionPay' })
    expect(await causes()).toEqual([])
  })
})
