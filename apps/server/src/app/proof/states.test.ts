import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { States, TransitionTable } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moveInvoice } from '#features/aftersales/invoice/invoice.repo.ts'
import { invoiceStates } from '#features/aftersales/invoice/invoice.states.ts'
import { orderStates } from '#features/trade/order/order.states.ts'
import { moveOrders } from '#features/trade/order/transition.repo.ts'
import { closeAttempt, storeClient, storePaid } from '#features/trade/payment/attempt.repo.ts'
import { payStates, refundStates } from '#features/trade/payment/payment.states.ts'
import { moveRefund, restartRefund } from '#features/trade/payment/refund.repo.ts'
import { insertPickup, movePickup } from '#features/aftersales/pickup/pickup.repo.ts'
import { pickupStates } from '#features/aftersales/pickup/pickup.states.ts'
import { returnStates } from '#features/aftersales/returns/returns.states.ts'
import { moveReturn } from '#features/aftersales/returns/write.repo.ts'
import { expireOpen, insertProposal, settleProposal } from '#features/people/staff/proposal.repo.ts'
import { proposalStates, proposalStatus } from '#features/people/staff/proposal.states.ts'
import { settleVoucher, withdrawVoucher } from '#features/trade/voucher/voucher.repo.ts'
import { voucherStates, voucherStatus } from '#features/trade/voucher/voucher.states.ts'
import type { Db } from '#platform/db/database.ts'
import { buyer, pay, placeOrder, skusWithStock } from '../testing/test-buyer.ts'
import { testShop } from '../testing/test-shop.ts'
import { sendVoucher } from '../testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
const owner = await shop.staff()
const ana = await buyer(shop)
const at = new Date(shop.clock.now())

const idOf = async (query: RawBuilder<{ id: number }>) => (await query.execute(db)).rows[0]!.id

/**
 * One row of each kind, as the shop itself makes them; every trial puts it into a state and takes
 * that back.
 */
const { orderSn: sn } = await placeOrder(ana, [{ ...sku, quantity: 2 }])
await pay(shop, ana, sn)
await ana.data(invoiceCalls.apply, { orderId: sn, type: 1, name: '林小满' })
const { items } = await ana.data(orderCalls.detail, { sn })
const { applyId } = await ana.data(returnsCalls.v2Apply, {
  orderItemId: items[0]!.id,
  num: 1,
  type: 4,
  reasonCode: 'unwanted',
})
await owner.data(returnsAdminCalls.agree, { applyId })
const orderId = await idOf(sql`select id from orders where order_sn = ${sn}`)
const payment = (
  await sql<{
    id: number
    payNo: string
  }>`select id, pay_no as "payNo" from pay_order where status = 2 order by id desc limit 1`.execute(
    db,
  )
).rows[0]!
const returnId = await idOf(sql`select id from return_apply where apply_id = ${applyId}`)
const invoiceId = await idOf(sql`select id from invoice where order_sn = ${sn}`)
const voucherId = await sendVoucher(shop, ana, owner, (await placeOrder(ana, [sku])).orderSn)

interface Machine {
  readonly states: Pick<States<TransitionTable>, 'name' | 'table'>
  /**
   * The row with its state, and where each change is written down; payments and refunds keep no log
   * of their own.
   */
  readonly row: {
    readonly table: string
    readonly column: string
    readonly id: number
    readonly log?: string
    readonly of?: string
  }
  /** How the states are stored; without it by their names. */
  readonly stored?: Readonly<Record<string, number>>
  /** Lets the server's own code do it, believing the row in the state `believed`. */
  act(trx: Db, event: string, believed: string): Promise<unknown>
}

const input = { partnerId: 1, kind: 'points', subject: 'member 0', at } as const
await insertProposal(db, {
  ...input,
  change: {},
  reason: '',
  requestId: 'proof-proposal',
  staffId: 1,
  staffName: '店主',
  expiresAt: at,
})
const proposalId = await idOf(sql`select id from proposal where request_id = 'proof-proposal'`)

const slot = { day: '2026-01-16', from: '09:00', until: '10:00' }
const sender = { name: '林小满', phone: '13900001234', address: '文三路 1 号' }
await insertPickup(db, {
  partnerId: 1,
  storeId: 1,
  pickupNo: 'proof',
  applyId: returnId,
  orderId,
  companyCode: 'yuantong',
  sender: sender as never,
  ...slot,
  bookedBy: 1,
  at,
})
const pickupId = await idOf(sql`select id from return_pickup where pickup_no = 'proof'`)

const receipt = { channelTradeNo: 'proof', paidAmount: 1, paidAt: at, isApplied: false }
const auditor = { id: 1, name: '店主', at }

