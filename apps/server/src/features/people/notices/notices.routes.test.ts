import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { shipOrder } from '#features/trade/shipping/index.ts'
import { notify, type NewNotice } from './index.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const scope = { partnerId: 1, storeId: 1 }
const place = async (browser: Caller) => (await placeOrder(browser, [sku!])).orderSn
const ship = (orderSn: string) =>
  shop.services.db
    .transaction()
    .execute((trx) =>
      shipOrder(
        trx,
        { scope, staffId: 1, at: new Date(shop.clock.now()) },
        { orderSn, companyCode: 'yuantong', deliverySn: `YT${orderSn.slice(-10)}` },
      ),
    )
const titlesOf = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)
/** A message of the test's own. */
async function messageTo(
  browser: Caller,
  topic: string,
  more: Partial<NewNotice> = {},
): Promise<void> {
  const { id } = await browser.data(identityCalls.userInfo, {})
  const text = [`消息 ${topic}`, `Message ${topic}`] as const
  await notify(shop.services.db, [
    {
      scope,
      memberId: id,
      kind: 'coupon',
      topic,
      title: text,
      text,
      link: '',
      at: new Date(shop.clock.now()),
      ...more,
    },
  ])
}

afterAll(() => expectBooksToAgree(shop))

describe('messages about an order', () => {
  it('tell of its payment, its parcel and its end, and lead to it', async () => {
    const browser = await buyer(shop)
    const orderSn = await place(browser)
    await pay(shop, browser, orderSn)
    await ship(orderSn)
    await browser.data(orderCalls.confirm, { sn: orderSn })
    await shop.dispatch()
    expect(await titlesOf(browser)).toEqual(['交易完成', '商品已发货', '付款成功', '订单已提交'])
    const { list } = await browser.data(noticesCalls.list, { kind: 'parcel' })
    expect(list).toMatchObject([
      {
        kind: 'parcel',
        link: `/user/1-1/order/detail/${orderSn}`,
        at: shop.clock.now(),
        isRead: false,
      },
    ])
    expect(list[0]?.text).toContain(`YT${orderSn.slice(-10)}`)
    // What they did themselves is no news.
    expect(await browser.data(noticesCalls.unread, {})).toMatchObject({
      total: 2,
      kinds: { payment: 1, parcel: 1 },
    })
    expect((await browser.data(memberCalls.flushData, scope)).noticeNum).toBe(2)
  })

  it('are cut where they are too long, and never within a character', async () => {
    const browser = await buyer(shop)
    const long = [`壶${'🍵'.repeat(150)}`, `A pot ${'🍵'.repeat(250)}.`] as const
    await messageTo(browser, 'long', { title: long, text: long })
    const [told] = (await browser.data(noticesCalls.list, { kind: 'coupon' })).list
    expect(told).toMatchObject({ title: `壶${'🍵'.repeat(19)}`, text: `壶${'🍵'.repeat(99)}` })
  })

  it('speak the language that is asked for', async () => {
    const browser = await buyer(shop)
    await place(browser)
    await shop.dispatch()
    browser.cookies.set('lang', 'en')
    expect(await titlesOf(browser)).toEqual(['Order placed'])
  })

  it('remind of paying ten minutes before the order closes, and say that it closed', async () => {
    const browser = await buyer(shop)
    await place(browser)
    await shop.dispatch()
    shop.clock.advance(19 * minute)
    await shop.worker.runDue()
    expect(await titlesOf(browser)).toEqual(['订单已提交'])
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    expect(await titlesOf(browser)).toEqual(['订单即将关闭', '订单已提交'])
    browser.cookies.set('lang', 'en')
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list[1]?.text).toMatch(
      /: please pay before \d{1,2} [A-Z][a-z]+, \d{2}:\d{2} Beijing time, or the order closes$/,
    )
    browser.cookies.delete('lang')
    shop.clock.advance(10 * minute)
    await shop.worker.runDue()
    await shop.dispatch()
    expect(await titlesOf(browser)).toEqual(['订单已关闭', '订单即将关闭', '订单已提交'])
  })

  it('do not remind of paying what is paid', async () => {
    const browser = await buyer(shop)
    const orderSn = await place(browser)
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    shop.clock.advance(25 * minute)
    await shop.worker.runDue()
    expect(await titlesOf(browser)).toEqual(['付款成功', '订单已提交'])
  })

  it('say a day ahead that receipt is about to count as confirmed', async () => {
    const browser = await buyer(shop)
    const orderSn = await place(browser)
    await pay(shop, browser, orderSn)
    await ship(orderSn)
    await shop.dispatch()
    shop.clock.advance(9 * day + hour)
    await shop.worker.runDue()
    expect((await titlesOf(browser))[0]).toBe('即将自动确认收货')
    shop.clock.advance(day)
    await shop.worker.runDue()
    await shop.dispatch()
    expect((await titlesOf(browser))[0]).toBe('已自动确认收货')
  })

  it('tell once that a parcel was signed for, however often the carrier says it', async () => {
    const browser = await buyer(shop)
    const orderSn = await place(browser)
    await pay(shop, browser, orderSn)
    await ship(orderSn)
    await shop.worker.runDue()
    const number = `YT${orderSn.slice(-10)}`
    // It goes step by step to its end, and the last step is pushed again.
    for (let count = 0; count < 12; count += 1)
      await shop.control(`/_ctl/parcels/yuantong/${number}/step`, {})
    await shop.dispatch()
    expect(await titlesOf(browser)).toEqual(['包裹已签收', '商品已发货', '付款成功', '订单已提交'])
  })
})

