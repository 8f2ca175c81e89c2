import { randomUUID } from 'node:crypto'
import type { Caller } from '@mallard/testing/caller'
import { largestId } from '@mallard/contract/fields'
import { shippingDeskCalls } from '@mallard/contract/order/shipping-desk.calls'
import { repairDeskCalls } from '@mallard/contract/payment/repair-desk.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DeskRow } from './authz-desk-rows.ts'
import type { Input, makers } from './authz-rows.ts'

/** A table of waybills with one row. */
export const waybillTable = (orderSn: string) => ({
  name: 'waybills.csv',
  base64: Buffer.from(`订单编号,快递公司,运单号\n${orderSn},顺丰,SF${orderSn.slice(-12)}\n`).toString('base64'),
})

/** Money things of another partner, and what can only be made in the database. */
export interface MoneyElsewhere {
  readonly batchId: number
  readonly payNo: string
  readonly refundNo: string
  readonly proposalId: number
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
    select partner_id, store_id, ${refundNo}::text, id, 1, 'late', 3, created_at from late`.execute(db)
  return refundNo
}

/** Proof of money, as somebody at the desk types it. */
export const proofOf = ({ amount, createTime }: { amount: number; createTime: number }) => ({
  channelNo: `CH${String(createTime)}${(refunds += 1)}`,
  amount,
  movedAt: createTime,
  reason: '渠道后台已到账',
  requestId: randomUUID(),
})

export async function moneyElsewhere(db: Db, buyer: Caller, staff: Caller, orderSn: string): Promise<MoneyElsewhere> {
  const { id: batchId } = await staff.data(shippingDeskCalls.check, waybillTable(orderSn))
  await openCashier(buyer, orderSn)
  const { list } = await staff.data(repairDeskCalls.payments, { q: orderSn })
  const payment = list.find(({ status }) => status !== 2)
  if (!payment) throw new Error('the other partner has no payment')
  await staff.data(repairDeskCalls.confirm, { payNo: payment.payNo, ...proofOf(payment) })
  const [proposal] = await staff.data(repairDeskCalls.proposals, {})
  const refundNo = await insertLate(db, orderSn)
  return { batchId, payNo: payment.payNo, refundNo, proposalId: proposal!.id, failedRefundOf: (sn) => insertRefund(db, sn) }
}

async function openCashier(who: Caller, orderSn: string): Promise<void> {
  await who.fetch(`/pay/v2/toPay/${who.scope.partnerId}-${who.scope.storeId}/wxPay-WAP/${orderSn}.html`)
}

const paging = ['pageNum', 'pageSize']
const proof = ['channelNo', 'amount', 'movedAt', 'reason', 'requestId']

/** Rows of the operator's money desk: shipping by table, payments, reconciliation, jobs. */
export function moneyRows(make: ReturnType<typeof makers>, owner: Caller, buyer: Caller, elsewhere: MoneyElsewhere): Readonly<Record<string, DeskRow>> {
  const batch = (more: Input = {}, listed: readonly string[] = []): DeskRow => ({
    own: async () => ({ id: (await owner.data(shippingDeskCalls.check, waybillTable('99999999999999999999'))).id, ...more }),
    theirs: { id: elsewhere.batchId },
    missing: { id: largestId },
    plain: [...Object.keys(more), ...listed],
  })
  const payment = async () => {
    const sn = await make.orderOf(buyer)
    await openCashier(buyer, sn)
    return (await owner.data(repairDeskCalls.payments, { q: sn })).list[0]!
  }
  const refund = async () => {
    const refundNo = await elsewhere.failedRefundOf(await make.paidOf(buyer))
    return (await owner.data(repairDeskCalls.refunds, { q: refundNo })).list[0]!
  }
  const byPayNo = { theirs: { payNo: elsewhere.payNo }, missing: { payNo: '9'.repeat(27) } }
  const byRefundNo = { theirs: { refundNo: elsewhere.refundNo }, missing: { refundNo: 'R99999999' } }
  return {
    'shippingDesk.export': { own: async () => ({ format: 'csv' }), plain: ['format', 'q', 'from', 'until'] },
    'shippingDesk.check': { own: async () => waybillTable('99999999999999999999'), plain: ['name', 'base64'] },
    'shippingDesk.list': { own: async () => ({}), plain: paging },
    'shippingDesk.detail': batch(),
    'shippingDesk.rows': batch({}, [...paging, 'state']),
    'shippingDesk.run': batch(),
    'shippingDesk.result': batch({ format: 'xlsx' }),
    'repairDesk.payments': { own: async () => ({}), plain: [...paging, 'view', 'q'] },
    'repairDesk.ask': { own: async () => ({ payNo: (await payment()).payNo }), ...byPayNo },
    'repairDesk.confirm': {
      own: async () => {
        const one = await payment()
        return { payNo: one.payNo, ...proofOf(one) }
      },
      ...byPayNo,
      plain: proof,
    },
    'repairDesk.refunds': { own: async () => ({}), plain: [...paging, 'view', 'q'] },
    'repairDesk.refundAgain': { own: async () => ({ refundNo: (await refund()).refundNo }), ...byRefundNo },
    'repairDesk.paidOut': {
      own: async () => {
        const one = await refund()
        return { refundNo: one.refundNo, ...proofOf(one) }
      },
      ...byRefundNo,
      plain: proof,
    },
    'repairDesk.proposals': { own: async () => ({}) },
    'repairDesk.decide': {
      own: async () => {
        const one = await payment()
        await owner.data(repairDeskCalls.confirm, { payNo: one.payNo, ...proofOf(one) })
        const [proposal] = await owner.data(repairDeskCalls.proposals, {})
        return { id: proposal!.id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['verdict', 'note', 'amount', 'channelNo'],
    },
  }
}
