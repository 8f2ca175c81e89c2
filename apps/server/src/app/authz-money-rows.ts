import { randomUUID } from 'node:crypto'
import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { shippingAdminCalls } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AdminRow } from './test-access.ts'
import type { makers } from './test-makers.ts'
import type { Input } from './test-access.ts'

/** A table of waybills with one row. */
export const waybillTable = (orderSn: string) => ({
  name: 'waybills.csv',
  base64: Buffer.from(
    `订单编号,快递公司,运单号\n${orderSn},顺丰,SF${orderSn.slice(-12)}\n`,
  ).toString('base64'),
})

/** Money things of another partner, and what can only be made in the database. */
export interface MoneyElsewhere {
  readonly batchId: number
  readonly payNo: string
  readonly refundNo: string
  readonly proposalId: number
  readonly differenceId: number
  /** A parcel, with the number of its order. */
  readonly parcelSn: string
  readonly parcelId: number
  /** A difference of a payment of ours. */
  differenceOf(orderSn: string): Promise<number>
  /** A refund of a paid order that its channel refused for good. */
  failedRefundOf(orderSn: string): Promise<string>
}

let refunds = 0

async function insertRefund(db: Db, orderSn: string): Promise<string> {
  const refundNo = `RT${orderSn}${(refunds += 1)}`
  await sql`
    insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, status, created_at)
    select p.partner_id, p.store_id, ${refundNo}::text, p.id, 1, 'late', 3, p.created_at
    from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id where o.order_sn = ${orderSn} order by p.id desc limit 1`.execute(
    db,
  )
  return refundNo
}

