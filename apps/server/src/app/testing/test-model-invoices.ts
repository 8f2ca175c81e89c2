import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import {
  invoiceAdminCalls,
  type AdminInvoice,
} from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute, second } from '@mallard/kernel'
import { expect } from 'vitest'
import { invoiceStates, type InvoiceEvent } from '#features/aftersales/invoice/invoice.states.ts'
import { readAgain } from './test-model-after.ts'
import type { Real } from './test-model.ts'
import type { Act } from './test-model-steps.ts'

const titles = [
  { type: 1 as const, name: '林小满' },
  { type: 1 as const, name: '周木' },
  { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' },
]

const isSame = (invoice: Invoice, title: (typeof titles)[number]) =>
  invoice.type === title.type && invoice.name === title.name
const invoicesOf = async ({ browser }: Real) =>
  (await browser.data(invoiceCalls.list, { pageSize: 100 })).list

/** Each change begins where the one before ended, and only as the table of states has it. */
function expectHistory({ invoiceId, log, stage }: AdminInvoice): void {
  let state: AdminInvoice['stage'] | null = null
  for (const { event, from, to } of log) {
    expect({ invoiceId, event, from }).toEqual({ invoiceId, event, from: state })
    expect({ invoiceId, event, to }).toEqual({
      invoiceId,
      event,
      to: state === null ? 'applied' : invoiceStates.next(state, event as InvoiceEvent),
    })
    state = to as AdminInvoice['stage']
  }
  expect({ invoiceId, stage }).toEqual({ invoiceId, stage: state })
}

/** Where each action of the back office leads at once; what is sent is sent by a job. */
const stageAfter = {
  issue: 'applied',
  retry: 'applied',
  reject: 'failed',
  reverse: 'reversing',
} as const

/** Invoices: who applies, the back office, and the tax side with its faults. */
export const invoiceActs: readonly Act[] = [
  {
    name: 'apply for an invoice',
    weight: 3,
    isPossible: (model) => model.orders.length > 0,
    async run(model, real, roll) {
      const { sn } = roll.oneOf(model.orders)
      const { browser } = real
      const order = await browser.data(orderCalls.detail, { sn })
      const { amount, invoice } = await browser.data(invoiceCalls.byOrder, { sn })
      const due = order.payStatus === 1 ? order.amounts.payAmount - order.refundedAmount : 0
      expect({ sn, amount }).toEqual({ sn, amount: due })
      const title = roll.oneOf(titles)
      const wanted = { orderId: sn, ...title }
      const { code, data } = await browser.call(invoiceCalls.apply, wanted)
      const isInTime = order.payTime !== null && model.now - order.payTime <= 365 * day
      const isFree = !invoice || invoice.stage === 'applied' || invoice.stage === 'failed'
      const isRepeated = invoice !== null && invoice.stage !== 'failed' && isSame(invoice, title)
      const may = isRepeated || (due > 0 && isInTime && isFree)
      expect({ sn, stage: invoice?.stage, code }).toEqual({
        sn,
        stage: invoice?.stage,
        code: may ? 200 : 500,
      })
      if (!may) return
      if (!isRepeated)
        expect(data).toMatchObject({ stage: 'applied', amount: due, name: title.name })
      expect((await browser.data(invoiceCalls.apply, wanted)).invoiceId).toBe(data.invoiceId)
    },
  },
  {
    name: 'the tax side works',
    weight: 3,
    isPossible: (model) => model.orders.some(({ status }) => status > 0 && status < 4),
    async run(model, real) {
      for (let round = 0; round < 3; round += 1) {
        real.shop.clock.advance(round === 2 ? minute : 10 * second)
        await real.tick()
      }
      model.now = real.shop.clock.now()
      await readAgain(model, real, true)
      const admin = await real.admin()
      for (const { invoiceId } of await invoicesOf(real))
        expectHistory(await admin.data(invoiceAdminCalls.detail, { id: invoiceId }))
    },
  },
  {
    name: 'the back office sees to an invoice',
    weight: 2,
    isPossible: (model) => model.orders.some(({ status }) => status > 0 && status < 4),
    async run(_model, real, roll) {
      const invoices = await invoicesOf(real)
      if (invoices.length === 0) return
      const admin = await real.admin()
      const id = roll.oneOf(invoices).invoiceId
      const shown = await admin.data(invoiceAdminCalls.detail, { id })
      expectHistory(shown)
      // What staff issue themselves has tests of its own.
      const actions = shown.adminActions.filter(
        (action): action is keyof typeof stageAfter => action in stageAfter,
      )
      if (actions.length === 0) return
      const action = roll.oneOf(actions)
      const reversal = { reason: 'issueError' as const, reissue: roll.below(2) === 0 }
      const input = {
        id,
        ...(action === 'reject' ? { reason: '抬头有误' } : {}),
        ...(action === 'reverse' ? reversal : {}),
      }
      const {
        code,
        reason,
        data: after,
      } = await admin.call(invoiceAdminCalls[action], input as never)
      if (code !== 200) {
        // It was told to be issued and its job has not run yet: only then is a refusal late, and
        // nothing has changed.
        expect({ action, stage: shown.stage, reason }).toEqual({
          action: 'reject',
          stage: 'applied',
          reason: 'invoiceUnderWay',
        })
        return expect((await admin.data(invoiceAdminCalls.detail, { id })).log).toEqual(shown.log)
      }
      expect({ action, stage: after.stage }).toEqual({ action, stage: stageAfter[action] })
      // The same word again changes nothing.
      expect((await admin.data(invoiceAdminCalls[action], input as never)).log).toEqual(after.log)
    },
  },
  {
    name: 'the tax side fails',
    weight: 1,
    isPossible: (model) => model.orders.some(({ status }) => status > 0 && status < 4),
    async run(_model, real, roll) {
      const [operation, kinds] = roll.oneOf([
        ['fapiaoApply', ['creditLimit', 'dropBefore', 'dropAfter', 'errorAfter']],
        ['fapiaoReverse', ['creditLimit', 'dropBefore', 'dropAfter', 'errorAfter']],
        ['fapiaoNotify', ['lost', 'duplicate']],
      ] as const)
      await real.shop.control('/_ctl/rules', {
        match: { provider: 'wxpay', operation },
        do: { kind: roll.oneOf<string>(kinds) },
        times: 1,
      })
    },
  },
]
