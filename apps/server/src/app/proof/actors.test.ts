import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  orderStates,
  type OrderEvent,
  type OrderState,
} from '#features/trade/order/order.states.ts'
import { moveOrders } from '#features/trade/order/transition.repo.ts'
import { jobHandlers } from '../jobs.ts'
import {
  buyer,
  expectBooksToAgree,
  paymentAt,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '../testing/test-buyer.ts'
import { testShop } from '../testing/test-shop.ts'
import { newSerial, sendVoucher, voucherOf } from '../testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
await setStock(shop, sku.skuId, 5_000)
const admin = await shop.staff()
const ana = await buyer(shop)
const ben = await buyer(shop)
const visitor = await shop.visitor()
const elsewhere = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
const jobs = jobHandlers(shop.services)
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

interface Placed {
  readonly sn: string
  readonly payAmount: number
  readonly voucherId: number
  /** A cashier that was opened before the transfer, and closed for it. */
  readonly cashier: { readonly payNo: string; readonly cashier: string }
}

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `AC${String((parcels += 1)).padStart(10, '0')}`,
})
const approve = (who: Caller, { voucherId: id, payAmount: amount }: Placed) =>
  who.call(voucherAdminCalls.approve, { id, amount, serialNo: newSerial() })
const reject = (who: Caller, { voucherId: id }: Placed) =>
  who.call(voucherAdminCalls.reject, { id, reason: '未查到款项' })

/**
 * An order of Ana's in this state, by the shop's own ways there; each has a voucher, and a cashier
 * that is closed.
 */
async function orderIn(state: OrderState): Promise<Placed> {
  // Pictures may not be sent by the dozen in one minute.
  shop.clock.advance(2 * minute)
  const { orderSn: sn, payAmount } = await placeOrder(ana, [sku])
  const cashier = await toCashier(shop, ana, sn)
  const placed = { sn, payAmount, cashier, voucherId: await sendVoucher(shop, ana, admin, sn) }
  if (state === 'reviewing') return placed
  if (state === 'unpaid' || state === 'closed') await reject(admin, placed)
  else await approve(admin, placed)
  if (state === 'grouping') await gather(sn)
  if (state === 'closed') await ana.data(orderCalls.cancel, { sn })
  if (state === 'toReceive' || state === 'done')
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
  if (state === 'done') await ana.data(orderCalls.confirm, { sn })
  return placed
}

