import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { expectInvariants } from '@mallard/testing/invariants'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { invariants } from '#app/invariants.ts'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { brokenInvariants } from '#platform/db/invariants.ts'

const shop = await testShop()
const { receivedOrder, settle, giveBack } = await invoiceBench(shop)
const company = { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }
const person = { type: 1 as const, name: '林小满' }
// Nobody issues invoices but the store's own staff.
vi.spyOn(shop.services, 'fapiao', 'get').mockReturnValue(undefined)

// Refunds are booked by hand here, so the other books do not agree.
const own = invariants.filter(({ name }) => /^I-(18|26) .*invoice/.test(name))
afterAll(() => expectInvariants(() => brokenInvariants(shop.services.db, own)))

let given = 0
const number = () => `2611900000${String((given += 1)).padStart(10, '0')}`
const { askBuyer, buyerRefused, detail, leave, list, redden, reverse, upload } = invoiceAdminCalls
/** A yuan goes back. */
const refund = async (sn: string) => {
  await giveBack(sn, 100)
  await shop.dispatch()
}
/** One that staff issued, and that a refund of a yuan has them reverse. */
async function reversing(title: typeof company | typeof person = company) {
  const order = await receivedOrder()
  const { browser, sn } = order
  const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...title })
  await settle(1)
  const base64 = Buffer.from('%PDF-1.7').toString('base64')
  const handed = { id, invoiceNo: number(), issueTime: shop.clock.now(), base64 }
  await (await shop.staff()).data(upload, handed)
  await refund(sn)
  return { ...order, id }
}
const seenBy = async (browser: Caller, sn: string) =>
  (await browser.data(invoiceCalls.byOrder, { sn })).invoice!
const toldOf = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.filter(({ title }) => title === '请确认红字发票')

describe('a red letter that its buyer has to confirm', () => {
  it('waits 72 hours for them, who are told; then the invoice stands, and staff see to it', async () => {
    const staff = await shop.staff()
    const { browser, sn, id, payAmount } = await reversing()
    const sentTime = shop.clock.now() - hour
    const until = sentTime + 72 * hour
    for (const again of [{ sentTime }, {}])
      expect(await staff.data(askBuyer, { id, ...again })).toMatchObject({
        stage: 'reversing',
        stageText: '冲红待确认',
        awaitsUntil: until,
        adminActions: ['redden', 'buyerRefused'],
      })
    expect(await seenBy(browser, sn)).toMatchObject({ state: 1, awaitsUntil: until })
    expect(await toldOf(browser)).toHaveLength(1)
    const { list: entries } = await staff.data(staffCalls.audit, { object: `invoice ${id}` })
    expect(entries.filter(({ action }) => action === 'invoice.askBuyer')).toHaveLength(1)

    shop.clock.advance(71 * hour - 1)
    await shop.worker.runDue()
    expect((await seenBy(browser, sn)).awaitsUntil).toBe(until)
    shop.clock.advance(1)
    await shop.worker.runDue()
    await shop.worker.runDue()
    const later = await shop.staff()
    expect(await later.data(detail, { id })).toMatchObject({
      stage: 'issued',
      awaitsUntil: null,
      unreversed: 'expired',
      amount: payAmount,
      reverseReason: 'salesReturn',
      adminActions: ['redden', 'leave', 'reverse', 'file', 'mail'],
    })
    const waiting = await later.data(list, { stage: 'unreversed', q: sn })
    expect([waiting.total, waiting.counts.unreversed, waiting.counts.issued]).toEqual([1, 1, 1])
    const { log } = await later.data(detail, { id })
    expect(log.slice(-3).map(({ event }) => event)).toEqual(['reverse', 'await', 'expire'])
  })

  it('has nothing issued beside it, until the red letter of who confirmed in time is noted late', async () => {
    const { browser, sn, id, payAmount } = await reversing()
    await (await shop.staff()).data(askBuyer, { id })
    shop.clock.advance(72 * hour)
    await shop.worker.runDue()
    const another = await browser.call(invoiceCalls.apply, { orderId: sn, ...person })
    expect(another.reason).toBe('invoiceUnderWay')
    const staff = await shop.staff()
    const redNo = number()
    expect(await staff.data(redden, { id, redNo })).toMatchObject({ stage: 'reversed', redNo })
    expect(await seenBy(browser, sn)).toMatchObject({ stage: 'applied', amount: payAmount - 100 })
  })

  it('is refused by them, and asked for once more or left; more money that goes back asks again', async () => {
    const [staff, colleague] = [await shop.staff(), await shop.staff()]
    const { sn, id } = await reversing()
    await staff.data(askBuyer, { id })
    const both = await Promise.all([staff, colleague].map((who) => who.data(buyerRefused, { id })))
    expect(both).toMatchObject([{ unreversed: 'refused' }, { unreversed: 'refused' }])
    const again = { id, reason: 'salesReturn' as const, reissue: true }
    expect(await staff.data(reverse, again)).toMatchObject({ stage: 'reversing', unreversed: null })
    // Time that belongs to the first question ends nothing of the second.
    await staff.data(askBuyer, { id })
    await staff.data(buyerRefused, { id })
    for (const _ of [1, 2])
      expect(await staff.data(leave, { id })).toMatchObject({
        stage: 'issued',
        unreversed: 'left',
        adminActions: ['redden', 'reverse', 'file', 'mail'],
      })
    expect((await staff.data(list, { stage: 'unreversed', q: sn })).total).toBe(0)
    await refund(sn)
    expect(await staff.data(detail, { id })).toMatchObject({ stage: 'reversing', unreversed: null })
  })

  it('is asked of companies alone, at a time that was, and of what is being reversed', async () => {
    const staff = await shop.staff()
    const refused = async (call: typeof askBuyer | typeof leave, input: { id: number }) =>
      (await staff.call(call, input)).reason
    const own = await reversing(person)
    expect(await staff.data(detail, own)).toMatchObject({ adminActions: ['redden'] })
    expect(await refused(askBuyer, { id: own.id })).toBe('invoiceUnderWay')
    const { id } = await reversing()
    const at = (sentTime: number) => staff.call(askBuyer, { id, sentTime })
    expect((await at(shop.clock.now() + minute)).reason).toBe('badInput')
    expect((await at(shop.clock.now() - 3 * day)).reason).toBe('badInput')
    expect(await refused(leave, { id })).toBe('invoiceUnderWay')
    expect((await staff.call(buyerRefused, { id })).reason).toBe('invoiceUnderWay')
    await staff.data(redden, { id, redNo: number() })
    expect(await refused(askBuyer, { id })).toBe('invoiceUnderWay')
  })
})
