import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { minute, second } from '@mallard/kernel'
import type { PayChannel } from '@mallard/providers/pay'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  paymentAt,
  placeOrder,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { paymentHistory, queryAndSettle, retryRefund } from './index.ts'
import { paymentJobs } from './payment.jobs.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
const scope = { partnerId: 1, storeId: 1 }

const place = async () => {
  const browser = await buyer(shop)
  return { browser, ...(await placeOrder(browser, [{ productSn: kettle!.productSn }])) }
}
const history = async (orderSn: string) => {
  const found = await paymentHistory(shop.services.db, scope, orderSn)
  if (!found.ok) throw new Error(found.refusal)
  return found.value
}
/** Lets time pass for the shop and its jobs. */
const wait = async (milliseconds: number) => {
  shop.clock.advance(milliseconds)
  await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
  await shop.worker.runDue()
}

beforeEach(async () => {
  await fetch(`${shop.sandbox.url}/_ctl/rules`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${shop.sandbox.keys.controlToken}` },
  })
})
afterAll(() => expectBooksToAgree(shop))

const providers = { wxPay: 'wxpay', aliPay: 'alipay', unionPay: 'unionpay' } as const

describe.each(['wxPay', 'aliPay', 'unionPay'] as const)('paying by %s', (method) => {
  it('makes the order paid by the channel’s notification alone', async () => {
    const { browser, orderSn } = await place()
    const { cashier } = await toCashier(shop, browser, orderSn, method)
    if (method !== 'unionPay') expect(new URL(cashier).origin).toBe(shop.sandbox.url)
    expect(await statusOf(browser, orderSn)).toBe(0)
    expect(await pay(shop, browser, orderSn, method)).toMatchObject({ paid: true })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 1,
      payMethod: method,
    })
    const { attempts, notifications } = await history(orderSn)
    expect(attempts).toMatchObject([{ method, status: 2, isApplied: true }])
    expect(notifications).toMatchObject([{ about: 'payment', result: 'applied' }])
  })

  it('is not asked for any more once it was told of', async () => {
    const { browser, orderSn } = await place()
    const { payNo } = await toCashier(shop, browser, orderSn, method)
    const asking = async () =>
      (
        await sql`select 1 from job where kind = 'payment.query' and key = ${payNo}`.execute(
          shop.services.db,
        )
      ).rows.length
    expect(await asking()).toBe(1)
    await pay(shop, browser, orderSn, method)
    expect(await asking()).toBe(0)
  })

  it('is found by the query when the notification got lost', async () => {
    const { browser, orderSn } = await place()
    const opened = await toCashier(shop, browser, orderSn, method)
    await shop.control('/_ctl/rules', {
      match: { provider: providers[method], operation: 'notify' },
      do: { kind: 'lost' },
      times: 20,
    })
    await shop.control('/_ctl/pay', paymentAt(method, opened))
    expect(await statusOf(browser, orderSn)).toBe(0)
    await wait(5 * second)
    expect(await statusOf(browser, orderSn)).toBe(1)
  })

  it('is found by the page that waits for it', async () => {
    const { browser, orderSn } = await place()
    const opened = await toCashier(shop, browser, orderSn, method)
    await shop.control('/_ctl/rules', {
      match: { provider: providers[method], operation: 'notify' },
      do: { kind: 'lost' },
      times: 20,
    })
    await shop.control('/_ctl/pay', paymentAt(method, opened))
    expect(await browser.data(orderCalls.orderStatus, { sn: orderSn })).toMatchObject([
      { orderSn, status: 1, payStatus: 1 },
    ])
  })

  it('gives the money back by itself when it comes after the order was closed', async () => {
    const { browser, orderSn } = await place()
    const opened = await toCashier(shop, browser, orderSn, method)
    await browser.data(orderCalls.cancel, { sn: orderSn })
    const paid = await shop.control('/_ctl/pay', { ...paymentAt(method, opened), late: true })
    expect(paid).toMatchObject({ paid: true })
    expect(await statusOf(browser, orderSn)).toBe(4)
    await wait(second)
    await wait(minute)
    await wait(minute)
    const { attempts, refunds } = await history(orderSn)
    expect(attempts).toMatchObject([{ status: 2, isApplied: false }])
    expect(refunds).toMatchObject([{ refundNo: `R${opened.payNo}`, cause: 'late', status: 2 }])
    const { list } = await browser.data(noticesCalls.list, { kind: 'payment' })
    expect(list).toMatchObject([
      {
        title: '退款到账',
        text: expect.stringMatching(/^订单关闭后支付的 ¥.+ 已原路退回/),
        link: `/user/1-1/order/detail/${orderSn}`,
      },
    ])
  })

  it('books what was paid in the moment of cancelling', async () => {
    const { browser, orderSn } = await place()
    const opened = await toCashier(shop, browser, orderSn, method)
    await shop.control('/_ctl/rules', {
      match: { provider: providers[method], operation: 'notify' },
      do: { kind: 'lost' },
      times: 20,
    })
    await shop.control('/_ctl/pay', paymentAt(method, opened))
    expect(await browser.call(orderCalls.cancel, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'alreadyPaid',
    })
    expect(await statusOf(browser, orderSn)).toBe(1)
  })
})

describe('attempts', () => {
  it('are the same for the same wish, and another with another way to pay', async () => {
    const { browser, orderSn } = await place()
    const first = await toCashier(shop, browser, orderSn)
    expect(await toCashier(shop, browser, orderSn)).toEqual(first)
    const other = await toCashier(shop, browser, orderSn, 'aliPay')
    expect(other.payNo).not.toBe(first.payNo)
    expect((await history(orderSn)).attempts.map(({ status }) => status)).toEqual([1, 3])
  })

  it('may be paid twice: the second payment goes back', async () => {
    const { browser, orderSn } = await place()
    const first = await toCashier(shop, browser, orderSn, 'aliPay')
    const second = await toCashier(shop, browser, orderSn, 'wxPay')
    await shop.control('/_ctl/pay', { payNo: second.payNo })
    await shop.control('/_ctl/pay', { cashier: first.cashier, late: true })
    await wait(minute)
    await wait(minute)
    const { attempts, refunds } = await history(orderSn)
    expect(attempts.filter(({ isApplied }) => isApplied).map(({ payNo }) => payNo)).toEqual([
      second.payNo,
    ])
    expect(refunds).toMatchObject([{ refundNo: `R${first.payNo}`, cause: 'duplicate', status: 2 }])
  })

  it('pay several orders at once, all or none', async () => {
    const { browser, orderSn } = await place()
    const other = await placeOrder(browser, [{ productSn: cup!.productSn, quantity: 2 }])
    const list = `${orderSn},${other.orderSn}`
    expect(await pay(shop, browser, list)).toMatchObject({ paid: true })
    expect(
      (await browser.data(orderCalls.orderStatus, { sn: list })).map(({ status }) => status),
    ).toEqual([1, 1])
    expect((await history(orderSn)).attempts[0]!.orderIds).toHaveLength(2)
  })

  it('for several orders that came after one of them was paid otherwise go back, and the others close in time', async () => {
    const { browser, orderSn } = await place()
    const other = await placeOrder(browser, [{ productSn: cup!.productSn, quantity: 2 }])
    const together = await toCashier(shop, browser, `${orderSn},${other.orderSn}`, 'wxPay')
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'query' },
      do: { kind: 'errorBefore' },
      times: 1,
    })
    const alone = await toCashier(shop, browser, orderSn, 'aliPay')
    await shop.control('/_ctl/pay', { cashier: alone.cashier })
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'notify' },
      do: { kind: 'lost' },
      times: 20,
    })
    await shop.control('/_ctl/pay', { payNo: together.payNo })
    shop.clock.advance(30 * minute)
    // The job that ends the second cashier has not run: the one that closes the other order is the
    // first to ask.
    await sql`update job set due_at = due_at + interval '1 hour' where key = ${together.payNo}`.execute(
      shop.services.db,
    )
    await wait(0)
    expect([await statusOf(browser, orderSn), await statusOf(browser, other.orderSn)]).toEqual([
      1, 4,
    ])
    await wait(minute)
    const { attempts, refunds } = await history(other.orderSn)
    expect(attempts).toMatchObject([{ payNo: together.payNo, status: 2, isApplied: false }])
    expect(refunds).toMatchObject([
      { refundNo: `R${together.payNo}`, cause: 'duplicate', status: 2 },
    ])
  })

  it('are refused for what is paid, closed, out of time or someone else’s', async () => {
    const { browser, orderSn } = await place()
    const refusal = async (sn: string, who = browser) =>
      (
        (await (await who.fetch(`/pay/v2/toPay/1-1/wxPay-WAP/${sn}.html`)).json()) as {
          reason: string
        }
      ).reason
    expect(await refusal(orderSn, await buyer(shop))).toBe('notFound')
    await pay(shop, browser, orderSn)
    expect(await refusal(orderSn)).toBe('alreadyPaid')
    const closed = await placeOrder(browser, [{ productSn: cup!.productSn }])
    await browser.data(orderCalls.cancel, { sn: closed.orderSn })
    expect(await refusal(closed.orderSn)).toBe('notPayable')
    const late = await placeOrder(browser, [{ productSn: cup!.productSn }])
    shop.clock.advance(30 * minute)
    expect(await refusal(late.orderSn)).toBe('notPayable')
  })

  it('go on with the other channel when one does not answer', async () => {
    const { browser, orderSn } = await place()
    const first = await toCashier(shop, browser, orderSn, 'wxPay')
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'close' },
      do: { kind: 'errorBefore' },
      times: 9,
    })
    const second = await toCashier(shop, browser, orderSn, 'aliPay')
    expect(second.payNo).not.toBe(first.payNo)
    await shop.control('/_ctl/pay', { cashier: second.cashier })
    expect(await statusOf(browser, orderSn)).toBe(1)
  })
})

describe('a channel that is silent', () => {
  it('for a whole night keeps an order from closing, and no longer', async () => {
    const { browser, orderSn } = await place()
    const { payNo } = await toCashier(shop, browser, orderSn)
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'query', subject: payNo },
      do: { kind: 'errorBefore' },
      times: 100_000,
    })
    await wait(30 * minute)
    expect(await statusOf(browser, orderSn)).toBe(0)
    for (let round = 0; round < 62; round += 1) await wait(minute)
    for (let hours = 1; hours < 9; hours += 1) await wait(60 * minute)
    expect(await statusOf(browser, orderSn)).toBe(0)
    await fetch(`${shop.sandbox.url}/_ctl/rules`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${shop.sandbox.keys.controlToken}` },
    })
    await wait(15 * minute)
    expect(await statusOf(browser, orderSn)).toBe(4)
  })
})

