import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { day, minute, second } from '@mallard/kernel'
import { expect } from 'vitest'
import { follow, type KnownOrder, type KnownReturn, type Model, type Real } from './test-model.ts'
import type { Act } from './test-model-steps.ts'

const inStatus = (model: Model, ...statuses: number[]) =>
  model.orders.filter(({ status }) => statuses.includes(status))
const returnsIn = (model: Model, ...statuses: number[]) =>
  model.returns.filter(({ status }) => statuses.includes(status))
const isOpen = ({ status }: KnownReturn) => status < 3
const hasOpen = (model: Model, { sn }: KnownOrder) =>
  model.returns.some((each) => each.sn === sn && isOpen(each))

const sold = {
  status: 1,
  payAmount: 0,
  closesAt: Infinity,
  isPaymentPending: false,
  cashiers: [] as never[],
}

/**
 * What the jobs, or without them the channels alone, may make of an order, by the clock and by what
 * the channels know.
 */
function mayBecome(model: Model, order: KnownOrder, jobsRan: boolean): readonly number[] {
  if (order.status === 6) return [jobsRan && order.closesAt <= model.now ? 4 : 6]
  // What waits to be sent may be refunded to the last unit: the rest of the order is on its way
  // then.
  if (order.status !== 0)
    return [[1, 2, 4], jobsRan ? [2, 3, 4] : [2, 4], [3, 4], [4]][order.status - 1]!
  if (!jobsRan) return order.isPaymentPending ? [0, 1] : [0]
  if (order.isPaymentPending)
    return order.cashiers.some(
      ({ isPaid, openedAt }) => isPaid && model.now - openedAt >= 5 * second,
    )
      ? [1]
      : [0, 1]
  return order.closesAt <= model.now ? [4] : [0]
}

/**
 * Reads again what time may have moved: orders as far as they may, and returns with the orders that
 * came of them.
 */
export async function readAgain(model: Model, real: Real, jobsRan: boolean): Promise<void> {
  expect(await follow(model, real, (order) => mayBecome(model, order, jobsRan))).toEqual([])
  for (const sn of model.vouchers.keys())
    if (model.orders.some((order) => order.sn === sn && order.status !== 6))
      model.vouchers.delete(sn)
  const { list } = await real.browser.data(returnsCalls.v2List, { pageSize: 100 })
  for (const known of model.returns) {
    const now = list.find(({ applyId }) => applyId === known.applyId)!
    known.status = now.status
    if (now.exchangeOrderSn && !model.orders.some(({ sn }) => sn === now.exchangeOrderSn))
      model.orders.push({ ...sold, sn: now.exchangeOrderSn })
  }
}