const machines: readonly Machine[] = [
  {
    states: orderStates,
    row: { table: 'orders', column: 'status', id: orderId, log: 'order_log', of: 'order_id' },
    stored: orderStatus,
    act: (trx, event) =>
      moveOrders(trx, { event: event as never, orderIds: [orderId], actorType: 3, at }),
  },
  {
    states: returnStates,
    row: {
      table: 'return_apply',
      column: 'status',
      id: returnId,
      log: 'return_log',
      of: 'apply_id',
    },
    stored: returnStatus,
    act: (trx, event, believed) =>
      moveReturn(
        trx,
        { id: returnId, status: returnStatus[believed as keyof typeof returnStatus] },
        { event: event as never, actorType: 3, at },
      ),
  },
  {
    states: pickupStates,
    row: { table: 'return_pickup', column: 'status', id: pickupId },
    act: (trx, event, believed) =>
      movePickup(trx, { id: pickupId, status: believed as never }, event as never),
  },
  {
    states: invoiceStates,
    row: { table: 'invoice', column: 'state', id: invoiceId, log: 'invoice_log', of: 'invoice_id' },
    act: (trx, event, believed) =>
      moveInvoice(trx, { id: invoiceId, state: believed as never, tries: 0 }, event as never, {
        type: 3,
        at,
      }),
  },
  {
    states: voucherStates,
    row: { table: 'offline_payment', column: 'status', id: voucherId },
    stored: voucherStatus,
    act: (trx, event) =>
      event === 'withdraw'
        ? withdrawVoucher(trx, voucherId, at)
        : settleVoucher(
            trx,
            voucherId,
            { status: event === 'approve' ? voucherStatus.approved : voucherStatus.rejected },
            auditor,
          ),
  },
  {
    states: payStates,
    row: { table: 'pay_order', column: 'status', id: payment.id },
    stored: payStatus,
    act(trx, event) {
      if (event === 'paid') return storePaid(trx, payment.id, receipt)
      return event === 'close'
        ? closeAttempt(trx, payment.payNo)
        : storeClient(trx, payment.payNo, { kind: 'redirect', url: '/' } as never, at)
    },
  },
  {
    states: refundStates,
    row: {
      table: 'pay_refund',
      column: 'status',
      id: await idOf(sql`select id from pay_refund where refund_no = ${`R${applyId}`}`),
    },
    stored: refundStatus,
    act: (trx, event) =>
      event === 'again'
        ? restartRefund(trx, `R${applyId}`)
        : moveRefund(trx, `R${applyId}`, event as never, { at }),
  },
  {
    states: proposalStates,
    row: { table: 'proposal', column: 'status', id: proposalId },
    stored: proposalStatus,
    act: (trx, event) =>
      event === 'expire'
        ? expireOpen(trx, input)
        : settleProposal(trx, proposalId, {
            state: proposalStates.next('open', event as never)!,
            staffId: 1,
            staffName: '店主',
            note: '',
            at,
            alone: false,
          }),
  },
]

class Undo extends Error {}

/**
 * A state alone, without what usually comes with it, is what the constraints of a row would not let
 * in.
 */
async function withoutChecks(trx: Db, table: string): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx)
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    trx,
  )
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
}

/** The state that an event leaves the row in, and how many changes were written down. */
async function outcome(
  { row, stored, act }: Machine,
  actual: string,
  event: string,
  believed: string,
): Promise<{ to: string; logged: number }> {
  const { table, column, id, log, of } = row
  let found = { to: '', logged: 0 }
  const count = (trx: Db) =>
    log && of
      ? sql<{
          n: number
        }>`select count(*)::int as n from ${sql.table(log)} where ${sql.ref(of)} = ${id}`.execute(
          trx,
        )
      : undefined
  const tried = db.transaction().execute(async (trx) => {
    await withoutChecks(trx, table)
    // Its place may have been taken since by an order that is unpaid.
    if (table === 'orders')
      await sql`update orders set open_returns = 0, unpaid_place = null where id = ${id}`.execute(
        trx,
      )
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stored ? stored[actual] : actual} where id = ${id}`.execute(
      trx,
    )
    const before = await count(trx)
    await act(trx, event, believed)
    const { rows } = await sql<{
      state: number | string
    }>`select ${sql.ref(column)} as state from ${sql.table(table)} where id = ${id}`.execute(trx)
    const to = stored
      ? Object.keys(stored).find((name) => stored[name] === rows[0]!.state)
      : String(rows[0]!.state)
    found = {
      to: to ?? '',
      logged: ((await count(trx))?.rows[0]!.n ?? 0) - (before?.rows[0]!.n ?? 0),
    }
    throw new Undo()
  })
  await expect(tried).rejects.toBeInstanceOf(Undo)
  return found
}

describe.each(machines.map((machine) => ({ name: machine.states.name, machine })))(
  'the table of $name',
  ({ machine }) => {
    const { table } = machine.states
    const events = [...new Set(Object.values(table).flatMap((entry) => Object.keys(entry)))]
    const pairs = Object.keys(table).flatMap((state) =>
      events.map((event) => ({ state, event, to: table[state]?.[event] })),
    )

    it(`lets ${pairs.filter(({ to }) => to).length} of ${pairs.length} pairs of state and event happen, and refuses the others without a trace`, async () => {
      const wrong: unknown[] = []
      for (const { state, event, to } of pairs) {
        const found = await outcome(machine, state, event, state)
        const expected = { to: to ?? state, logged: to && machine.row.log ? 1 : 0 }
        if (found.to !== expected.to || found.logged !== expected.logged)
          wrong.push({ state, event, expected, found })
      }
      expect(wrong).toEqual([])
    })

    it('lets nothing happen to a row that has moved on since it was read', async () => {
      const wrong: unknown[] = []
      for (const { state: believed, event, to } of pairs.filter((pair) => pair.to)) {
        for (const actual of Object.keys(table)) {
          // What takes no state to believe in asks the row itself.
          if (table[actual]?.[event]) continue
          const found = await outcome(machine, actual, event, believed)
          if (found.to !== actual || found.logged !== 0)
            wrong.push({ believed, actual, event, to, found })
        }
      }
      expect(wrong).toEqual([])
    })
  },
)

it('this test knows every table that the server runs by', () => {
  const features = fileURLToPath(new URL('../../features', import.meta.url))
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.states.ts'),
  )
  const named = files.flatMap((name) =>
    [...readFileSync(join(features, name), 'utf8').matchAll(/= states\('(\w+)'/g)].map(
      ([, machine]) => machine,
    ),
  )
  expect(named.toSorted()).toEqual(machines.map(({ states }) => states.name).toSorted())
})
