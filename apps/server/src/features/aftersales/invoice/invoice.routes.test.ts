import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { invoiceBench } from '#app/testing/test-invoices.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [cup] = await skusWithStock(shop, 1)
const {
  paidOrder,
  receivedOrder,
  settle,
  giveBack,
  rule: ruleOf,
  clearRules,
} = await invoiceBench(shop)
const rule = (operation: string, kind: string, times = 1) => ruleOf('wxpay', operation, kind, times)
const company = { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }
const person = { type: 1 as const, name: '林小满' }

beforeEach(clearRules)

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

describe('an invoice', () => {
  it('is issued at once for a received order, over what was paid, and its file opens for ten minutes', async () => {
    const { browser, sn, payAmount } = await receivedOrder()
    const applied = await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    expect(applied).toMatchObject({
      state: 0,
      stage: 'applied',
      amount: payAmount,
      canEdit: true,
      pdfUrl: null,
      taxNo: company.taxNo,
    })
    await settle()
    const issued = await browser.data(invoiceCalls.detail, { id: applied.invoiceId })
    expect(issued).toMatchObject({
      state: 1,
      stage: 'issued',
      stageText: '已开票',
      invoiceNo: expect.stringMatching(/^\d{20}$/),
      canEdit: false,
    })
    expect((await browser.data(invoiceCalls.list, {})).list).toMatchObject([
      { invoiceId: applied.invoiceId, state: 1 },
    ])
    const file = await fetch(shop.url + issued.pdfUrl)
    expect([
      file.status,
      file.headers.get('content-type'),
      (await file.text()).slice(0, 5),
    ]).toEqual([200, 'application/pdf', '%PDF-'])
    const forged =
      issued.pdfUrl?.replace(
        /\/(\d+)\/(\d+)\//,
        (_all, id: string, until: string) => `/${Number(id) - 1}/${until}/`,
      ) ?? ''
    expect((await fetch(shop.url + forged)).status).toBe(404)
    shop.clock.advance(600_001)
    expect((await fetch(shop.url + issued.pdfUrl)).status).toBe(404)
    expect((await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)).toContain(
      '发票已开具',
    )
    expect((await browser.call(invoiceCalls.apply, { orderId: sn, ...person })).reason).toBe(
      'invoiceUnderWay',
    )
  })

  it('waits until the order is received, and can be changed as long', async () => {
    const { browser, sn } = await paidOrder()
    const first = await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    await settle(1)
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'applied' })
    const changed = await browser.data(invoiceCalls.apply, {
      orderId: sn,
      ...person,
      taxNo: company.taxNo,
    })
    expect(changed).toMatchObject({
      invoiceId: first.invoiceId,
      type: 1,
      name: '林小满',
      taxNo: '',
    })
    const admin = await shop.staff()
    await admin.data(orderAdminCalls.ship, {
      sn,
      companyCode: 'yuantong',
      deliverySn: `YT${sn.slice(-12)}`,
    })
    await browser.data(orderCalls.confirm, { sn })
    await settle()
    expect(await invoiceOf(browser, sn)).toMatchObject({ state: 1, name: '林小满' })
    expect(
      (await browser.data(invoiceCalls.byOrder, { sn })).titles.map(({ name }) => name),
    ).toEqual(['林小满', '杭州野鸭科技有限公司'])
  })

  it('is over when all was given back before the order was received', async () => {
    const { browser, sn, payAmount } = await paidOrder()
    await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await giveBack(sn, payAmount - 1)
    await settle()
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'applied' })
    await giveBack(sn, 1)
    await settle()
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'failed' })
    expect(await heldBySandbox(sn)).toEqual([])
  })

  it('is one, however often and at once it is applied for', async () => {
    const { browser, sn } = await receivedOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.call(invoiceCalls.apply, { orderId: sn, ...company }),
      ),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ data }) => data.invoiceId)).size).toBe(1)
    await settle()
    expect(await heldBySandbox(sn)).toHaveLength(1)
    expect(await browser.data(invoiceCalls.apply, { orderId: sn, ...company })).toMatchObject({
      state: 1,
    })
  })

  it('is refused for an unpaid order, a company without a true tax number, and a year after payment', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [cup!])
    expect((await browser.call(invoiceCalls.apply, { orderId: orderSn, ...person })).reason).toBe(
      'invoiceUnpaid',
    )
    const { sn } = await paidOrder(browser)
    expect(
      await browser.call(invoiceCalls.apply, {
        orderId: sn,
        ...company,
        taxNo: '91350100M000100Y44',
      }),
    ).toMatchObject({
      reason: 'badInput',
      message: expect.stringContaining('税号不正确'),
    })
    expect(
      (await browser.call(invoiceCalls.apply, { orderId: sn, ...company, taxNo: '' })).reason,
    ).toBe('taxNumberNeeded')
    await sql`update orders set pay_time = ${new Date(shop.clock.now() - 366 * day)} where order_sn = ${sn}`.execute(
      shop.services.db,
    )
    expect((await browser.call(invoiceCalls.apply, { orderId: sn, ...person })).reason).toBe(
      'invoiceTooLate',
    )
    expect(await browser.data(invoiceCalls.byOrder, { sn })).toMatchObject({
      bar: 'tooLate',
      invoice: null,
    })
  })

  it('is reversed after a part refund and issued again over what is left; after a full refund it is reversed for good', async () => {
    const { browser, sn, payAmount } = await receivedOrder()
    await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    await settle()
    await giveBack(sn, 500)
    await settle(4)
    const after = await browser.data(invoiceCalls.byOrder, { sn })
    expect(after.earlier).toMatchObject([
      { stage: 'reversed', amount: payAmount, redNo: expect.stringMatching(/^\d{20}$/), state: 0 },
    ])
    expect(after.invoice).toMatchObject({
      stage: 'issued',
      amount: payAmount - 500,
      taxNo: company.taxNo,
    })
    await giveBack(sn, payAmount - 500)
    await settle(4)
    const last = await browser.data(invoiceCalls.byOrder, { sn })
    expect(last).toMatchObject({ invoice: null, amount: 0, bar: 'nothingLeft' })
    expect(last.earlier).toHaveLength(2)
    expect((await browser.call(invoiceCalls.apply, { orderId: sn, ...person })).reason).toBe(
      'invoiceNothing',
    )
  })

  it('whose red letter the buyer leaves waiting stands after 72 hours, and is reversed when they confirm late', async () => {
    const { browser, sn, payAmount } = await receivedOrder()
    await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    await settle()
    const match = { provider: 'wxpay', operation: 'fapiaoReverse' }
    const act = { kind: 'awaitsBuyer', amount: 73 * hour }
    await shop.control('/_ctl/rules', { match, do: act, times: 1 })
    await giveBack(sn, 500)
    await settle(2)
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'reversing', awaitsUntil: null })
    shop.clock.advance(10 * minute)
    await shop.worker.runDue()
    const { awaitsUntil, stage } = (await invoiceOf(browser, sn))!
    const left = awaitsUntil! - shop.clock.now()
    expect([stage, left < 72 * hour - 10 * minute, left > 71 * hour]).toEqual([
      'reversing',
      true,
      true,
    ])
    shop.clock.advance(left)
    await shop.worker.runDue()
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'issued', amount: payAmount })
    shop.clock.advance(2 * hour)
    await settle(4)
    expect(await browser.data(invoiceCalls.byOrder, { sn })).toMatchObject({
      invoice: { stage: 'issued', amount: payAmount - 500 },
      earlier: [{ stage: 'reversed', amount: payAmount }],
    })
  })

  it('that was turned down cannot be changed once all of the money went back', async () => {
    const admin = await shop.staff()
    const { browser, sn, payAmount } = await paidOrder()
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await admin.data(invoiceAdminCalls.reject, { id, reason: '抬头不完整' })
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'failed', canEdit: true })
    await giveBack(sn, payAmount)
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'failed', canEdit: false })
    expect(await admin.data(invoiceAdminCalls.detail, { id })).toMatchObject({
      canEdit: false,
      adminActions: [],
    })
  })

  it('that was under way when money went back is reversed as soon as it is there', async () => {
    const { browser, sn, payAmount } = await receivedOrder()
    await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await shop.worker.runDue()
    expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'issuing', amount: payAmount })
    await giveBack(sn, 100)
    await settle(4)
    expect(await browser.data(invoiceCalls.byOrder, { sn })).toMatchObject({
      invoice: { stage: 'issued', amount: payAmount - 100 },
      earlier: [{ amount: payAmount }],
    })
  })

  it.each(['dropBefore', 'dropAfter', 'errorAfter', 'wrongSignature'])(
    'is issued once when the answer to its application had %s',
    async (kind) => {
      const { browser, sn } = await receivedOrder()
      await rule('fapiaoApply', kind)
      await rule('fapiaoNotify', 'lost', 9)
      await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
      await settle(4)
      expect(await invoiceOf(browser, sn)).toMatchObject({ stage: 'issued' })
      expect(await heldBySandbox(sn)).toHaveLength(1)
    },
  )

  it('hears repeated and late notifications without a second effect, and forged ones not at all', async () => {
    const { browser, sn } = await receivedOrder()
    await rule('fapiaoNotify', 'duplicate')
    await browser.data(invoiceCalls.apply, { orderId: sn, ...person })
    await settle()
    const [applyNo] = await heldBySandbox(sn)
    const before = await invoiceOf(browser, sn)
    const notices = (
      await shop.control<{ id: string; subject: string; accepted: boolean }[]>('/_ctl/notices')
    ).filter(({ subject }) => subject === applyNo)
    expect(notices.map(({ accepted }) => accepted)).toEqual([true, true])
    await shop.control(`/_ctl/notices/${notices[0]?.id}/replay`, {})
    await settle(1)
    expect({ ...(await invoiceOf(browser, sn)), pdfUrl: '' }).toEqual({ ...before, pdfUrl: '' })
    const forged = await fetch(`${shop.url}/hooks/fapiao/wechat`, {
      method: 'POST',
      body: '{"id":"x"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(forged.status).toBe(400)
  })

  it('belongs to its shopper alone', async () => {
    const { browser, sn } = await receivedOrder()
    const { invoiceId } = await browser.data(invoiceCalls.apply, { orderId: sn, ...company })
    const stranger = await buyer(shop)
    for (const answer of [
      await stranger.call(invoiceCalls.apply, { orderId: sn, ...person }),
      await stranger.call(invoiceCalls.detail, { id: invoiceId }),
      await stranger.call(invoiceCalls.byOrder, { sn }),
      await stranger.call(invoiceCalls.receipt, { orderId: sn }),
      await stranger.call(invoiceCalls.editLink, { sn }),
    ])
      expect(answer.reason).toBe('notFound')
  })
})