/** What happens once an order is paid, and the passing of time. */
export const laterActs: readonly Act[] = [
  {
    name: 'time passes',
    weight: 2,
    isPossible: () => true,
    async run(model, real, roll) {
      real.shop.clock.advance(
        roll.oneOf([
          second,
          10 * second,
          minute,
          31 * minute,
          day,
          3 * day + minute,
          8 * day,
          11 * day,
        ]),
      )
      model.now = real.shop.clock.now()
      // What the channels have to say by now they say now, not in the middle of a later command.
      await real.hearChannels()
      await readAgain(model, real, false)
    },
  },
  {
    name: 'jobs run',
    weight: 3,
    isPossible: () => true,
    async run(model, real) {
      await real.tick()
      await readAgain(model, real, true)
    },
  },
  { name: 'restart', weight: 1, isPossible: () => true, run: (_model, real) => real.restart() },
  {
    name: 'ship',
    weight: 4,
    isPossible: (model) => inStatus(model, 1).length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(inStatus(model, 1))
      const { code, data } = await (
        await real.admin()
      ).call(orderAdminCalls.ship, { sn: order.sn, ...real.waybill() })
      const mayHold = hasOpen(model, order)
      if (code === 200) order.status = data.status
      expect({ sn: order.sn, isSent: order.status === 2 || mayHold }).toEqual({
        sn: order.sn,
        isSent: true,
      })
    },
  },
  {
    name: 'confirm',
    weight: 3,
    isPossible: (model) => model.orders.length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(inStatus(model, 2).length > 0 ? inStatus(model, 2) : model.orders)
      const { code } = await real.browser.call(orderCalls.confirm, { sn: order.sn })
      const may = order.status === 2 && !hasOpen(model, order)
      expect({ sn: order.sn, code }).toEqual({ sn: order.sn, code: may ? 200 : 500 })
      if (may) order.status = 3
    },
  },
  {
    name: 'ask to give back',
    weight: 5,
    isPossible: (model) => inStatus(model, 1, 2, 3).length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(inStatus(model, 1, 2, 3))
      const { items } = await real.browser.data(orderCalls.detail, { sn: order.sn })
      const item = roll.oneOf(items)
      const { types } = await real.browser.data(returnsCalls.v2OrderDetail, {
        orderItemId: item.id,
      })
      if (types.length === 0) {
        // Refused, or the answer of an application that is open already.
        const { code, data } = await real.browser.call(returnsCalls.v2Apply, {
          orderItemId: item.id,
          num: 1,
          type: 0,
          reasonCode: 'quality',
        })
        return expect(
          code === 500 ||
            model.returns.some((known) => known.applyId === data.applyId && isOpen(known)),
        ).toBe(true)
      }
      const { type, maxNum, refundable } = roll.oneOf(types)
      const num = 1 + roll.below(maxNum)
      const asked = {
        orderItemId: item.id,
        num,
        type,
        reasonCode: type === 4 ? 'unwanted' : 'quality',
      }
      const { applyId } = await real.browser.data(returnsCalls.v2Apply, asked)
      expect(await real.browser.data(returnsCalls.v2Apply, asked)).toEqual({ applyId })
      expect(await real.browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
        status: -1,
        applyAmount: refundable[num - 1] ?? 0,
      })
      model.returns.push({ applyId, sn: order.sn, type, status: -1 })
    },
  },
  {
    name: 'agree',
    weight: 4,
    isPossible: (model) => returnsIn(model, -1).length > 0,
    async run(model, real, roll) {
      const known = roll.oneOf(returnsIn(model, -1))
      const { status } = await (
        await real.admin()
      ).data(returnsAdminCalls.agree, { applyId: known.applyId })
      expect(status).toBe(known.type === 1 || known.type === 2 ? 0 : 2)
      known.status = status
    },
  },
  {
    name: 'refuse',
    weight: 1,
    isPossible: (model) => returnsIn(model, -1, 1).length > 0,
    async run(model, real, roll) {
      const known = roll.oneOf(returnsIn(model, -1, 1))
      const isAsked = known.status === -1
      const { deadlineAt } = await real.browser.data(returnsCalls.v2Detail, {
        applyId: known.applyId,
      })
      // Silence has granted it, though the job that says so has not run yet.
      const isGranted =
        deadlineAt !== null &&
        deadlineAt <= model.now &&
        (known.type === 1 || (isAsked && known.type === 2))
      const call = isAsked ? returnsAdminCalls.refuse : returnsAdminCalls.refuseReceipt
      const { code, reason } = await (
        await real.admin()
      ).call(call, { applyId: known.applyId, reason: '不符合条件' })
      expect({ isGranted, code, reason }).toEqual(
        isGranted
          ? { isGranted, code: 500, reason: 'returnStateChanged' }
          : { isGranted, code: 200, reason: undefined },
      )
      if (!isGranted) known.status = 4
    },
  },
  {
    name: 'take back',
    weight: 1,
    isPossible: (model) => model.returns.length > 0,
    async run(model, real, roll) {
      const known = roll.oneOf(model.returns)
      const { code } = await real.browser.call(returnsCalls.v2Cancel, { applyId: known.applyId })
      const may = known.status === -1 || known.status === 0 || known.status === 5
      expect({ applyId: known.applyId, code }).toEqual({
        applyId: known.applyId,
        code: may ? 200 : 500,
      })
      if (may) known.status = 5
    },
  },
  {
    name: 'send back',
    weight: 3,
    isPossible: (model) => returnsIn(model, 0).length > 0,
    async run(model, real, roll) {
      const known = roll.oneOf(returnsIn(model, 0))
      const { deadlineAt } = await real.browser.data(returnsCalls.v2Detail, {
        applyId: known.applyId,
      })
      const { code, reason } = await real.browser.call(returnsCalls.v2SetFreight, {
        applyId: known.applyId,
        ...real.waybill(),
      })
      // Too late, though the job that says so has not run yet.
      const isLate = deadlineAt !== null && deadlineAt <= model.now
      expect({ isLate, code, reason }).toEqual(
        isLate
          ? { isLate, code: 500, reason: 'returnStateChanged' }
          : { isLate, code: 200, reason: undefined },
      )
      if (!isLate) known.status = 1
    },
  },
  {
    name: 'receive',
    weight: 4,
    isPossible: (model) => returnsIn(model, 1).length > 0,
    async run(model, real, roll) {
      const known = roll.oneOf(returnsIn(model, 1))
      const admin = await real.admin()
      const { items } = await admin.data(returnsAdminCalls.detail, { applyId: known.applyId })
      const lines = items.map(({ id, productQuantity }) => ({
        orderItemId: id,
        received: productQuantity,
        sellable: roll.below(productQuantity + 1),
      }))
      const { code, reason, data } = await admin.call(returnsAdminCalls.receive, {
        applyId: known.applyId,
        lines,
      })
      if (code !== 200)
        return expect({
          type: known.type,
          isShort: ['soldOut', 'notEnoughStock'].includes(reason ?? ''),
        }).toEqual({ type: 2, isShort: true })
      known.status = data.status
      if (data.exchangeOrderSn) model.orders.push({ ...sold, sn: data.exchangeOrderSn })
    },
  },
  {
    name: 'send again',
    weight: 2,
    isPossible: (model) => returnsIn(model, 2).some(({ type }) => type === 3),
    async run(model, real, roll) {
      const known = roll.oneOf(returnsIn(model, 2).filter(({ type }) => type === 3))
      const { code, reason, data } = await (
        await real.admin()
      ).call(returnsAdminCalls.sendAgain, { applyId: known.applyId, ...real.waybill() })
      if (code !== 200) return expect(['soldOut', 'notEnoughStock']).toContain(reason)
      known.status = data.status
      expect(known.status).toBe(3)
    },
  },
  {
    name: 'the channel fails at a refund',
    weight: 1,
    isPossible: (model) => returnsIn(model, 2).length > 0,
    async run(_model, real, roll) {
      const match = {
        provider: roll.oneOf(['wxpay', 'alipay', 'unionpay']),
        operation: roll.oneOf(['refund', 'queryRefund']),
      }
      await real.shop.control('/_ctl/rules', {
        match,
        do: { kind: roll.oneOf(['errorBefore', 'errorAfter', 'dropAfter', 'tooMany']) },
      })
    },
  },
]
