import { execFileSync } from 'node:child_process'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { beijingDateTime, beijingDigits, day, hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expiryOf, usualRules } from '#features/pricing/points/points.rules.ts'
import { dayOf } from '#features/insight/tracking/tracking.rules.ts'
import { nextTime } from '#platform/jobs/schedule.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  paymentAt,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '../testing/test-buyer.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
await setStock(shop, sku!.skuId, 500)
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `CK${String((parcels += 1)).padStart(10, '0')}`,
})
const run = async () => {
  await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
  await shop.worker.runDue()
  await shop.dispatch()
}

/** What must be the same however late or often its timer came. */
async function bookOf(sn: string): Promise<object> {
  const { rows } = await sql<object>`
    select o.status, o.close_reason, o.pay_status, o.refunded_amount, o.open_returns, (select array_agg(l.event order by l.id) from order_log l where l.order_id = o.id) as events,
      (select array_agg(a.status order by a.id) from return_apply a where a.order_id = o.id) as returns,
      (select count(*)::int from stock_log s where s.biz_id = o.order_sn) as moves, (select count(*)::int from pay_refund r where r.order_id = o.id) as refunds
    from orders o where o.order_sn = ${sn}`.execute(shop.services.db)
  return rows[0]!
}

interface Timer {
  readonly name: string
  /** Milliseconds from its cause to its moment. */
  readonly after: number
  /** Makes the cause; the order that it is about. */
  begin(): Promise<string>
}

async function shippedOrder(): Promise<{ browser: Awaited<ReturnType<typeof buyer>>; sn: string }> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, sn)
  await (await shop.staff()).data(orderAdminCalls.ship, { sn, ...waybill() })
  return { browser, sn }
}

async function asked(
  type: number,
): Promise<{ sn: string; applyId: string; browser: Awaited<ReturnType<typeof buyer>> }> {
  const { browser, sn } = await shippedOrder()
  const { items } = await browser.data(orderCalls.detail, { sn })
  const { applyId } = await browser.data(returnsCalls.v2Apply, {
    orderItemId: items[0]!.id,
    num: 1,
    type,
    reasonCode: 'quality',
  })
  return { sn, applyId, browser }
}

const timers: readonly Timer[] = [
  {
    name: 'an unpaid order closes',
    after: 30 * minute,
    begin: async () => (await placeOrder(await buyer(shop), [sku!])).orderSn,
  },
  {
    name: 'a payment whose notification got lost is asked for',
    after: 5 * second,
    async begin() {
      const browser = await buyer(shop)
      const { orderSn } = await placeOrder(browser, [sku!])
      const opened = await toCashier(shop, browser, orderSn)
      await shop.control('/_ctl/rules', {
        match: { provider: 'wxpay', operation: 'notify', subject: opened.payNo },
        do: { kind: 'lost' },
        times: 50,
      })
      await shop.control('/_ctl/pay', paymentAt('wxPay', opened))
      return orderSn
    },
  },
  {
    name: 'receipt counts as confirmed',
    after: 10 * day,
    begin: async () => (await shippedOrder()).sn,
  },
  {
    name: 'a return is agreed to by silence',
    after: 3 * day,
    begin: async () => (await asked(1)).sn,
  },
  {
    name: 'a return is over that was never sent',
    after: 7 * day,
    async begin() {
      const { sn, applyId } = await asked(1)
      await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
      return sn
    },
  },
  {
    name: 'goods that came back are received by silence',
    after: 10 * day,
    async begin() {
      const { sn, applyId, browser } = await asked(1)
      await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
      await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
      return sn
    },
  },
]

