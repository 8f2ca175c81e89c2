import { randomUUID } from 'node:crypto'
import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { toCashier } from '#app/testing/test-buyer.ts'
import type { Db } from '#platform/db/database.ts'

const proof = ['channelNo', 'amount', 'movedAt', 'reason', 'requestId']
let refunds = 0
let proofs = 0

/** A refund of a paid order that its channel refused for good. */
async function failedRefundOf(db: Db, orderSn: string): Promise<string> {
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
async function lateRefundOf(db: Db, orderSn: string): Promise<string> {
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
const proofOf = ({ amount, createTime }: { amount: number; createTime: number }) => ({
  channelNo: `CH${String(createTime)}${(proofs += 1)}`,
  amount,
  movedAt: createTime,
  reason: '渠道后台已到账',
  requestId: randomUUID(),
})

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const { db } = shop.services
  const payment = async () => {
    const sn = await make.orderOf(buyer)
    await toCashier(shop, buyer, sn)
    return (await owner.data(repairAdminCalls.payments, { q: sn })).list[0]!
  }
  const refund = async () => {
    const refundNo = await failedRefundOf(db, await make.paidOf(buyer))
    return (await owner.data(repairAdminCalls.refunds, { q: refundNo })).list[0]!
  }
  const { payNo } = await toCashier(shop, theirs.buyer, theirs.orderSn)
  const byPayNo = { theirs: { payNo }, missing: { payNo: '9'.repeat(27) } }
  const byRefundNo = {
    theirs: { refundNo: await lateRefundOf(db, theirs.orderSn) },
    missing: { refundNo: 'R99999999' },
  }
  return {
    admin: {
      'repairAdmin.payments': { own: async () => ({}), plain: ['q'] },
      'repairAdmin.ask': { own: async () => ({ payNo: (await payment()).payNo }), ...byPayNo },
      'repairAdmin.confirm': {
        own: async () => {
          const one = await payment()
          return { payNo: one.payNo, ...proofOf(one) }
        },
        ...byPayNo,
        plain: proof,
      },
      'repairAdmin.refunds': { own: async () => ({}), plain: ['q'] },
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
        theirs: { id: await theirs.proposalOf('money') },
        missing: { id: largestId },
        plain: ['phoneCode', 'note', 'amount', 'channelNo'],
      },
    },
    shared: {
      // What two persons must agree on waits in one list.
      'repairAdmin.confirm': ['proposal'],
      'repairAdmin.paidOut': ['proposal'],
    },
  }
}