describe('the message page', () => {
  it('lists by kind, page by page, the newest first', async () => {
    const browser = await buyer(shop)
    for (let count = 1; count <= 5; count += 1)
      await messageTo(browser, `page ${count}`, { kind: count % 2 ? 'activity' : 'coupon' })
    const first = await browser.data(noticesCalls.list, { kind: 'activity', pageSize: 2 })
    expect(first).toMatchObject({
      total: 3,
      hasNext: true,
      list: [{ title: '消息 page 5' }, { title: '消息 page 3' }],
    })
    expect(
      await browser.data(noticesCalls.list, { kind: 'activity', pageSize: 2, pageNum: 2 }),
    ).toMatchObject({
      hasNext: false,
      list: [{ title: '消息 page 1' }],
    })
    expect(await browser.call(noticesCalls.list, { kind: 'gossip' as never })).toMatchObject({
      code: 500,
      reason: 'badInput',
    })
  })

  it('marks one as read, or all that were seen, and not what came in the meantime', async () => {
    const browser = await buyer(shop)
    for (const topic of ['read 1', 'read 2', 'read 3']) await messageTo(browser, topic)
    const { list } = await browser.data(noticesCalls.list, {})
    const [third, second, first] = list.map(({ id }) => id)
    expect(await browser.data(noticesCalls.read, { id: second! })).toEqual({
      total: 2,
      kinds: { coupon: 2 },
    })
    expect(await browser.data(noticesCalls.read, { id: second! })).toEqual({
      total: 2,
      kinds: { coupon: 2 },
    })
    expect(await browser.data(noticesCalls.readAll, { upTo: second! })).toEqual({
      total: 1,
      kinds: { coupon: 1 },
    })
    expect(await browser.data(noticesCalls.unread, { after: first! })).toMatchObject({
      newest: third,
      missed: [{ id: third }],
    })
    expect(await browser.data(noticesCalls.readAll, { kind: 'order' })).toMatchObject({ total: 1 })
    expect(await browser.data(noticesCalls.readAll, {})).toEqual({ total: 0, kinds: {} })
  })

  it('keeps what a member does not want to be told of in the list, and out of the counts', async () => {
    const browser = await buyer(shop)
    expect(await browser.data(noticesCalls.switches, {})).toEqual(
      noticeKinds.map((kind) => ({ kind, isOn: true })),
    )
    for (let count = 0; count < 2; count += 1)
      expect(await browser.data(noticesCalls.turn, { kind: 'coupon', isOn: false })).toContainEqual(
        { kind: 'coupon', isOn: false },
      )
    await messageTo(browser, 'unwanted')
    expect(await browser.data(noticesCalls.unread, {})).toMatchObject({ total: 0 })
    expect(await titlesOf(browser)).toEqual(['消息 unwanted'])
    await browser.data(noticesCalls.turn, { kind: 'coupon', isOn: true })
    await messageTo(browser, 'wanted')
    expect(await browser.data(noticesCalls.unread, {})).toMatchObject({ total: 1 })
  })

  it('forgets messages after half a year', async () => {
    const browser = await buyer(shop)
    await messageTo(browser, 'old', { at: new Date(shop.clock.now() - 181 * day) })
    await messageTo(browser, 'new')
    await sql`insert into job (kind, payload, due_at) values ('notices.sweep', '{}', ${new Date(shop.clock.now())})`.execute(
      shop.services.db,
    )
    await shop.worker.runDue()
    expect(await titlesOf(browser)).toEqual(['消息 new'])
  })
})

describe('a message', () => {
  it('is told once for one topic, and is cut rather than refused when it is too long', async () => {
    const browser = await buyer(shop)
    await messageTo(browser, 'twice', { title: ['长'.repeat(90), 'long '.repeat(50)] })
    await messageTo(browser, 'twice')
    expect(await titlesOf(browser)).toEqual(['长'.repeat(40)])
  })

  it('leads nowhere but into the shop', async () => {
    const browser = await buyer(shop)
    for (const link of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      'javascript:alert(1)',
    ])
      await expect(messageTo(browser, `link ${link}`, { link })).rejects.toThrow('notice')
  })
})