async function insertDifference(db: Db, orderSn: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pay_difference (method, day, kind, number, channel_no, cause, ours_amount, theirs_amount, ours_state, theirs_state, partner_id, store_id, found_at)
    select p.method, '2026-01-01', 'payment', p.pay_no, '', 'amount', p.amount, p.amount + 1, 'open', 'done', p.partner_id, p.store_id, p.created_at
    from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id where o.order_sn = ${orderSn} order by p.id limit 1
    returning id`.execute(db)
  return rows[0]!.id
}

/** A payment of one fen that came too late, and whose refund failed. */
async function insertLate(db: Db, orderSn: string): Promise<string> {
  const refundNo = `RL${orderSn}`
  await sql`
    with late as (
      insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, status, channel_trade_no, paid_amount, paid_at, expires_at, created_at)
      select partner_id, store_id, member_id, ${`9${orderSn}000000`}::text, 'wxPay', 'H5', 1, 2, ${refundNo}::text, 1, created_at, created_at, created_at from orders where order_sn = ${orderSn}
      returning id, partner_id, store_id, created_at
    ), aimed as (
      insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount)
      select l.partner_id, l.store_id, l.id, o.id, 1 from late l, orders o where o.order_sn = ${orderSn}
    )
    insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, status, created_at)
    select partner_id, store_id, ${refundNo}::text, id, 1, 'late', 3, created_at from late`.execute(
    db,
  )
  return refundNo
}

/** Proof of money, as somebody in the back office types it. */
export const proofOf = ({ amount, createTime }: { amount: number; createTime: number }) => ({
  channelNo: `CH${String(createTime)}${(refunds += 1)}`,
  amount,
  movedAt: createTime,
  reason: '渠道后台已到账',
  requestId: randomUUID(),
})

export async function moneyElsewhere(
  db: Db,
  buyer: Caller,
  staff: Caller,
  orderSn: string,
): Promise<MoneyElsewhere> {
  const { id: batchId } = await staff.data(shippingAdminCalls.check, waybillTable(orderSn))
  await openCashier(buyer, orderSn)
  const { list } = await staff.data(repairAdminCalls.payments, { q: orderSn })
  const payment = list.find(({ status }) => status !== 2)
  if (!payment) throw new Error('the other partner has no payment')
  await staff.data(repairAdminCalls.confirm, { payNo: payment.payNo, ...proofOf(payment) })
  const [proposal] = await staff.data(repairAdminCalls.proposals, {})
  const refundNo = await insertLate(db, orderSn)
  const differenceOf = (sn: string) => insertDifference(db, sn)
  const differenceId = await differenceOf(orderSn)
  const parcels = await sql<{ id: number }>`
    insert into delivery (partner_id, store_id, order_id, company_code, company_name, delivery_sn, phone, lines, is_again, created_at)
    select partner_id, store_id, id, 'yuantong', '圆通速递', 'YT9000000001', '', '[]', true, created_at from orders where order_sn = ${orderSn} returning id`.execute(
    db,
  )
  return {
    parcelSn: orderSn,
    parcelId: parcels.rows[0]!.id,
    batchId,
    payNo: payment.payNo,
    refundNo,
    proposalId: proposal!.id,
    differenceId,
    differenceOf,
    failedRefundOf: (sn) => insertRefund(db, sn),
  }
}

async function openCashier(who: Caller, orderSn: string): Promise<void> {
  await who.fetch(
    `/pay/v2/toPay/${who.scope.partnerId}-${who.scope.storeId}/wxPay-WAP/${orderSn}.html`,
  )
}

const paging = ['pageNum', 'pageSize']
const proof = ['channelNo', 'amount', 'movedAt', 'reason', 'requestId']

/** Rows of the operator's money pages: shipping by table, payments, reconciliation, jobs. */
export function moneyRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  elsewhere: MoneyElsewhere,
): Readonly<Record<string, AdminRow>> {
  const batch = (more: Input = {}, listed: readonly string[] = []): AdminRow => ({
    own: async () => ({
      id: (await owner.data(shippingAdminCalls.check, waybillTable('99999999999999999999'))).id,
      ...more,
    }),
    theirs: { id: elsewhere.batchId },
    missing: { id: largestId },
    plain: [...Object.keys(more), ...listed],
  })
  const payment = async () => {
    const sn = await make.orderOf(buyer)
    await openCashier(buyer, sn)
    return (await owner.data(repairAdminCalls.payments, { q: sn })).list[0]!
  }
  const refund = async () => {
    const refundNo = await elsewhere.failedRefundOf(await make.paidOf(buyer))
    return (await owner.data(repairAdminCalls.refunds, { q: refundNo })).list[0]!
  }
  const difference = (more: Input = {}): AdminRow => ({
    own: async () => ({ id: await elsewhere.differenceOf(await make.paidOf(buyer)), ...more }),
    theirs: { id: elsewhere.differenceId },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  const parcel = (more: Input = {}): AdminRow => ({
    own: async () => {
      const sn = await make.shippedOf(buyer)
      const { delivery } = await owner.data(orderAdminCalls.detail, { sn })
      return { sn, id: delivery[0]!.id, ...more }
    },
    theirs: { sn: elsewhere.parcelSn, id: elsewhere.parcelId },
    missing: { sn: '9'.repeat(20), id: largestId },
    plain: Object.keys(more),
  })
  const byPayNo = { theirs: { payNo: elsewhere.payNo }, missing: { payNo: '9'.repeat(27) } }
  const byRefundNo = {
    theirs: { refundNo: elsewhere.refundNo },
    missing: { refundNo: 'R99999999' },
  }
  return {
    'shippingAdmin.export': {
      own: async () => ({ format: 'csv' }),
      plain: ['format', 'q', 'from', 'until'],
    },
    'shippingAdmin.check': {
      own: async () => waybillTable('99999999999999999999'),
      plain: ['name', 'base64'],
    },
    'shippingAdmin.list': { own: async () => ({}), plain: paging },
    'shippingAdmin.detail': batch(),
    'shippingAdmin.rows': batch({}, [...paging, 'state']),
    'shippingAdmin.run': batch(),
    'shippingAdmin.result': batch({ format: 'xlsx' }),
    'repairAdmin.payments': { own: async () => ({}), plain: [...paging, 'view', 'q'] },
    'repairAdmin.ask': { own: async () => ({ payNo: (await payment()).payNo }), ...byPayNo },
    'repairAdmin.confirm': {
      own: async () => {
        const one = await payment()
        return { payNo: one.payNo, ...proofOf(one) }
      },
      ...byPayNo,
      plain: proof,
    },
    'repairAdmin.refunds': { own: async () => ({}), plain: [...paging, 'view', 'q'] },
    'repairAdmin.refundAgain': {
      own: async () => ({ refundNo: (await refund()).refundNo }),
      ...byRefundNo,
    },
    'repairAdmin.paidOut': {
      own: async () => {
        const one = await refund()
        return { refundNo: one.refundNo, ...proofOf(one) }
      },
      ...byRefundNo,
      plain: proof,
    },
    'repairAdmin.proposals': { own: async () => ({}) },
    'repairAdmin.decide': {
      own: async () => {
        const one = await payment()
        await owner.data(repairAdminCalls.confirm, { payNo: one.payNo, ...proofOf(one) })
        const [proposal] = await owner.data(repairAdminCalls.proposals, {})
        return { id: proposal!.id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note', 'amount', 'channelNo'],
    },
    'orderAdmin.watchParcel': parcel(),
    'orderAdmin.correctWaybill': parcel({
      companyCode: 'yuantong',
      deliverySn: 'YT9000000009',
      reason: '填错单号',
    }),
    'billAdmin.days': {
      own: async () => ({ from: '2026-01-01', until: '2026-01-14' }),
      plain: ['from', 'until'],
    },
    'billAdmin.read': {
      own: async () => ({ day: '2026-01-01', method: 'wxPay' }),
      plain: ['day', 'method'],
    },
    'billAdmin.differences': {
      own: async () => ({}),
      plain: [...paging, 'day', 'method', 'state'],
    },
    'billAdmin.ask': difference(),
    'billAdmin.note': difference({ reason: '渠道手续费' }),
  }
}
