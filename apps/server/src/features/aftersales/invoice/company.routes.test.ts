import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import {
  companyTitle,
  companyWords,
  tokenIn,
  writeOverInvoice,
} from '@mallard/testing/invoice-takeover'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { codeTo, soldElsewhere } from '#features/aftersales/third-return/test-third.ts'

const shop = await testShop()
const { clearRules, ...bench } = await invoiceBench(shop)
const [kettle] = await skusWithStock(shop, 1)

beforeEach(clearRules)

let phones = 0

/** A receiver's phone of its own: a phone gets few codes in an hour. */
async function ownPhone(orderSn: string): Promise<string> {
  const phone = `1378${String((phones += 1)).padStart(7, '0')}`
  await sql`update orders set receiver = jsonb_set(receiver, '{phone}', to_jsonb(${phone}::text)) where order_sn = ${orderSn}`.execute(
    shop.services.db,
  )
  return phone
}

async function paidOrder() {
  const { browser, sn: orderSn } = await bench.paidOrder()
  return { browser, orderSn, phone: await ownPhone(orderSn) }
}

/** A visitor with a code in their phone. */
async function codeFor(visitor: Caller, phone: string): Promise<string> {
  shop.clock.advance(minute)
  await visitor.data(invoiceCalls.sendPhoneCode, { phone })
  return codeTo(shop, phone)
}

async function lookUp(visitor: Caller, orderSn: string, phone: string) {
  return visitor.data(invoiceCalls.thirdInvoice, {
    orderSn,
    phone,
    code: await codeFor(visitor, phone),
  })
}

