import { invoiceRequestAdminCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { invoiceRequestCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { inboxOf } from '#features/aftersales/invoice/test-inbox.ts'
import { soldElsewhere } from '#features/aftersales/third-return/test-third.ts'
import { invoiceRequestFeature } from './feature.ts'
import { sweepRequests } from './invoice-request.service.ts'
import { askingOf, pdf, provePhoneOf } from './test-requests.ts'

const shop = await testShop()
let phones = 0

/** A visitor who has proved a phone of their own. */
async function holder(scope?: { partnerId: number; storeId: number }) {
  const browser = await shop.visitor(scope)
  const phone = `1367${String((phones += 1)).padStart(7, '0')}`
  await provePhoneOf(shop, browser, phone)
  return { browser, phone }
}

const invoiceNo = '26117000000000000001'
const mailTo = async (email: string) => (await inboxOf(shop, email))[0]

describe('a request for the invoice of an order that the shop does not hold', () => {
  it('is written once however often it is sent, seen by the phone that asked, and taken back', async () => {
    const { browser, phone } = await holder()
    const asking = askingOf(phone)
    const made = await browser.data(invoiceRequestCalls.ask, asking)
    expect(made).toMatchObject({
      state: 'asked',
      stateText: '待商家处理',
      channelText: '线下门店',
      amount: 12_800,
      pdfUrl: null,
      endTime: null,
    })
    expect((await browser.data(invoiceRequestCalls.ask, asking)).id).toBe(made.id)
    expect(
      (await browser.call(invoiceRequestCalls.ask, { ...asking, amount: 12_900 })).reason,
    ).toBe('invoiceRequestOpen')
    const { id } = made
    for (let times = 0; times < 2; times += 1)
      expect((await browser.data(invoiceRequestCalls.withdraw, { id })).state).toBe('withdrawn')
    const second = await browser.data(invoiceRequestCalls.ask, { ...asking, amount: 12_900 })
    expect(
      (await browser.data(invoiceRequestCalls.list, { phone })).map((each) => [
        each.id,
        each.state,
      ]),
    ).toEqual([
      [second.id, 'asked'],
      [id, 'withdrawn'],
    ])
  })

  it('is nothing to anyone who has not proved its phone in this session, half an hour long', async () => {
    const { browser, phone } = await holder()
    const { id } = await browser.data(invoiceRequestCalls.ask, askingOf(phone))
    const other = await holder()
    const inOtherStore = await shop.visitor({ partnerId: 1, storeId: 2 })
    for (const who of [other.browser, inOtherStore, await shop.visitor()]) {
      const asked = await who.call(invoiceRequestCalls.ask, askingOf(phone))
      expect(asked.reason).toBe('thirdAccessOver')
      expect((await who.call(invoiceRequestCalls.list, { phone })).reason).toBe('thirdAccessOver')
      expect((await who.call(invoiceRequestCalls.withdraw, { id })).reason).toBe('notFound')
    }
    expect(await other.browser.data(invoiceRequestCalls.list, { phone: other.phone })).toEqual([])
    shop.clock.advance(31 * minute)
    expect((await browser.call(invoiceRequestCalls.list, { phone })).reason).toBe('thirdAccessOver')
  })

  it('is refused for an order of the shop’s own with this phone, a company without its number, and beyond ten a day', async () => {
    const ana = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1)
    const { orderSn } = await placeOrder(ana, [sku!])
    await pay(shop, ana, orderSn)
    const { browser, phone } = await holder()
    const setPhone = (of: string) =>
      sql`update orders set receiver = jsonb_set(receiver, '{phone}', to_jsonb(${of}::text)) where order_sn = ${orderSn}`.execute(
        shop.services.db,
      )
    await setPhone(phone)
    const reasonOf = async (more: object) =>
      (await browser.call(invoiceRequestCalls.ask, askingOf(phone, more))).reason
    expect(await reasonOf({ orderSn })).toBe('invoiceRequestOwn')
    // Somebody else's order of the shop tells nothing.
    await setPhone('13999990000')
    expect(await reasonOf({ orderSn })).toBeUndefined()
    expect(await reasonOf({ type: 2 })).toBe('taxNumberNeeded')
    expect(await reasonOf({ type: 2, taxNo: '91350100M000100Y44' })).toBe('badInput')
    expect(await reasonOf({ amount: 0 })).toBe('badInput')
    expect(await reasonOf({ email: '' })).toBe('badInput')
    for (let count = 1; count < 10; count += 1)
      expect(await reasonOf({ orderSn: `POS-000${count}` })).toBeUndefined()
    expect(await reasonOf({ orderSn: 'POS-0010' })).toBe('tooOften')
  })

  it('says what the OMS knows of it, to staff alone', async () => {
    const browser = await shop.visitor()
    const { orderNo: orderSn, phone } = await soldElsewhere(shop)
    await provePhoneOf(shop, browser, phone)
    const asking = askingOf(phone, { orderSn, channel: 'tmall', amount: 50_000 })
    const { id, ...seen } = await browser.data(invoiceRequestCalls.ask, asking)
    expect(seen).not.toHaveProperty('knownAmount')
    const admin = await shop.staff()
    expect(await admin.data(invoiceRequestAdminCalls.detail, { id })).toMatchObject({
      channelText: '天猫',
      amount: 50_000,
      knownAmount: 44_701,
      phone,
    })
  })

  it('has pictures of the receipt, of whoever sent them, once', async () => {
    const { browser, phone } = await holder()
    const sent = await sendTo(
      shop,
      await browser.data(invoiceRequestCalls.picturePolicy, { phone }),
      await testPicture(),
    )
    const other = await holder()
    const { key } = sent
    expect((await other.browser.call(invoiceRequestCalls.pictureDone, { key })).reason).toBe(
      'notFound',
    )
    await browser.data(invoiceRequestCalls.pictureDone, { key })
    const theirs = askingOf(other.phone, { pics: [key] })
    expect((await other.browser.call(invoiceRequestCalls.ask, theirs)).reason).toBe('uploadGone')
    // What is refused has written nothing.
    expect(await other.browser.data(invoiceRequestCalls.list, { phone: other.phone })).toEqual([])
    const made = await browser.data(invoiceRequestCalls.ask, askingOf(phone, { pics: [key] }))
    expect(made.pics[0]?.url).toMatch(/^\/private-pictures\//)
    const again = await browser.data(invoiceRequestCalls.ask, askingOf(phone, { pics: [key] }))
    expect(again.id).toBe(made.id)
  })
})

describe('the staff’s answer', () => {
  it('is an invoice with its PDF, once, by mail and on the page, and written down', async () => {
    const { browser, phone } = await holder()
    const email = `${phone}@mail.example`
    const asking = askingOf(phone, { email })
    const { id } = await browser.data(invoiceRequestCalls.ask, asking)
    const admin = await shop.staff()
    const { list, counts } = await admin.data(invoiceRequestAdminCalls.list, { q: phone })
    expect([list.map((each) => each.id), counts.asked]).toEqual([[id], 1])
    const issue = { id, invoiceNo, ...pdf }
    const picture = { name: 'fapiao.pdf', base64: (await testPicture()).toString('base64') }
    expect(
      (await admin.call(invoiceRequestAdminCalls.issue, { ...issue, ...picture })).reason,
    ).toBe('invoiceFileType')
    expect(await admin.data(invoiceRequestAdminCalls.issue, issue)).toMatchObject({
      state: 'issued',
      invoiceNo,
      mailState: 'waiting',
    })
    expect((await admin.data(invoiceRequestAdminCalls.issue, issue)).state).toBe('issued')
    const late = await admin.call(invoiceRequestAdminCalls.refuse, { id, reason: '太晚了' })
    expect(late.reason).toBe('invoiceRequestOver')
    const entries = await admin.data(staffCalls.audit, { object: `invoiceRequest ${id}` })
    expect(entries.list.map(({ action }) => action)).toEqual(['invoiceRequest.issue'])

    await shop.worker.runDue()
    expect(await mailTo(email)).toMatchObject({
      subject: expect.stringContaining('电子发票'),
      attachments: [expect.anything()],
    })
    expect((await admin.data(invoiceRequestAdminCalls.detail, { id })).mailState).toBe('sent')

    const [seen] = await browser.data(invoiceRequestCalls.list, { phone })
    expect(seen).toMatchObject({ state: 'issued', invoiceNo })
    const file = await browser.fetch(seen!.pdfUrl!)
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
      200,
      'application/pdf',
      Buffer.from(pdf.base64, 'base64').toString(),
    ])
    shop.clock.advance(11 * minute)
    expect((await browser.fetch(seen!.pdfUrl!)).status).toBe(404)
    const same = { ...asking, amount: 1 }
    expect((await browser.call(invoiceRequestCalls.ask, same)).reason).toBe('invoiceRequestDone')
  })

  it('is a no with a reason, by mail, after which it may be asked for again', async () => {
    const { browser, phone } = await holder()
    const email = `${phone}@mail.example`
    const { id } = await browser.data(invoiceRequestCalls.ask, askingOf(phone, { email }))
    const admin = await shop.staff()
    const reason = '这笔订单由平台开票'
    await admin.data(invoiceRequestAdminCalls.refuse, { id, reason })
    await admin.data(invoiceRequestAdminCalls.refuse, { id, reason })
    await shop.worker.runDue()
    expect((await mailTo(email))?.text).toContain(reason)
    const [seen] = await browser.data(invoiceRequestCalls.list, { phone })
    expect(seen).toMatchObject({ state: 'refused', reason, pdfUrl: null })
    expect((await browser.call(invoiceRequestCalls.withdraw, { id })).reason).toBe(
      'invoiceRequestOver',
    )
    const again = await browser.data(invoiceRequestCalls.ask, askingOf(phone, { email }))
    expect(again.id).not.toBe(id)
  })
})