/** What a payment does to an order that is bought in a group; here without its group. */
async function gather(sn: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from orders where order_sn = ${sn}`.execute(
    db,
  )
  const orderIds = rows.map(({ id }) => id)
  await moveOrders(db, { event: 'gather', orderIds, actorType: 3, at: new Date(shop.clock.now()) })
}

/** Everything of an order that an actor could change. */
async function digestOf({ sn }: Placed): Promise<string> {
  const { rows } = await sql`
    select o.status, o.version, o.close_reason, o.pay_status, o.paid_amount, o.refunded_amount, o.is_hidden, o.open_returns,
      (select count(*)::int from order_log l where l.order_id = o.id) as logs, (select count(*)::int from delivery d where d.order_id = o.id) as parcels,
      (select string_agg(v.status::text, ',' order by v.id) from offline_payment v where v.order_id = o.id) as vouchers
    from orders o where o.order_sn = ${sn}`.execute(db)
  return JSON.stringify(rows)
}

interface Act {
  readonly name: string
  /** What it comes to, by the state that it finds. */
  readonly events: readonly OrderEvent[]
  run(who: Caller, order: Placed): Promise<unknown>
  readonly by: 'shopper' | 'staff' | 'system' | 'channel'
}

const overdue = (sn: string, column: string) =>
  sql`update orders set ${sql.ref(column)} = ${new Date(shop.clock.now() - 1)} where order_sn = ${sn}`.execute(
    db,
  )
const job = (kind: 'order.close' | 'order.confirm', orderSn: string) =>
  jobs[kind].run({
    payload: { orderSn },
    scope: undefined,
    attempt: 1,
    finish: async () => undefined,
  })

const acts: readonly Act[] = [
  {
    name: 'cancels',
    by: 'shopper',
    events: ['cancel'],
    run: (who, { sn }) => who.call(orderCalls.cancel, { sn }),
  },
  {
    name: 'confirms receipt',
    by: 'shopper',
    events: ['confirm'],
    run: (who, { sn }) => who.call(orderCalls.confirm, { sn }),
  },
  {
    name: 'sends a voucher',
    by: 'shopper',
    events: ['sendVoucher'],
    run: async (who, { sn }) =>
      who.call(
        voucherCalls.toPayOffline,
        who === visitor
          ? { orderId: sn, payer: 'x', bank: 'x', pics: ['x'] }
          : await voucherOf(shop, who, sn),
      ),
  },
  {
    name: 'takes the voucher back',
    by: 'shopper',
    events: ['withdraw'],
    run: (who, { sn }) => who.call(voucherCalls.withdrawOffline, { orderId: sn }),
  },
  {
    name: 'ships',
    by: 'staff',
    events: ['ship'],
    run: (who, { sn }) => who.call(orderAdminCalls.ship, { sn, ...waybill() }),
  },
  {
    name: 'closes',
    by: 'staff',
    events: ['closeByOperator'],
    run: (who, { sn }) => who.call(orderAdminCalls.close, { sn, reason: '缺货' }),
  },
  { name: 'approves the transfer', by: 'staff', events: ['approve'], run: approve },
  {
    name: 'rejects the transfer',
    by: 'staff',
    events: ['reject'],
    run: (who, order) => reject(who, { ...order }),
  },
  {
    name: 'finds the time to pay over',
    by: 'system',
    events: ['expire', 'expireReview'],
    run: async (_who, { sn }) => (await overdue(sn, 'auto_close_at'), job('order.close', sn)),
  },
  {
    name: 'finds the time to confirm over',
    by: 'system',
    events: ['autoConfirm'],
    run: async (_who, { sn }) => (await overdue(sn, 'auto_confirm_at'), job('order.confirm', sn)),
  },
  {
    name: 'tells of a payment',
    by: 'channel',
    events: ['pay'],
    run: (_who, { cashier }) =>
      shop.control('/_ctl/pay', { ...paymentAt('wxPay', cashier), late: true }),
  },
]

const stateNames = Object.keys(orderStates.table) as OrderState[]
const strangers = { shopper: [ben, visitor], staff: [elsewhere, ana], system: [], channel: [] }

describe.each(acts)('$by who $name', ({ events, run, by }) => {
  it.each(stateNames)('an order that is %s', async (state) => {
    const order = await orderIn(state)
    const before = await digestOf(order)
    for (const stranger of strangers[by]) {
      await run(stranger, order)
      expect(await digestOf(order)).toBe(before)
    }
    await run(by === 'shopper' ? ana : admin, order)
    const to = events
      .map((event) => orderStates.next(state, event))
      .find((next) => next !== undefined)
    if (to === undefined) expect(await digestOf(order)).toBe(before)
    else expect((await ana.data(orderCalls.detail, { sn: order.sn })).status).toBe(orderStatus[to])
  })
})

it('an order whose money all went back is closed, from wherever that may be asked for', async () => {
  for (const state of stateNames) {
    const order = await orderIn(state)
    const asked = await ana.call(returnsCalls.apply, {
      sn: order.sn,
      type: 4,
      reasonCode: state === 'toShip' ? 'unwanted' : 'notArrived',
    })
    const may = orderStates
      .eventsOf(state)
      .some((event) => event.startsWith('close') && event !== 'closeByOperator')
    expect({ state, code: asked.code }).toEqual({ state, code: may ? 200 : 500 })
    if (!may) continue
    const { applyId } = asked.data
    await admin.data(returnsAdminCalls.agree, { applyId })
    const { log } = await admin.data(returnsAdminCalls.transferred, {
      applyId,
      voucher: `凭证 ${applyId}`,
    })
    expect(log.at(-1)).toMatchObject({ event: 'finish', actor: 'staff' })
    expect((await ana.data(orderCalls.detail, { sn: order.sn })).status).toBe(orderStatus.closed)
  }
})