describe('the invoice of an order of any channel', () => {
  it('is shown to anyone who knows the number and holds the receiver’s phone, from any store, with the page to fill it in', async () => {
    const { orderSn, phone, browser } = await paidOrder()
    const visitor = await shop.visitor({ partnerId: 2, storeId: 1 })
    const found = await lookUp(visitor, orderSn, phone)
    expect(found).toMatchObject({
      orderSn,
      storeName: expect.stringContaining('禾光'),
      bar: null,
      invoice: null,
      isReceived: false,
    })
    expect(found.editPath).toMatch(new RegExp(`^/qr/1-1/invoice/${orderSn}/[0-9A-Za-z]{22}$`))
    visitor.cookies.set('lang', 'en')
    // The phone was proved: half an hour long no second code is asked for.
    expect((await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })).storeName).toBe(
      'Hearthlight Official Store',
    )
    visitor.cookies.delete('lang')
    const randomToken = tokenIn(found.editPath)
    await visitor.data(invoiceScanCalls.orderInvoice, {
      orderId: orderSn,
      randomToken,
      type: 1,
      name: '林小满',
    })
    const again = await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })
    expect(again.invoice).toMatchObject({ stage: 'applied', state: 0, isOthers: false })
    expect(JSON.stringify(again)).not.toContain('林小满')
    expect(again.editPath).toBe(found.editPath)
    expect((await browser.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject({
      name: '林小满',
    })
    shop.clock.advance(30 * minute)
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe(
      'wrongCode',
    )
  })

  it('is nothing to anyone who knows the number and the phone alone, has another session’s code, or tries codes', async () => {
    const { orderSn, phone } = await paidOrder()
    const [holder, thief] = [await shop.visitor(), await shop.visitor()]
    const code = await codeFor(holder, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = [
      await thief.call(invoiceCalls.thirdInvoice, { orderSn, phone }),
      await thief.call(invoiceCalls.thirdInvoice, { orderSn, phone, code }),
      await thief.call(invoiceCalls.thirdInvoice, { orderSn, phone, code: wrong }),
      await thief.call(invoiceCalls.thirdInvoice, { orderSn: '26010100000099999999', phone }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 500, reason: 'wrongCode', data: null })
    expect(
      (
        await sql`select 1 from invoice_token t join orders o on o.id = t.order_id where o.order_sn = ${orderSn}`.execute(
          shop.services.db,
        )
      ).rows,
    ).toEqual([])
  })

  it.each(['the member', 'anyone who has the member’s link'])(
    'shows nothing of what %s wrote, and nobody else can write over it',
    async (by) => {
      const { orderSn, phone, browser } = await paidOrder()
      const visitor = await shop.visitor()
      // Opened while nothing was written yet: the page stays open in a tab.
      const randomToken = tokenIn((await lookUp(visitor, orderSn, phone)).editPath)
      const link = tokenIn((await browser.data(invoiceCalls.editLink, { sn: orderSn })).path)
      expect(link).not.toBe(randomToken)
      if (by === 'the member')
        await browser.data(invoiceCalls.apply, { orderId: orderSn, ...companyTitle })
      else
        await visitor.data(invoiceScanCalls.orderInvoice, {
          orderId: orderSn,
          randomToken: link,
          ...companyTitle,
        })

      const found = await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })
      expect(found).toMatchObject({
        editPath: null,
        invoice: { stage: 'applied', isOthers: true, pdfUrl: null },
      })
      const seen = await visitor.data(invoiceScanCalls.orderInit, { orderId: orderSn, randomToken })
      expect(seen.invoice).toMatchObject({
        stage: 'applied',
        isOthers: true,
        canEdit: false,
        name: '',
        taxNo: '',
      })
      const tries = await writeOverInvoice(visitor, { orderId: orderSn, randomToken })
      for (const answer of tries)
        expect(answer).toMatchObject({ code: 500, reason: 'invoiceOthers', data: null })
      for (const word of companyWords)
        expect(JSON.stringify([found, seen, tries])).not.toContain(word)
      expect((await browser.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject(
        companyTitle,
      )
    },
  )

  it('keeps file and number of an issued invoice, also of one that was reversed, from anyone who did not fill it in', async () => {
    const { browser, sn: orderSn } = await bench.receivedOrder()
    const phone = await ownPhone(orderSn)
    await browser.data(invoiceCalls.apply, { orderId: orderSn, ...companyTitle })
    await bench.settle()
    const own = (await browser.data(invoiceCalls.byOrder, { sn: orderSn })).invoice
    expect(own).toMatchObject({ stage: 'issued', invoiceNo: expect.stringMatching(/^\d{20}$/) })
    const visitor = await shop.visitor()
    await lookUp(visitor, orderSn, phone)
    const outside = async () => {
      const found = await visitor.data(invoiceCalls.thirdInvoice, { orderSn, phone })
      const link = tokenIn((await browser.data(invoiceCalls.editLink, { sn: orderSn })).path)
      return [
        found,
        await visitor.data(invoiceScanCalls.orderInit, { orderId: orderSn, randomToken: link }),
      ] as const
    }
    const [found, seen] = await outside()
    expect(found.invoice).toMatchObject({
      stage: 'issued',
      isOthers: true,
      invoiceNo: null,
      pdfUrl: null,
    })
    expect(JSON.stringify([found, seen])).not.toContain(own?.invoiceNo)
    const admin = await shop.staff()
    await admin.data(invoiceAdminCalls.reverse, {
      id: own?.invoiceId ?? 0,
      reason: 'issueError',
      reissue: true,
    })
    await bench.settle()
    const [, after] = await outside()
    expect(after.earlier).toMatchObject([
      { stage: 'reversed', isOthers: true, name: '', pdfUrl: null },
    ])
    expect(after.invoice).toMatchObject({ isOthers: true, name: '' })
  })

  it('can be written over by the member, and is theirs from then on', async () => {
    const { orderSn, phone, browser } = await paidOrder()
    const visitor = await shop.visitor()
    const randomToken = tokenIn((await lookUp(visitor, orderSn, phone)).editPath)
    await visitor.data(invoiceScanCalls.orderInvoice, {
      orderId: orderSn,
      randomToken,
      ...companyTitle,
    })
    await browser.data(invoiceCalls.apply, { orderId: orderSn, ...companyTitle })
    expect(
      (
        await visitor.call(invoiceScanCalls.updateInvoice, {
          orderId: orderSn,
          randomToken,
          type: 1,
          name: '别人',
        })
      ).reason,
    ).toBe('invoiceOthers')
  })

  it('is refused alike for a number that is not the phone’s, an unknown number and an unpaid order', async () => {
    const { orderSn, browser, phone } = await paidOrder()
    const other = '13911112222'
    const unpaid = (await placeOrder(browser, [kettle!])).orderSn
    const visitor = await shop.visitor()
    await codeFor(visitor, other).then((code) =>
      visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone: other, code }),
    )
    await lookUp(visitor, orderSn, phone)
    const answers = [
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone: other }),
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn: '26010100000099999999', phone }),
      await visitor.call(invoiceCalls.thirdInvoice, { orderSn: unpaid, phone }),
    ]
    expect(
      new Set(
        answers.map((answer) => JSON.stringify([answer.code, answer.reason, answer.message])),
      ),
    ).toEqual(
      new Set([
        JSON.stringify([500, 'invoiceNotFound', '没有找到这笔订单，请核对订单编号和收货手机号']),
      ]),
    )
  })

  it('cannot be guessed: twenty looks of a session in an hour', async () => {
    shop.clock.advance(hour)
    const { orderSn, phone } = await paidOrder()
    const visitor = await shop.visitor()
    await lookUp(visitor, orderSn, phone)
    for (let count = 1; count < 20; count += 1)
      await visitor.call(invoiceCalls.thirdInvoice, {
        orderSn: `260101000000999999${String(count).padStart(2, '0')}`,
        phone,
      })
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe(
      'tooOften',
    )
    shop.clock.advance(hour)
    expect((await lookUp(visitor, orderSn, phone)).orderSn).toBe(orderSn)
  })

  it('says who issues it for what another platform sold: found by number and phone in that store, and nothing of it is kept', async () => {
    shop.clock.advance(hour)
    const { orderNo: orderSn, phone } = await soldElsewhere(shop)
    const visitor = await shop.visitor()
    expect(await lookUp(visitor, orderSn, phone)).toMatchObject({
      orderSn,
      platform: { code: 'tmall', text: '天猫' },
      amount: 44_701,
      invoice: null,
      editPath: null,
    })
    const ofOther = await soldElsewhere(shop)
    expect(
      (await visitor.call(invoiceCalls.thirdInvoice, { orderSn: ofOther.orderNo, phone })).reason,
    ).toBe('invoiceNotFound')
    const inOtherStore = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect(
      (
        await inOtherStore.call(invoiceCalls.thirdInvoice, {
          orderSn,
          phone,
          code: await codeFor(inOtherStore, phone),
        })
      ).reason,
    ).toBe('invoiceNotFound')
    await shop.control('/_ctl/rules', {
      match: { provider: 'oms', operation: 'find' },
      do: { kind: 'dropBefore' },
      times: 1,
    })
    expect((await visitor.call(invoiceCalls.thirdInvoice, { orderSn, phone })).reason).toBe(
      'thirdUnavailable',
    )
    expect(await shop.services.db.selectFrom('third_order').select('id').execute()).toEqual([])
  })
})
