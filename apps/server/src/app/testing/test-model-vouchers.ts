import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { hour, minute } from '@mallard/kernel'
import { expect } from 'vitest'
import { newSerial, voucherOf } from './test-transfers.ts'
import { readAgain } from './test-model-after.ts'
import { unpaid } from './test-model-buying.ts'
import type { KnownOrder, KnownVoucher, Model } from './test-model.ts'
import type { Act } from './test-model-steps.ts'

/** The demo partner takes transfers from here on, fen. */
const minTransfer = 10_000
/**
 * How long a voucher may wait, and how long its order can be paid again when it came to nothing
 * (domain.md §3.1).
 */
const reviewTime = 72 * hour
const timeAfter = 30 * minute
const maxWithdrawals = 3

const orderOf = (model: Model, sn: string): KnownOrder =>
  model.orders.find((order) => order.sn === sn)!

function release(model: Model, { sn }: KnownVoucher): void {
  const order = orderOf(model, sn)
  order.status = 0
  order.closesAt = model.now + timeAfter
  model.vouchers.delete(sn)
}

/** Whether its order still waits: after that it is the closing job's, whenever that comes to it. */
const isInTime = (model: Model, { sn }: KnownVoucher): boolean =>
  orderOf(model, sn).closesAt > model.now

/** Bank transfers: vouchers, and what the back office makes of them. */
export const voucherActs: readonly Act[] = [
  {
    name: 'send a voucher',
    weight: 4,
    isPossible: (model) => unpaid(model).length > 0,
    async run(model, real, roll) {
      const order = roll.oneOf(unpaid(model))
      const input = await voucherOf(real.shop, real.browser, order.sn)
      const { code } = await real.browser.call(voucherCalls.toPayOffline, input)
      const may = order.payAmount >= minTransfer
      expect({ sn: order.sn, payAmount: order.payAmount, code }).toEqual({
        sn: order.sn,
        payAmount: order.payAmount,
        code: may ? 200 : 500,
      })
      if (!may) return
      expect(await real.browser.data(voucherCalls.toPayOffline, input)).toEqual({ status: 6 })
      const { list } = await (await real.admin()).data(voucherAdminCalls.list, { pageSize: 100 })
      order.status = 6
      order.closesAt = model.now + reviewTime
      model.vouchers.set(order.sn, {
        id: list.find(({ orderSn }) => orderSn === order.sn)!.id,
        sn: order.sn,
      })
    },
  },
  {
    name: 'take a voucher back',
    weight: 1,
    isPossible: (model) => model.vouchers.size > 0,
    async run(model, real, roll) {
      const voucher = roll.oneOf([...model.vouchers.values()])
      const times = model.withdrawals.get(voucher.sn) ?? 0
      const { code } = await real.browser.call(voucherCalls.withdrawOffline, {
        orderId: voucher.sn,
      })
      const may =
        isInTime(model, voucher) && voucher.notedSerial === undefined && times < maxWithdrawals
      expect({ times, noted: voucher.notedSerial, code }).toEqual({
        times,
        noted: voucher.notedSerial,
        code: may ? 200 : 500,
      })
      if (!may) return
      model.withdrawals.set(voucher.sn, times + 1)
      release(model, voucher)
    },
  },
  {
    name: 'find the transfer',
    weight: 4,
    isPossible: (model) => model.vouchers.size > 0,
    async run(model, real, roll) {
      const voucher = roll.oneOf([...model.vouchers.values()])
      const { id, sn } = voucher
      const admin = await real.admin()
      const { amount, needsTwo } = await admin.data(voucherAdminCalls.detail, { id })
      expect(amount).toBe(orderOf(model, sn).payAmount)
      const serialNo = voucher.notedSerial ?? newSerial()
      if (!isInTime(model, voucher)) {
        expect((await admin.call(voucherAdminCalls.approve, { id, serialNo, amount })).reason).toBe(
          'voucherSettled',
        )
        return
      }
      expect(
        (await admin.call(voucherAdminCalls.approve, { id, serialNo, amount: amount + 1 })).reason,
      ).toBe('transferDiffers')
      await admin.data(voucherAdminCalls.approve, { id, serialNo, amount })
      if (needsTwo && roll.below(3) === 0) {
        voucher.notedSerial = serialNo
        return
      }
      if (needsTwo)
        await (await real.colleague()).data(voucherAdminCalls.approve, { id, serialNo, amount })
      orderOf(model, sn).status = 1
      model.vouchers.delete(sn)
    },
  },
  {
    name: 'find no transfer',
    weight: 2,
    isPossible: (model) => model.vouchers.size > 0,
    async run(model, real, roll) {
      const voucher = roll.oneOf([...model.vouchers.values()])
      const { reason } = await (
        await real.admin()
      ).call(voucherAdminCalls.reject, { id: voucher.id, reason: '未查到这笔转账' })
      expect(reason).toBe(isInTime(model, voucher) ? undefined : 'voucherSettled')
      if (!reason) release(model, voucher)
    },
  },
  {
    name: 'transfer a refund',
    weight: 3,
    isPossible: (model) => model.returns.some(({ status }) => status === 2),
    async run(model, real, roll) {
      const known = roll.oneOf(model.returns.filter(({ status }) => status === 2))
      const admin = await real.admin()
      const { adminActions } = await admin.data(returnsAdminCalls.detail, {
        applyId: known.applyId,
      })
      const { code, data } = await admin.call(returnsAdminCalls.transferred, {
        applyId: known.applyId,
        voucher: newSerial(),
      })
      expect({ adminActions, code }).toEqual({
        adminActions,
        code: adminActions.includes('transferred') ? 200 : 500,
      })
      if (code !== 200) return
      known.status = data.status
      expect(known.status).toBe(3)
      await readAgain(model, real, false)
    },
  },
]
