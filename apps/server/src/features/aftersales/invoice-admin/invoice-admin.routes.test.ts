import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const { paidOrder, receivedOrder, settle, rule: ruleOf, clearRules } = await invoiceBench(shop)
const rule = (operation: string, kind: string, times = 1) => ruleOf('wxpay', operation, kind, times)
const company = { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }
const person = { type: 1 as const, name: '林小满' }
const invoiceOf = async (browser: Caller, sn: string) =>
  (await browser.data(invoiceCalls.byOrder, { sn })).invoice
const heldBySandbox = async (sn: string) => {
  const { rows } = await sql<{
    applyNo: string
  }>`select apply_no as "applyNo" from invoice where order_sn = ${sn} and apply_no is not null`.execute(
    shop.services.db,
  )
  return rows.map(({ applyNo }) => applyNo)
}

beforeEach(clearRules)

describe('the invoices in the back office', () => {
  it('turns an application down with a reason; changed, it is issued, before receipt when the operator says so', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await paidOrder()
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    await admin.data(invoiceAdminCalls.reject, { id, reason: '抬头与税号不符' })
    expect(await invoiceOf(browser, sn)).toMatchObject({
      stage: 'failed',
      reason: '抬头与税号不符',
      canEdit: true,
    })
    await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    shop.clock.advance(minute)
    await admin.data(invoiceAdminCalls.reject, { id, reason: '姓名不全' })
    const { list: told } = await browser.data(noticesCalls.list, {})
    // Each time is told.
    expect(told.filter(({ title }) => title === '发票未开具')).toHaveLength(2)
    await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    // On its way from here on: nobody is offered to turn it down, or to issue it once more.
    expect(await admin.data(invoiceAdminCalls.issue, { id })).toMatchObject({
      stage: 'applied',
      adminActions: [],
    })
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({ adminActions: [] })
    await settle()
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({
      state: 1,
      adminActions: ['reverse', 'file', 'mail'],
      orderStatus: 1,
    })
    const { list, counts } = await admin.data(invoiceAdminCalls.list, { stage: 'issued', q: sn })
    expect([list.map(({ invoiceId }) => invoiceId), counts.issued]).toEqual([[id], 1])
    const entries = (await admin.data(staffCalls.audit, { object: `invoice ${id}` })).list
    const rejected = 'invoice.reject'
    expect(entries.map(({ action }) => action)).toEqual(['invoice.issue', rejected, rejected])
  })

  it('finds by title and day of application, and gives the books a table of what it finds', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await paidOrder()
    const from = shop.clock.now()
    const name = '=HYPERLINK("http://evil.example")有限公司'
    await browser.data(invoiceCalls.apply, { orderId: sn, ...company, name })
    const other = await paidOrder()
    await other.browser.data(invoiceCalls.apply, { orderId: other.sn, ...person })
    const input = { from, until: shop.clock.now() + 1000 }
    const sns = async (more: object) =>
      (await admin.data(invoiceAdminCalls.list, { ...input, ...more })).list.map(
        ({ orderSn }) => orderSn,
      )
    expect(await sns({ title: 'company' })).toEqual([sn])
    expect(await sns({ title: 'person' })).toEqual([other.sn])
    expect(await sns({ from: from - 2 * day, until: from - day })).toEqual([])
    const { file, rows, isCut } = await admin.data(invoiceAdminCalls.export, {
      format: 'csv',
      ...input,
    })
    const text = Buffer.from(file.base64, 'base64').toString()
    expect([rows, isCut, file.name]).toEqual([2, false, expect.stringMatching(/^发票-\d+\.csv$/)])
    expect(text).toContain(sn)
    expect(text).not.toMatch(/(^|,|")=HYPERLINK/m)
    expect((await admin.data(staffCalls.audit, { object: 'invoices' })).list).toMatchObject([
      { action: 'invoice.export' },
    ])
    expect((await admin.call(invoiceAdminCalls.export, { format: 'exe' as never })).reason).toBe(
      'badInput',
    )
  })

  it('tries again all that the tax side refused at once, and nothing that an operator turned down', async () => {
    const admin = await shop.staff()
    const [one, two, refused] = [await receivedOrder(), await receivedOrder(), await paidOrder()]
    await rule('fapiaoApply', 'creditLimit', 2)
    for (const { browser, sn } of [one, two])
      await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    const { invoiceId } = await refused.browser.data(invoiceCalls.apply, {
      orderId: refused.sn,
      ...person,
    })
    await settle()
    await admin.data(invoiceAdminCalls.reject, { id: invoiceId, reason: '抬头不完整' })
    expect((await admin.data(invoiceAdminCalls.retryAll, {})).asked).toBe(2)
    expect((await admin.data(invoiceAdminCalls.retryAll, {})).asked).toBe(0)
    await settle()
    for (const { browser, sn } of [one, two])
      expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'issued' })
    expect(await invoiceOf(refused.browser, refused.sn)).toMatchObject({
      stage: 'failed',
      reason: '抬头不完整',
    })
  })

  it('tries again what the tax side refused, under a new number', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await receivedOrder()
    await rule('fapiaoApply', 'creditLimit')
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await settle()
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({
      stage: 'failed',
      fault: expect.stringContaining('CREDIT_LIMIT'),
      adminActions: ['retry', 'upload'],
    })
    const [first] = await heldBySandbox(sn)
    await admin.data(invoiceAdminCalls.retry, { id })
    await settle()
    expect(await invoiceOf(browser, sn)).toMatchObject({ state: 1 })
    expect(await heldBySandbox(sn)).not.toContain(first)
  })

  it('reverses with a reason, for good or to issue again; of two operators one wins', async () => {
    const [admin, colleague] = [await shop.staff(), await shop.staff()]
    const { browser, sn, payAmount } = await receivedOrder()
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await settle()
    const answers = await Promise.all([
      admin.call(invoiceAdminCalls.reverse, { id, reason: 'issueError', reissue: true }),
      colleague.call(invoiceAdminCalls.reverse, { id, reason: 'salesDiscount', reissue: false }),
    ])
    expect(answers.map(({ reason }) => reason ?? 'ok').toSorted()).toEqual([
      'invoiceUnderWay',
      'ok',
    ])
    await settle(4)
    const { invoice, earlier } = await browser.data(invoiceCalls.byOrder, { sn })
    expect(earlier).toMatchObject([{ invoiceId: id, stage: 'reversed' }])
    if (answers[0].code === 200)
      expect(invoice).toMatchObject({ stage: 'issued', amount: payAmount })
    else expect(invoice).toBeNull()
    const { log } = await admin.data(invoiceAdminCalls.detail, { id })
    expect(log.map(({ to }) => to)).toEqual([
      'applied',
      'issuing',
      'issued',
      'reversing',
      'reversed',
    ])
    log.slice(1).forEach(({ from }, place) => expect(from).toBe(log[place]?.to))
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list.filter(({ title }) => title === '发票已冲红').map(({ text }) => text)).toEqual([
      expect.stringContaining('已由商家冲红'),
    ])
  })

  it('sees a reversal that the tax side refused, and may ask again', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await receivedOrder()
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await settle()
    await rule('fapiaoReverse', 'creditLimit')
    await admin.data(invoiceAdminCalls.reverse, { id, reason: 'issueError', reissue: false })
    await settle()
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({
      stage: 'issued',
      fault: '发票授信额度不足',
      unreversed: 'failed',
    })
    await admin.data(invoiceAdminCalls.reverse, { id, reason: 'issueError', reissue: false })
    await settle()
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({ stage: 'reversed' })
  })
})
