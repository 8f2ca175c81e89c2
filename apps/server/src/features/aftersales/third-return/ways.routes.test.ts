import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import type { DeliveryState } from '@mallard/contract/aftersales/third-return/third-return.codes'
import { day } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { openElsewhere, soldElsewhere } from './test-third.ts'

const shop = await testShop()
let admin = await shop.staff()

afterAll(() => expectBooksToAgree(shop))

/** A buyer of another platform whose parcel is so far, with their order open. */
async function buyer(delivery: DeliveryState) {
  const browser = await shop.visitor()
  const sold = await soldElsewhere(shop, '1-1', undefined, '', delivery)
  const order = await openElsewhere(shop, browser, sold)
  const line = order.lines[0]!
  const asking = (type: number, reasonCode: string) => ({
    ticket: order.ticket,
    lineNo: line.lineNo,
    num: 1,
    type,
    reasonCode,
  })
  return {
    browser,
    line,
    asking,
    refusalOf: async (type: number, reasonCode: string) =>
      (await browser.call(thirdReturnCalls.apply, asking(type, reasonCode))).reason,
    ask: (type: number, reasonCode: string) =>
      browser.data(thirdReturnCalls.apply, asking(type, reasonCode)),
  }
}

const detail = (applyId: string) => admin.data(thirdReturnAdminCalls.detail, { applyId })

async function toldKind(applyId: string): Promise<unknown> {
  await shop.worker.runDue()
  const told =
    await shop.control<{ returnNo: string; told: { kind: string; state: string } }[]>(
      '/_ctl/oms/returns',
    )
  return told.find(({ returnNo }) => returnNo === applyId)?.told
}

describe('the ways of a third-party return', () => {
  it('are told with why one is not open, and kept by the server', async () => {
    const unsent = await buyer('unsent')
    expect(unsent.line).toMatchObject({
      delivery: 'unsent',
      deliveryText: '未发货',
      maxNum: 2,
      ways: [
        { type: 1, text: '退货退款', isOpen: false, note: '商品还没有发出，发出前只能申请退款' },
        { type: 4, text: '仅退款', isOpen: true },
        { type: 2, isOpen: false },
        { type: 3, isOpen: false },
      ],
    })
    for (const type of [1, 2, 3])
      expect(await unsent.refusalOf(type, 'quality'), String(type)).toBe('thirdUnsent')
    // What was not sent has the reasons of before shipping, and those alone.
    expect(await unsent.refusalOf(4, 'notArrived')).toBe('badInput')

    const sent = await buyer('sent')
    expect(sent.line.ways.filter(({ isOpen }) => isOpen).map(({ type }) => type)).toEqual([4, 3])
    expect(sent.line.ways[0]).toMatchObject({ note: '包裹还在路上，收到后可以申请' })
    for (const type of [1, 2])
      expect(await sent.refusalOf(type, 'quality'), String(type)).toBe('thirdUnderWay')

    const arrived = await buyer('arrived')
    expect(arrived.line.ways.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true])
  })

  it.each([
    ['unsent', 'slow', 4],
    ['sent', 'notArrived', 4],
    ['arrived', 'quality', 1],
  ] as const)('of what is %s is chosen where none is named', async (delivery, reason, type) => {
    const { browser, ask, asking } = await buyer(delivery)
    const { applyId } = await ask(0, reason)
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({ type })
    // Named or not, it is the same application.
    expect(await browser.data(thirdReturnCalls.apply, asking(type, reason))).toEqual({ applyId })
  })

  it('give money for what never arrived, once staff agree, with nothing sent back', async () => {
    const { browser, ask } = await buyer('sent')
    const { applyId } = await ask(4, 'notArrived')
    expect(await detail(applyId)).toMatchObject({
      type: 4,
      typeText: '仅退款',
      applyAmount: 19_900,
      line: { delivery: 'sent', deliveryText: '运输中' },
      adminActions: ['agree', 'refuse'],
    })
    expect(
      (await admin.call(thirdReturnAdminCalls.agree, { applyId, amount: 19_901 })).reason,
    ).toBe('refundTooMuch')
    expect(
      await admin.data(thirdReturnAdminCalls.agree, { applyId, amount: 19_000 }),
    ).toMatchObject({
      status: 2,
      approvedAmount: 19_000,
      returnAddress: null,
      adminActions: ['transferred'],
    })
    const waybill = { companyCode: 'yuantong', deliverySn: 'YT1234567890' }
    expect(
      (await browser.call(thirdReturnCalls.addDelivery, { id: applyId, ...waybill })).reason,
    ).toBe('returnStateChanged')
    expect((await admin.call(thirdReturnAdminCalls.replaced, { applyId, ...waybill })).reason).toBe(
      'returnStateChanged',
    )
    await admin.data(thirdReturnAdminCalls.transferred, { applyId, voucher: 'ICBC20260116' })
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      status: 3,
      settlement: { voucher: 'ICBC20260116' },
      timeline: [{ event: 'finish' }, { event: 'approve' }, { event: 'apply' }],
    })
    expect(await toldKind(applyId)).toMatchObject({
      kind: 'refundOnly',
      state: 'done',
      amount: 19_000,
    })
  })

  it('send goods once more, which stay: their units may be asked for again', async () => {
    const { browser, ask, asking } = await buyer('arrived')
    const { applyId } = await ask(3, 'missing')
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    expect((await detail(applyId)).adminActions).toEqual(['sendAgain'])
    expect(
      (await admin.call(thirdReturnAdminCalls.transferred, { applyId, voucher: 'none' })).reason,
    ).toBe('returnStateChanged')
    await admin.data(thirdReturnAdminCalls.replaced, {
      applyId,
      companyCode: 'jd',
      deliverySn: 'JD1234567891',
    })
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      status: 3,
      applyAmount: 0,
      settlement: { deliverySn: 'JD1234567891' },
    })
    expect(await toldKind(applyId)).toMatchObject({ kind: 'reissue', state: 'done', amount: 0 })
    const { ticket } = asking(1, 'quality')
    const [line] = (await browser.data(thirdReturnCalls.order, { ticket })).lines
    expect(line).toMatchObject({ maxNum: 2, refundable: [19_900, 39_801] })
    const back = { ...asking(1, 'quality'), num: 2 }
    expect((await browser.data(thirdReturnCalls.apply, back)).applyId).not.toBe(applyId)
  })

  it('are settled by the platform as well, once they are agreed to', async () => {
    const { ask } = await buyer('unsent')
    const { applyId } = await ask(4, 'unwanted')
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    await shop.worker.runDue()
    await shop.control(`/_ctl/oms/returns/${applyId}/settled`, {})
    expect(await detail(applyId)).toMatchObject({
      status: 3,
      settlement: { voucher: expect.stringMatching(/^OMS/) },
    })
  })

  it('promise nothing by silence where nothing comes back, and may be refused after it', async () => {
    const { ask } = await buyer('sent')
    const { applyId } = await ask(4, 'notArrived')
    shop.clock.advance(4 * day)
    await shop.worker.runDue()
    admin = await shop.staff()
    expect(await detail(applyId)).toMatchObject({ status: -1, adminActions: ['agree', 'refuse'] })
    expect(
      await admin.data(thirdReturnAdminCalls.refuse, { applyId, reason: '已签收' }),
    ).toMatchObject({ status: 4, answer: '已签收' })
  })
})