describe('what is left of it', () => {
  it('is nothing a year after it ended; what waits stays', async () => {
    const { browser, phone } = await holder()
    const waits = await browser.data(invoiceRequestCalls.ask, askingOf(phone))
    const over = await browser.data(
      invoiceRequestCalls.ask,
      askingOf(phone, { orderSn: 'POS-OVER-1' }),
    )
    await browser.data(invoiceRequestCalls.withdraw, over)
    const idsLater = async (days: number) => {
      await sweepRequests(shop.services.db, shop.clock.now() + days * day, 1000)
      const { rows } = await sql<{ id: number }>`
        select id from invoice_request where id in (${waits.id}, ${over.id}) order by id`.execute(
        shop.services.db,
      )
      return rows.map(({ id }) => id)
    }
    expect(await idsLater(364)).toEqual([waits.id, over.id])
    expect(await idsLater(366)).toEqual([waits.id])
  })

  it('is nothing once the account of its phone is closed, for staff at once', async () => {
    const { browser, phone } = await holder()
    const { id } = await browser.data(invoiceRequestCalls.ask, askingOf(phone))
    const [{ forget }] = invoiceRequestFeature.personalData.held
    await sql`update invoice_request t set ${sql.raw(forget.set)} where phone = ${phone}`.execute(
      shop.services.db,
    )
    const admin = await shop.staff()
    expect((await admin.call(invoiceRequestAdminCalls.detail, { id })).reason).toBe('notFound')
    await sweepRequests(shop.services.db, shop.clock.now(), 1000)
    const { rows } = await sql`select id from invoice_request where id = ${id}`.execute(
      shop.services.db,
    )
    expect(rows).toEqual([])
  })
})
