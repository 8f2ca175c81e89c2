import { randomUUID } from 'node:crypto'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import {
  type MoneyProposal,
  repairAdminCalls,
} from '@mallard/contract/trade/repair/repair-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  placeOrder,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague } from '#app/testing/test-transfers.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const ana = await buyer(shop)
let owner = await shop.staff()
let second = await colleague(shop, owner, 'manager')

afterAll(() => expectBooksToAgree(shop))
afterEach(() => clearRules())

async function clearRules(): Promise<void> {
  await fetch(`${shop.sandbox.url}/_ctl/rules`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${shop.sandbox.keys.controlToken}` },
  })
}
const rule = (operation: string, kind: string, times = 50) =>
  shop.control('/_ctl/rules', { match: { provider: 'wxpay', operation }, do: { kind }, times })

/** An order with an open cashier. */
async function opened() {
  const { orderSn, payAmount } = await placeOrder(ana, [sku!])
  const { payNo } = await toCashier(shop, ana, orderSn)
  return { orderSn, payNo, payAmount }
}

const proofOf = (amount: number, more: object = {}) => ({
  channelNo: `4200${randomUUID().replaceAll('-', '').slice(0, 20)}`,
  amount,
  movedAt: shop.clock.now(),
  reason: '微信商户后台已到账',
  requestId: randomUUID(),
  ...more,
})
const newest = async (): Promise<MoneyProposal> =>
  (await owner.data(repairAdminCalls.proposals, {}))[0]!
const agree = ({ id, amount, channelNo }: MoneyProposal) => ({
  id,
  verdict: 'approve' as const,
  note: '',
  amount,
  channelNo,
})

describe('the back office of payments', () => {
  it('lists what is open, finds any payment by its number, and books what the channel vouches for', async () => {
    const { orderSn, payNo } = await opened()
    await rule('notify', 'lost')
    await shop.control('/_ctl/pay', { payNo })
    expect(
      (await owner.data(repairAdminCalls.payments, {})).list.map((each) => each.payNo),
    ).toContain(payNo)
    const answer = await owner.data(repairAdminCalls.ask, { payNo })
    expect(answer).toMatchObject({
      asked: 'paid',
      payment: { status: 2, orders: [{ orderSn, status: 1 }] },
    })
    expect(await owner.data(repairAdminCalls.ask, { payNo })).toMatchObject({ asked: 'paid' })
    for (const q of [payNo, orderSn, answer.payment.channelTradeNo!]) {
      expect(
        (await owner.data(repairAdminCalls.payments, { q })).list.map((each) => each.payNo),
      ).toEqual([payNo])
    }
    const { list } = await owner.data(staffCalls.audit, { object: `payment ${payNo}` })
    expect(list.at(-1)).toMatchObject({
      action: 'pay.ask',
      changes: { payment: { before: 'paying', after: 'paid' }, channelSaid: { after: 'paid' } },
    })
  })

  it('shows payments of which a signed message told something else', async () => {
    const { payNo } = await opened()
    const shift = (by: number) =>
      sql`with moved as (update pay_order set amount = amount + ${by}::bigint where pay_no = ${payNo} returning id)
        update pay_order_target t set amount = t.amount + ${by}::bigint from moved m where t.pay_order_id = m.id`.execute(
        shop.services.db,
      )
    await shift(1)
    await shop.control('/_ctl/pay', { payNo })
    await shift(-1)
    const { list, odd } = await owner.data(repairAdminCalls.payments, { view: 'odd' })
    expect(list.map((each) => each.payNo)).toContain(payNo)
    await owner.data(repairAdminCalls.ask, { payNo })
    expect((await owner.data(repairAdminCalls.payments, { view: 'odd' })).odd).toBe(odd - 1)
  })
})

describe('a payment that two persons confirm', () => {
  it('is booked as by a notification, and the notification that comes later finds it done', async () => {
    const { orderSn, payNo, payAmount } = await opened()
    await rule('query', 'errorBefore')
    const proof = proofOf(payAmount)
    expect(await owner.data(repairAdminCalls.confirm, { payNo, ...proof })).toMatchObject({
      asked: 'unknown',
      payment: { isProposed: true, status: 1 },
    })
    await owner.data(repairAdminCalls.confirm, { payNo, ...proof })
    const proposal = await newest()
    expect(proposal).toMatchObject({
      kind: 'payment',
      number: payNo,
      state: 'open',
      canDecide: false,
      canWithdraw: true,
      channelSaid: 'unknown',
    })
    expect(await statusOf(ana, orderSn)).toBe(0)
    expect((await owner.call(repairAdminCalls.decide, agree(proposal))).reason).toBe('needsAnother')
    expect(
      (await second.call(repairAdminCalls.decide, { ...agree(proposal), amount: payAmount - 1 }))
        .reason,
    ).toBe('transferDiffers')
    expect(
      (
        await second.call(repairAdminCalls.decide, {
          ...agree(proposal),
          channelNo: 'other-number',
        })
      ).reason,
    ).toBe('checksDiffer')
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await second.data(repairAdminCalls.decide, agree(proposal))).toMatchObject({
        state: 'approved',
        decidedBy: '第二位manager',
      })
      expect(await statusOf(ana, orderSn)).toBe(1)
    }
    const { log, attempts } = await owner.data(orderAdminCalls.detail, { sn: orderSn })
    expect(log.at(-1)).toMatchObject({ event: 'pay', to: 1, actor: 'staff' })
    expect(attempts).toMatchObject([{ status: 2, channelTradeNo: proof.channelNo, refunds: [] }])

    await clearRules()
    await shop.control('/_ctl/pay', { payNo })
    const after = (await owner.data(orderAdminCalls.detail, { sn: orderSn })).attempts
    expect(after).toMatchObject([
      { status: 2, refunds: [], notifications: [{ result: 'repeated', verified: true }] },
    ])
    const actions = (await owner.data(staffCalls.audit, { object: `payment ${payNo}` })).list.map(
      ({ action }) => action,
    )
    expect(actions).toEqual(['money.approve', 'money.propose'])
  })

  it('needs nobody when the channel itself says that it came', async () => {
    const { orderSn, payNo, payAmount } = await opened()
    await rule('notify', 'lost')
    await shop.control('/_ctl/pay', { payNo })
    expect(
      await owner.data(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount) }),
    ).toMatchObject({
      asked: 'paid',
      payment: { isProposed: false, status: 2 },
    })
    expect(await statusOf(ana, orderSn)).toBe(1)
    expect(
      (await owner.call(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount) })).reason,
    ).toBe('alreadyPaid')
  })

  it('goes back by itself when its order was closed in the meantime', async () => {
    const { orderSn, payNo, payAmount } = await opened()
    await owner.data(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount) })
    await ana.data(orderCalls.cancel, { sn: orderSn })
    await second.data(repairAdminCalls.decide, agree(await newest()))
    expect(await statusOf(ana, orderSn)).toBe(4)
    expect((await owner.data(orderAdminCalls.detail, { sn: orderSn })).attempts).toMatchObject([
      { status: 2, refunds: [{ reason: 'late', amount: payAmount }] },
    ])
    // Nothing of the sort is at the channel: the refund is tried, refused, and left to people.
    await sql`delete from job where kind = 'payment.refund' and key = ${`R${payNo}`}`.execute(
      shop.services.db,
    )
  })

  it('must be of the amount and time of the payment, under a number of its own', async () => {
    const { payNo, payAmount } = await opened()
    expect(
      (await owner.call(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount + 1) })).reason,
    ).toBe('transferDiffers')
    for (const movedAt of [shop.clock.now() + minute, shop.clock.now() - day]) {
      expect(
        (await owner.call(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount, { movedAt }) }))
          .reason,
      ).toBe('proofTime')
    }
    const other = await opened()
    const { channelNo } = proofOf(1)
    for (const each of [
      { payNo, amount: payAmount },
      { payNo: other.payNo, amount: other.payAmount },
    ])
      await owner.data(repairAdminCalls.confirm, {
        payNo: each.payNo,
        ...proofOf(each.amount, { channelNo }),
      })
    const [later, earlier] = await owner.data(repairAdminCalls.proposals, {})
    await second.data(repairAdminCalls.decide, agree(earlier!))
    expect((await second.call(repairAdminCalls.decide, agree(later!))).reason).toBe('serialUsed')
    expect(await statusOf(ana, other.orderSn)).toBe(0)
  })

  it('is decided by one of two who decide at once, and by nobody after 24 hours', async () => {
    const { orderSn, payNo, payAmount } = await opened()
    await owner.data(repairAdminCalls.confirm, { payNo, ...proofOf(payAmount) })
    const proposal = await newest()
    const answers = await Promise.all([
      second.call(repairAdminCalls.decide, agree(proposal)),
      owner.call(repairAdminCalls.decide, { id: proposal.id, verdict: 'withdraw', note: '' }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
    expect(await statusOf(ana, orderSn)).toBe(answers[0].code === 200 ? 1 : 0)

    const late = await opened()
    await owner.data(repairAdminCalls.confirm, { payNo: late.payNo, ...proofOf(late.payAmount) })
    const old = await newest()
    shop.clock.advance(day)
    owner = await shop.staff()
    second = await shop.staff('finance')
    expect(await newest()).toMatchObject({ id: old.id, state: 'expired', canDecide: false })
    expect((await second.call(repairAdminCalls.decide, agree(old))).reason).toBe('proposalOver')
  })
})

describe('a refund that failed', () => {
  /** The money of a closed order, which its channel could not give back. */
  async function failed() {
    const { orderSn, payNo, payAmount } = await opened()
    await ana.data(orderCalls.cancel, { sn: orderSn })
    await rule('refund', 'refundAbnormal', 1)
    await shop.control('/_ctl/pay', { payNo, late: true })
    await shop.worker.runDue()
    await shop.control('/_ctl/clock/advance', { milliseconds: 2000 })
    return { refundNo: `R${payNo}`, payAmount }
  }
  const refundOf = async (refundNo: string) =>
    (await owner.data(repairAdminCalls.refunds, { q: refundNo })).list[0]!

  it('is asked for again under its own number', async () => {
    const { refundNo } = await failed()
    expect(await refundOf(refundNo)).toMatchObject({ status: 3, cause: 'late' })
    expect(
      (await owner.data(repairAdminCalls.refunds, {})).list.map((each) => each.refundNo),
    ).toContain(refundNo)
    expect(await owner.data(repairAdminCalls.refundAgain, { refundNo })).toMatchObject({
      refundNo,
      status: 3,
    })
    const { list } = await owner.data(staffCalls.audit, { object: `refund ${refundNo}` })
    expect(list).toMatchObject([
      { action: 'pay.refundAgain', changes: { channelSaid: { before: null, after: 'failed' } } },
    ])
    expect(Object.keys(list[0]!.changes)).toEqual(['channelSaid'])
  })

  /** The money of a return, which its channel could not give back. */
  async function failedReturn() {
    const { orderSn, payNo, payAmount } = await opened()
    await shop.control('/_ctl/pay', { payNo })
    const { applyId } = await ana.data(returnsCalls.apply, {
      sn: orderSn,
      type: 0,
      reasonCode: 'unwanted',
    })
    await owner.data(returnsAdminCalls.agree, { applyId })
    expect(await ana.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      status: 2,
      refundState: 'underWay',
    })
    await rule('refund', 'refundAbnormal', 1)
    await shop.worker.runDue()
    await shop.control('/_ctl/clock/advance', { milliseconds: 2000 })
    await shop.worker.runDue()
    const [refund] = (await owner.data(repairAdminCalls.refunds, { q: orderSn })).list
    expect(refund).toMatchObject({ status: 3, cause: 'return' })
    return { orderSn, applyId, payAmount, refundNo: refund!.refundNo }
  }

  it('of a return is told to the shopper as it is, also once staff paid it out, and nothing of the channel with it', async () => {
    const { orderSn, applyId, payAmount, refundNo } = await failedReturn()
    const stuck = await ana.data(returnsCalls.v2Detail, { applyId })
    expect(stuck).toMatchObject({ status: 2, refundState: 'stuck' })
    expect(stuck.timeline.map(({ text }) => text)).toEqual([
      '退款遇到问题，商家正在人工处理',
      '商家已同意，正在处理',
      '已提交申请，等待商家处理',
    ])
    const [order, inList] = [
      await ana.data(orderCalls.detail, { sn: orderSn }),
      (await ana.data(orderCalls.orderList, { active: 5 })).list,
    ]
    expect(order.isRefundStuck).toBe(true)
    expect(inList.find((each) => each.orderSn === orderSn)).toMatchObject({ isRefundStuck: true })
    expect(JSON.stringify([stuck, order])).not.toMatch(/abnormal|refundNo|lastError/i)
    // The back office tells who took each step: the log has as many as the timeline.
    const { log } = await owner.data(returnsAdminCalls.detail, { applyId })
    expect(log.map(({ event, actor }) => [event, actor])).toEqual([
      ['apply', 'shopper'],
      ['approve', 'staff'],
      ['refundFailed', 'channel'],
    ])
    expect(
      (await ana.data(orderCalls.detail, { sn: (await opened()).orderSn })).isRefundStuck,
    ).toBe(false)

    await owner.data(repairAdminCalls.paidOut, { refundNo, ...proofOf(payAmount) })
    await second.data(repairAdminCalls.decide, agree(await newest()))
    await shop.dispatch()
    const done = await ana.data(returnsCalls.v2Detail, { applyId })
    expect(done).toMatchObject({ status: 3, refundState: 'doneByHand' })
    expect(done.timeline.map(({ event }) => event)).toEqual([
      'finish',
      'refundFailed',
      'approve',
      'apply',
    ])
    expect((await ana.data(orderCalls.detail, { sn: orderSn })).isRefundStuck).toBe(false)
    const told = (await ana.data(noticesCalls.list, { kind: 'payment' })).list.find(
      ({ title, link }) => title === '退款到账' && link.endsWith(orderSn),
    )
    expect(told?.text).toMatch(/已由商家人工退回/)
  })

  it('of a return names who paid it out by hand, not the channel', async () => {
    const { applyId, payAmount, refundNo } = await failedReturn()
    await owner.data(repairAdminCalls.paidOut, { refundNo, ...proofOf(payAmount) })
    await second.data(repairAdminCalls.decide, agree(await newest()))
    await shop.dispatch()
    const { log } = await owner.data(returnsAdminCalls.detail, { applyId })
    expect(log.at(-1)).toMatchObject({ event: 'finish', actor: 'staff' })
    const { rows } = await sql<{ isKnown: boolean }>`
      select l.actor_id is not null as "isKnown" from return_log l join return_apply r on r.id = l.apply_id where r.apply_id = ${applyId} and l.event = 'finish'`.execute(
      shop.services.db,
    )
    expect(rows).toEqual([{ isKnown: true }])
  })

  it('is booked as paid out by hand when two persons say so, once, and never while the channel has it', async () => {
    const { refundNo, payAmount } = await failed()
    const proof = proofOf(payAmount, { reason: '已线下转账给顾客' })
    expect(
      (await owner.call(repairAdminCalls.paidOut, { refundNo, ...proof, amount: payAmount - 1 }))
        .reason,
    ).toBe('transferDiffers')
    expect(await owner.data(repairAdminCalls.paidOut, { refundNo, ...proof })).toMatchObject({
      status: 3,
      isProposed: true,
    })
    const proposal = await newest()
    expect(proposal).toMatchObject({ kind: 'refund', number: refundNo, channelSaid: 'failed' })
    await rule('queryRefund', 'errorBefore', 1)
    expect((await second.call(repairAdminCalls.decide, agree(proposal))).reason).toBe(
      'channelSilent',
    )
    await clearRules()
    await second.data(repairAdminCalls.decide, agree(proposal))
    await second.data(repairAdminCalls.decide, agree(proposal))
    expect(await refundOf(refundNo)).toMatchObject({ status: 2, doneTime: shop.clock.now() })
    expect(
      (await owner.call(repairAdminCalls.paidOut, { refundNo, ...proofOf(payAmount) })).reason,
    ).toBe('refundUnderWay')
    expect(await owner.data(repairAdminCalls.refundAgain, { refundNo })).toMatchObject({
      status: 2,
    })
  })

  it('is not booked by hand when it was sent again in the meantime', async () => {
    const { refundNo, payAmount } = await failed()
    await owner.data(repairAdminCalls.paidOut, { refundNo, ...proofOf(payAmount) })
    await sql`update pay_refund set status = 0 where refund_no = ${refundNo}`.execute(
      shop.services.db,
    )
    expect((await second.call(repairAdminCalls.decide, agree(await newest()))).reason).toBe(
      'refundUnderWay',
    )
    expect(await newest()).toMatchObject({ state: 'open' })
    await sql`update pay_refund set status = 3 where refund_no = ${refundNo}`.execute(
      shop.services.db,
    )
    shop.clock.advance(hour)
  })
})
