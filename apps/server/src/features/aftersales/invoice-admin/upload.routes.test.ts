import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it, vi } from 'vitest'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const admin = await shop.staff()
const { paidOrder, receivedOrder, settle, giveBack } = await invoiceBench(shop)
// Nobody issues invoices but the store's own staff.
vi.spyOn(shop.services, 'fapiao', 'get').mockReturnValue(undefined)

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const pdf = base64('%PDF-1.7 an invoice')
let given = 0
const number = () => `2611800000${String((given += 1)).padStart(10, '0')}`
const handed = (more: object = {}) => ({
  invoiceNo: number(),
  issueTime: shop.clock.now(),
  base64: pdf,
  ...more,
})
const invoiceOf = async (browser: Caller, sn: string) =>
  (await browser.data(invoiceCalls.byOrder, { sn })).invoice

async function applied(received = false) {
  const { browser, sn, payAmount } = await (received ? receivedOrder() : paidOrder())
  const asked = { orderId: sn, type: 1 as const, name: '林小满', email: 'lin@mail.example' }
  const { invoiceId: id } = await browser.data(invoiceCalls.apply, asked)
  return { browser, sn, id, payAmount }
}
async function uploaded() {
  const made = await applied()
  const input = handed()
  const invoice = await admin.data(invoiceAdminCalls.upload, { id: made.id, ...input })
  return { ...made, input, invoice }
}

describe('an invoice of a store without a channel', () => {
  it('waits for staff once the order is received, who upload it; its buyer sees, has and is told of it', async () => {
    const { browser, sn, id, payAmount } = await applied(true)
    await settle()
    const waiting = { stage: 'applied', issuedBy: 'staff', adminActions: ['upload', 'reject'] }
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject(waiting)
    const input = handed({ issueTime: shop.clock.now() - minute })
    const issued = await admin.data(invoiceAdminCalls.upload, { id, ...input })
    expect(issued).toMatchObject({
      stage: 'issued',
      issuedBy: 'staff',
      amount: payAmount,
      invoiceNo: input.invoiceNo,
      issueTime: input.issueTime,
      adminActions: ['reverse', 'file', 'mail'],
      applyNo: null,
    })
    expect(issued.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payAmount)
    // The same once more is the same invoice.
    const again = await admin.data(invoiceAdminCalls.upload, { id, ...input })
    expect(again.log).toEqual(issued.log)
    const seen = await invoiceOf(browser, sn)
    const file = await browser.fetch(seen!.pdfUrl!)
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'application/pdf',
      '%PDF-1.7 an invoice',
    ])
    await settle()
    const { mails } = await admin.data(invoiceAdminCalls.detail, { id })
    expect(mails).toMatchObject([{ email: 'lin@mail.example', state: 'sent' }])
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list.map(({ title }) => title)).toContain('发票已开具')
    const log = (await admin.data(staffCalls.audit, { object: `invoice ${id}` })).list
    expect(log).toMatchObject([
      { action: 'invoice.upload', changes: { invoiceNo: { after: input.invoiceNo } } },
    ])
  })

  it('is not issued by what is no PDF, under no number, ahead of time, or under one that another has', async () => {
    const { input } = await uploaded()
    const { id } = await applied()
    const refused = async (more: object) =>
      (await admin.call(invoiceAdminCalls.upload, { id, ...handed(more) })).reason
    expect(await refused({ base64: base64('<html>%PDF-') })).toBe('invoiceFileType')
    expect(await refused({ invoiceNo: '123' })).toBe('badInput')
    expect(await refused({ issueTime: shop.clock.now() + minute })).toBe('badInput')
    expect(await refused({ issueTime: 0 })).toBe('badInput')
    expect(await refused({ invoiceNo: input.invoiceNo })).toBe('invoiceNumberTaken')
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({
      stage: 'applied',
      pdfUrl: null,
    })
  })

  it('is uploaded by one of two at the same moment', async () => {
    const { id } = await applied()
    const both = await Promise.all(
      [1, 2].map(() => admin.call(invoiceAdminCalls.upload, { id, ...handed() })),
    )
    expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([
      200,
      'invoiceUnderWay',
    ])
  })

  it('has OFD and XML where staff add them, saved and not shown; another takes the place of the first', async () => {
    const { browser, sn, id } = await uploaded()
    const add = (form: 'pdf' | 'ofd' | 'xml', text: string) =>
      admin.call(invoiceAdminCalls.file, { id, form, base64: base64(text) })
    expect((await add('ofd', 'PK\u0003\u0004 a table')).reason).toBe('invoiceFileType')
    await add('xml', '<?xml version="1.0"?><One/>')
    await add('xml', '<?xml version="1.0"?><Two/>')
    await add('ofd', 'PK\u0003\u0004 OFD.xml')
    const { otherFiles } = (await invoiceOf(browser, sn))!
    expect(otherFiles.map(({ form }) => form)).toEqual(['ofd', 'xml'])
    const xml = await browser.fetch(otherFiles[1]!.url)
    expect(await xml.text()).toContain('<Two/>')
    expect(xml.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.xml"$/)
    // The address of one form opens no other.
    expect((await browser.fetch(otherFiles[1]!.url.replace(/xml$/, 'ofd'))).status).toBe(404)
  })

  it('is reversed by staff when money goes back, and one over what is left waits for them', async () => {
    const { browser, sn, id, payAmount } = await uploaded()
    await giveBack(sn, 100)
    await settle()
    const reversing = { stage: 'reversing', adminActions: ['redden'] }
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject(reversing)
    const redNo = number()
    for (const _ of [1, 2])
      expect(await admin.data(invoiceAdminCalls.redden, { id, redNo })).toMatchObject({
        stage: 'reversed',
        redNo,
      })
    await settle()
    const next = (await invoiceOf(browser, sn))!
    expect(next).toMatchObject({ stage: 'applied', amount: payAmount - 100 })
    await admin.data(invoiceAdminCalls.upload, { id: next.invoiceId, ...handed() })
    expect((await invoiceOf(browser, sn))!.stage).toBe('issued')
  })
})