describe.each(timers)('$name', ({ after, begin }) => {
  it('not a moment early, and the same on time, an hour late, and twice', async () => {
    const books: object[] = []
    for (const late of [0, hour]) {
      const sn = await begin()
      const before = await bookOf(sn)
      shop.clock.advance(after - second)
      await run()
      expect(await bookOf(sn)).toEqual(before)
      shop.clock.advance(second + late)
      await run()
      await run()
      const once = await bookOf(sn)
      expect(once).not.toEqual(before)
      books.push({ ...once })
      // The same job from a queue that lost its memory, and a worker beside it.
      await sql`insert into job (kind, key, payload, due_at) values ('order.close', ${`again-${sn}`}, ${JSON.stringify({ orderSn: sn })}::jsonb, now() - interval '10 years'),
        ('order.confirm', ${`again-${sn}`}, ${JSON.stringify({ orderSn: sn })}::jsonb, now() - interval '10 years')`.execute(
        shop.services.db,
      )
      await Promise.all([shop.worker.runDue(), shop.worker.runDue()])
      expect(await bookOf(sn)).toEqual(once)
    }
    expect(books[1]).toEqual(books[0])
  })
})

/**
 * Moments at which calendars go wrong: UTC of Beijing's midnight, ends of months and years, leap
 * days, and summer time elsewhere.
 */
const moments = [
  ['2026-12-31T15:59:59Z', '2026-12-31', '261231235959'],
  ['2026-12-31T16:00:00Z', '2027-01-01', '270101000000'],
  ['2028-02-28T16:00:00Z', '2028-02-29', '280229000000'],
  ['2028-02-29T16:00:00Z', '2028-03-01', '280301000000'],
  ['2027-02-28T16:00:00Z', '2027-03-01', '270301000000'],
  ['2026-04-30T16:00:00Z', '2026-05-01', '260501000000'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '260329090000'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '261025090000'],
  ['2100-02-28T16:00:00Z', '2100-03-01', '000301000000'],
  ['2000-02-28T16:00:00Z', '2000-02-29', '000229000000'],
  ['2026-02-28T15:59:59Z', '2026-02-28', '260228235959'],
  ['2028-02-29T15:59:59Z', '2028-02-29', '280229235959'],
  ['2028-12-31T16:00:00Z', '2029-01-01', '290101000000'],
  ['2026-01-31T16:00:00Z', '2026-02-01', '260201000000'],
  ['2026-03-08T07:00:00Z', '2026-03-08', '260308150000'],
  ['2026-11-01T06:00:00Z', '2026-11-01', '261101140000'],
  // The very time of a nightly job: the next one is tomorrow's.
  ['2026-09-05T16:20:00Z', '2026-09-06', '260906002000'],
] as const

describe('the calendar', () => {
  it.each(moments)('%s is %s in Beijing', (moment, date, digits) => {
    const now = Date.parse(moment)
    expect([dayOf(now), beijingDigits(now), beijingDateTime(now).slice(0, 10)]).toEqual([
      date,
      digits,
      date,
    ])
  })

  it.each(moments)('a nightly job runs once between %s and the same time a day later', (moment) => {
    const now = Date.parse(moment)
    const next = nextTime({ kind: 'points.expire', dailyAt: '00:20' }, now)
    expect(next).toBeGreaterThan(now)
    expect(next - now).toBeLessThanOrEqual(day)
    expect(beijingDateTime(next).slice(11)).toBe('00:20:00')
    expect(nextTime({ kind: 'points.expire', dailyAt: '00:20' }, next)).toBe(next + day)
    expect(expiryOf(now, usualRules)!.getTime()).toBeGreaterThan(now + 365 * day)
  })

  it('is the same whatever the zone of the machine', () => {
    const script = `import { dayOf } from '#features/insight/tracking/tracking.rules.ts'; import { expiryOf, usualRules } from '#features/pricing/points/points.rules.ts'; import { nextTime } from '#platform/jobs/schedule.ts'; import { beijingDigits } from '@mallard/kernel';
      console.log(JSON.stringify(${JSON.stringify(moments.map(([moment]) => moment))}.map((m) => { const t = Date.parse(m); return [dayOf(t), beijingDigits(t), expiryOf(t, usualRules), nextTime({ dailyAt: '04:10' }, t)] })))`
    const server = new URL('../../..', import.meta.url).pathname
    const saidIn = (zone: string) =>
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        cwd: server,
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      })
    const [first, ...others] = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Chatham'].map(
      saidIn,
    )
    expect(new Set([first, ...others]).size).toBe(1)
  })
})