describe('coming back from the cashier', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\nb',
    'user/1-1/',
  ])('refuses %s', async (to) => {
    const { browser, orderSn } = await place()
    const response = await browser.fetch(
      `/pay/v2/toPay/1-1/wxPay-WAP/${orderSn}.html?to=${encodeURIComponent(to)}`,
    )
    expect(await response.json()).toMatchObject({ code: 500, reason: 'badInput' })
  })
  it('takes a page of our own', async () => {
    const { browser, orderSn } = await place()
    const response = await browser.fetch(
      `/pay/v2/toPay/1-1/wxPay-WAP/${orderSn}.html?to=${encodeURIComponent('/user/1-1/order/list/0?from=pay')}`,
    )
    expect(
      decodeURIComponent(decodeURIComponent(response.headers.get('location') ?? '')),
    ).toContain('http://shop.test/user/1-1/order/list/0?from=pay')
  })
})

describe('a notification', () => {
  it('is worth nothing without a signature, whatever it says', async () => {
    const { browser, orderSn } = await place()
    const { payNo } = await toCashier(shop, browser, orderSn)
    const bodies = [
      '',
      '{}',
      '{"id":"1","event_type":"TRANSACTION.SUCCESS"}',
      '<xml/>',
      `{"out_trade_no":"${payNo}","trade_state":"SUCCESS"}`,
      '{"id":',
    ]
    for (const body of bodies) {
      const response = await fetch(`${shop.url}/pay/v2/notify/wxPay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(response.status, body).toBeGreaterThanOrEqual(400)
      expect(response.status, body).toBeLessThanOrEqual(500)
    }
    const form = new URLSearchParams({
      out_trade_no: payNo,
      trade_status: 'TRADE_SUCCESS',
      total_amount: '0.01',
      notify_id: 'x',
      sign: 'AAAA',
      sign_type: 'RSA2',
    })
    const response = await fetch(`${shop.url}/pay/v2/notify/aliPay`, { method: 'POST', body: form })
    expect(await response.text()).not.toBe('success')
    expect(await statusOf(browser, orderSn)).toBe(0)
  })

  it.each([
    ['wxPay', 'wrongSignature'],
    ['wxPay', 'signTest'],
    ['wxPay', 'wrongSerial'],
    ['aliPay', 'wrongSignature'],
    ['unionPay', 'wrongSignature'],
    ['unionPay', 'selfSigned'],
    ['unionPay', 'wrongName'],
    ['unionPay', 'wrongMerchant'],
  ] as const)('of %s that was forged (%s) changes nothing', async (method, kind) => {
    const { browser, orderSn } = await place()
    const opened = await toCashier(shop, browser, orderSn, method)
    await shop.control('/_ctl/rules', {
      match: { provider: providers[method], operation: 'notify' },
      do: { kind },
      times: 20,
    })
    await shop.control('/_ctl/pay', paymentAt(method, opened))
    expect(await statusOf(browser, orderSn)).toBe(0)
    expect((await history(orderSn)).notifications).toEqual([])
    // The money is there all the same: our own question finds it.
    await wait(5 * second)
    expect(await statusOf(browser, orderSn)).toBe(1)
  })

  it('does its work once, however often it comes', async () => {
    const { browser, orderSn } = await place()
    await pay(shop, browser, orderSn)
    const notices = await shop.control<{ readonly id: string }[]>('/_ctl/notices')
    await Promise.all(
      Array.from({ length: 20 }, () => shop.control(`/_ctl/notices/${notices[0]!.id}/replay`, {})),
    )
    const { attempts, notifications, refunds } = await history(orderSn)
    expect([attempts.length, notifications.length, refunds.length]).toEqual([1, 1, 0])
  })

  it('of another amount changes nothing and stays unacknowledged', async () => {
    const { browser, orderSn } = await place()
    const { payNo } = await toCashier(shop, browser, orderSn)
    await sql`update pay_order_target set amount = amount + 1 where pay_order_id = (select id from pay_order where pay_no = ${payNo})`.execute(
      shop.services.db,
    )
    await sql`update pay_order set amount = amount + 1 where pay_no = ${payNo}`.execute(
      shop.services.db,
    )
    expect(await shop.control('/_ctl/pay', { payNo })).toMatchObject({
      paid: true,
      notice: { status: 400, accepted: false },
    })
    expect(await statusOf(browser, orderSn)).toBe(0)
    expect((await history(orderSn)).notifications).toMatchObject([{ result: 'mismatch' }])
    expect(await queryAndSettle(shop.services, scope, payNo)).toEqual({
      ok: true,
      value: { asked: 'unknown' },
    })
    await sql`update pay_order_target set amount = amount - 1 where pay_order_id = (select id from pay_order where pay_no = ${payNo})`.execute(
      shop.services.db,
    )
    await sql`update pay_order set amount = amount - 1 where pay_no = ${payNo}`.execute(
      shop.services.db,
    )
    expect(await queryAndSettle(shop.services, scope, payNo)).toEqual({
      ok: true,
      value: { asked: 'paid' },
    })
    expect(await statusOf(browser, orderSn)).toBe(1)
  })
})

describe('a refund', () => {
  it('is tried eight times, then left to an operator, and never sent under another number', async () => {
    const { browser, orderSn } = await place()
    const { payNo } = await toCashier(shop, browser, orderSn)
    await browser.data(orderCalls.cancel, { sn: orderSn })
    await shop.control('/_ctl/pay', { payNo, late: true })
    const numbers: string[] = []
    const { wxPay } = shop.services.pay
    let isSilent = true
    const refusing: PayChannel = {
      ...wxPay,
      queryRefund: async (asked) =>
        isSilent ? { kind: 'unknown', code: 'TIMEOUT', message: '' } : wxPay.queryRefund(asked),
      refund: async ({ refundNo }) => {
        numbers.push(refundNo)
        return { kind: 'failed', reason: 'notEnough', code: 'NOT_ENOUGH', message: '' }
      },
    }
    const services = Object.create(shop.services, {
      pay: { value: { ...shop.services.pay, wxPay: refusing } },
    }) as typeof shop.services
    const job = { payload: { refundNo: `R${payNo}` }, scope, attempt: 1, finish: async () => {} }
    const again = () => paymentJobs(services)['payment.refund'].run(job)
    // While nobody knows whether the channel has it, nothing is sent.
    expect([await again(), numbers]).toEqual([{ again: expect.any(Number) }, []])
    isSilent = false
    for (let round = 0; round < 10; round += 1) await again()
    expect(numbers).toEqual(Array.from({ length: 8 }, () => `R${payNo}`))
    const { refunds } = await history(orderSn)
    expect(refunds.map(({ refundNo, tries, status }) => ({ refundNo, tries, status }))).toEqual([
      { refundNo: `R${payNo}`, tries: 8, status: 3 },
    ])
    expect(await retryRefund(services, services.db, scope, `R${payNo}`)).toMatchObject({ ok: true })
    await wait(minute)
    await wait(minute)
    expect((await history(orderSn)).refunds[0]).toMatchObject({ status: 2 })
  })
})
