import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer } from '#app/testing/test-buyer.ts'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { inboxOf } from './test-inbox.ts'

const shop = await testShop()
const { receivedOrder, settle, rule, clearRules } = await invoiceBench(shop)

let addresses = 0
const address = () => `reader${(addresses += 1)}@mail.example`
const inbox = (to: string) => inboxOf(shop, to)
const titlesOf = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)

beforeEach(clearRules)

/** An invoice that was applied for, of an order that was received. */
async function applied(browser: Caller, email = '') {
  const { sn } = await receivedOrder(browser)
  return (
    await browser.data(invoiceCalls.apply, { orderId: sn, type: 1, name: '林小满 <b>', email })
  ).invoiceId
}

async function issued(given?: Caller) {
  const browser = given ?? (await buyer(shop))
  const invoiceId = await applied(browser)
  await settle()
  return { browser, invoiceId }
}

describe('an invoice by mail', () => {
  it('brings the PDF to the address, tells the shopper, and offers the address next time', async () => {
    const { browser, invoiceId } = await issued()
    const email = address()
    expect(await browser.data(invoiceCalls.detail, { id: invoiceId })).toMatchObject({
      canMail: true,
      mails: [],
      mailTo: '',
    })
    expect(await browser.data(invoiceCalls.sendMail, { invoiceId, email: ` ${email} ` })).toEqual(
      {},
    )
    await shop.worker.runDue()
    const [letter, ...more] = await inbox(email)
    expect(more).toEqual([])
    const { invoiceNo, orderSn, mails, mailTo } = await browser.data(invoiceCalls.detail, {
      id: invoiceId,
    })
    expect(letter?.subject).toMatch(new RegExp(`^禾光：订单 ${orderSn} 的电子发票 ¥\\d+\\.\\d\\d$`))
    expect(letter?.from).toMatch(/^"?禾光"? </)
    expect(letter?.text).toContain(orderSn)
    expect(letter?.html).toContain('林小满 &lt;b&gt;')
    expect(letter?.attachments).toMatchObject([
      { name: `电子发票-${invoiceNo}.pdf`, type: 'application/pdf' },
    ])
    expect(
      Buffer.from(letter?.attachments[0]?.base64 ?? '', 'base64')
        .toString('latin1')
        .slice(0, 5),
    ).toBe('%PDF-')
    expect([mails, mailTo]).toEqual([[{ email, state: 'sent', at: expect.any(Number) }], email])
    const { list } = await browser.data(noticesCalls.list, { kind: 'service' })
    expect(list).toMatchObject([
      {
        title: '发票已发送',
        text: expect.stringContaining('r***@mail.example'),
        link: `/user/1-1/tickets/${orderSn}`,
      },
    ])
    // Another invoice of theirs begins with that address.
    const other = await issued(browser)
    expect((await browser.data(invoiceCalls.detail, { id: other.invoiceId })).mailTo).toBe(email)
  })

  it('goes out by itself with an invoice that was applied for with an address', async () => {
    const browser = await buyer(shop)
    const email = address()
    await applied(browser, email)
    await settle()
    expect(await inbox(email)).toHaveLength(1)
  })

  it('is one, however often and at once it is asked for', async () => {
    const { browser, invoiceId } = await issued()
    const email = address()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call(invoiceCalls.sendMail, { invoiceId, email })),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    await shop.worker.runDue()
    await browser.data(invoiceCalls.sendMail, { invoiceId, email: email.toUpperCase() })
    await shop.worker.runDue()
    expect(await inbox(email)).toHaveLength(1)
    shop.clock.advance(minute + 1)
    await browser.data(invoiceCalls.sendMail, { invoiceId, email })
    await shop.worker.runDue()
    expect(await inbox(email)).toHaveLength(2)
  })

  it('is limited to five of an invoice in a day', async () => {
    const { browser, invoiceId } = await issued()
    for (let count = 0; count < 5; count += 1)
      await browser.data(invoiceCalls.sendMail, { invoiceId, email: address() })
    expect(
      (await browser.call(invoiceCalls.sendMail, { invoiceId, email: address() })).reason,
    ).toBe('mailTooOften')
    shop.clock.advance(day)
    await browser.data(invoiceCalls.sendMail, { invoiceId, email: address() })
  })

  it('is refused before there is an invoice, without a true address, and for somebody else’s', async () => {
    const browser = await buyer(shop)
    const invoiceId = await applied(browser)
    const email = address()
    expect((await browser.call(invoiceCalls.sendMail, { invoiceId, email })).reason).toBe(
      'invoiceNotIssued',
    )
    await settle()
    for (const wrong of [
      '',
      'reader',
      'a@b',
      'a@mail.example,b@mail.example',
      'a@mail.example\r\nBcc: b@mail.example',
      `${'a'.repeat(100)}@mail.example`,
    ])
      expect(
        (await browser.call(invoiceCalls.sendMail, { invoiceId, email: wrong })).reason,
        wrong,
      ).toBe('badInput')
    const stranger = await buyer(shop)
    expect((await stranger.call(invoiceCalls.sendMail, { invoiceId, email })).reason).toBe(
      'notFound',
    )
  })

  it.each([
    ['mail', 'send', 'tooMany'],
    ['mail', 'send', 'dropBefore'],
    ['mail', 'send', 'dropAfter'],
    ['wxpay', 'fapiaoFile', 'errorBefore'],
  ])('is tried again after %s %s had %s, and comes once', async (provider, operation, kind) => {
    const { browser, invoiceId } = await issued()
    const email = address()
    await rule(provider, operation, kind)
    await browser.data(invoiceCalls.sendMail, { invoiceId, email })
    await shop.worker.runDue()
    expect((await browser.data(invoiceCalls.detail, { id: invoiceId })).mails).toMatchObject([
      { state: 'waiting' },
    ])
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    expect(await inbox(email)).toHaveLength(1)
    expect((await browser.data(invoiceCalls.detail, { id: invoiceId })).mails).toMatchObject([
      { state: 'sent' },
    ])
  })

  it('is given up after a day of busy signals, or at once when nobody is there, and the shopper hears of it', async () => {
    const { browser, invoiceId } = await issued()
    await browser.data(invoiceCalls.sendMail, { invoiceId, email: 'somebody@nobody.example' })
    await shop.worker.runDue()
    expect((await browser.data(invoiceCalls.detail, { id: invoiceId })).mails).toMatchObject([
      { state: 'failed' },
    ])
    expect(await titlesOf(browser)).toContain('发票邮件未送达')
    const email = address()
    await rule('mail', 'send', 'tooMany', 50)
    await browser.data(invoiceCalls.sendMail, { invoiceId, email })
    for (let count = 0; count < 8; count += 1) {
      await shop.worker.runDue()
      shop.clock.advance(7 * hour)
    }
    expect((await browser.data(invoiceCalls.detail, { id: invoiceId })).mails[0]).toMatchObject({
      state: 'failed',
      email,
    })
    expect((await titlesOf(browser)).filter((title) => title === '发票邮件未送达')).toHaveLength(2)
  })
})

describe('the back office', () => {
  it('sends an invoice once more, beyond the shopper’s limit, and writes it down', async () => {
    const { invoiceId: id } = await issued()
    const admin = await shop.staff()
    const email = address()
    const after = await admin.data(invoiceAdminCalls.mail, { id, email })
    expect(after).toMatchObject({
      mails: [{ email, state: 'waiting', actor: 'staff' }],
      adminActions: expect.arrayContaining(['mail']),
    })
    await shop.worker.runDue()
    expect(await inbox(email)).toHaveLength(1)
    const entries = (await admin.data(staffCalls.audit, { object: `invoice ${id}` })).list
    expect(entries.map(({ action }) => action)).toContain('invoice.mail')
  })
})