describe('the page for somebody else', () => {
  it('opens one order for anyone who has its token, for 90 days, and keeps no title of theirs', async () => {
    const { browser, sn } = await paidOrder()
    const { path } = await browser.data(invoiceCalls.editLink, { sn })
    expect((await browser.data(invoiceCalls.editLink, { sn })).path).toBe(path)
    const randomToken = path.split('/').at(-1) ?? ''
    expect(randomToken).toMatch(/^[0-9A-Za-z]{22}$/)
    const other = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect(
      await other.data(invoiceScanCalls.orderInit, { orderId: sn, randomToken }),
    ).toMatchObject({ orderSn: sn, invoice: null, bar: null })
    expect(
      (await other.call(invoiceScanCalls.updateInvoice, { orderId: sn, randomToken, ...company }))
        .reason,
    ).toBe('notFound')
    const made = await other.data(invoiceScanCalls.orderInvoice, {
      orderId: sn,
      randomToken,
      ...company,
    })
    expect(
      await other.data(invoiceScanCalls.updateInvoice, {
        orderId: sn,
        randomToken,
        ...company,
        name: '改名有限公司',
      }),
    ).toMatchObject({
      invoiceId: made.invoiceId,
      name: '改名有限公司',
    })
    expect((await browser.data(invoiceCalls.byOrder, { sn })).titles).toEqual([])
    const wrong = `${randomToken.slice(0, -1)}${randomToken.endsWith('0') ? '1' : '0'}`
    const elsewhere = await paidOrder()
    expect(
      (await other.call(invoiceScanCalls.orderInit, { orderId: sn, randomToken: wrong })).reason,
    ).toBe('notFound')
    expect(
      (await other.call(invoiceScanCalls.orderInit, { orderId: elsewhere.sn, randomToken })).reason,
    ).toBe('notFound')
    await sql`update invoice_token set created_at = ${new Date(shop.clock.now() - 90 * day - 1)} where token = ${randomToken}`.execute(
      shop.services.db,
    )
    expect(
      (await other.call(invoiceScanCalls.orderInit, { orderId: sn, randomToken })).reason,
    ).toBe('notFound')
    expect((await browser.data(invoiceCalls.editLink, { sn })).path).not.toBe(path)
  })
})
