import { randomUUID } from 'node:crypto'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingDateTime, beijingDay, day, hour, minute } from '@mallard/kernel'
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
import { makeArticle } from '#features/content/article/test-article.ts'
import { followOrder } from './commission.service.ts'
import { fxJobs } from './fx.jobs.ts'
import { writeEntry } from './ledger.repo.ts'
import {
  applied,
  balancesOf,
  codeFor,
  openLink,
  openPromoting,
  paidLines,
  promoter,
  promoterPhone,
} from './test-fx.ts'

const shop = await testShop()
let owner = await shop.staff()
await openPromoting(owner)
const skus = await skusWithStock(shop, 8)
const one = await promoter(shop, owner)
const two = await promoter(shop, owner)

afterAll(() => expectBooksToAgree(shop))

/** Time passes; the operator signs in again. */
async function later(milliseconds: number): Promise<void> {
  shop.clock.advance(milliseconds)
  owner = await shop.staff()
}

/** Buys and pays; what was paid for each line. */
async function buys(browser: Caller, nth = 0, quantity = 1) {
  const { orderSn } = await placeOrder(browser, [{ productSn: skus[nth]!.productSn, quantity }])
  expect((await pay(shop, browser, orderSn)).paid).toBe(true)
  await shop.dispatch()
  return { orderSn, lines: await paidLines(shop, orderSn) }
}

/** What the clock causes every hour. */
const settle = () => fxJobs(shop.services)['fx.settle'].run({} as never)

const none = { frozen: 0, available: 0, withdrawing: 0, withdrawn: 0 }

async function receive(browser: Caller, orderSn: string): Promise<void> {
  const detail = await owner.data(orderAdminCalls.detail, { sn: orderSn })
  await owner.data(orderAdminCalls.ship, {
    sn: orderSn,
    companyCode: 'shunfeng',
    deliverySn: `SF${orderSn.slice(-12)}`,
    lines: detail.items.map(({ id, productQuantity }) => ({
      orderItemId: id,
      quantity: productQuantity,
    })),
  })
  await browser.data(orderCalls.confirm, { sn: orderSn })
  await shop.dispatch()
}

describe('promoting', () => {
  it('is shown to all while applications are taken, and to who has a part in it afterwards', async () => {
    const phone = promoterPhone()
    const [stranger, applicant] = [await buyer(shop), await shop.shopper(phone)]
    const id = await applied(shop, owner, applicant, phone)
    const shown = async () => {
      const pages = [stranger, applicant, one.browser].map((who) => who.data(memberCalls.index, {}))
      return (await Promise.all(pages)).map(({ canPromote }) => canPromote)
    }
    const open = async (isOpen: boolean) => {
      const setting = await owner.data(fxAdminCalls.setting, {})
      await owner.data(fxAdminCalls.saveSetting, { ...setting, isOpen })
    }
    expect(await shown()).toEqual([true, true, true])
    await open(false)
    expect(await shown()).toEqual([false, true, true])
    await owner.data(fxAdminCalls.decide, { id, verdict: 'reject', note: '资料不全' })
    expect(await shown()).toEqual([false, false, true])
    await open(true)
  })
})

describe('what a promoter shares', () => {
  it('are articles that are published as well, the newest first', async () => {
    const { browser } = one
    await makeArticle(owner, { isPublished: false })
    const older = await makeArticle(owner)
    shop.clock.advance(minute)
    const { url } = await makeArticle(owner, { title: '最新的' })
    const { articles } = await browser.data(fxCalls.material, {})
    expect(articles.map((article) => article.url)).toEqual([url, older.url])
    expect(articles[0]).toMatchObject({ title: '最新的', summary: '五分钟，一袋柠檬酸。' })
    const path = `/fx/1-1/${one.sponsorId}/article/${url}`
    expect(await browser.data(fxCalls.brought, { path })).toMatchObject({ clicks: 0 })
  })
})

describe('who wants to be a promoter', () => {
  it('applies once with a code to the own phone, and is approved or turned down', async () => {
    const phone = promoterPhone()
    const browser = await shop.shopper(phone)
    const form = { realName: '周小推', phone, idTail: '123X', agreed: true }
    expect(await browser.data(fxCalls.initForm, {})).toMatchObject({
      status: null,
      isOpen: true,
      phone,
    })
    expect((await browser.call(fxCalls.center, {})).reason).toBe('fxNotPromoter')
    expect((await browser.call(fxCalls.register, { ...form, code: '000000' })).reason).toBe(
      'wrongCode',
    )
    expect(
      (await browser.call(fxCalls.register, { ...form, code: '000000', agreed: false })).reason,
    ).toBe('fxAgree')
    shop.clock.advance(minute)
    const code = await codeFor(shop, browser, phone, 'fx')
    const wanted = { ...form, code }
    expect(
      (await browser.call(fxCalls.register, { ...wanted, phone: promoterPhone() })).reason,
    ).toBe('fxOtherPhone')
    expect(await browser.data(fxCalls.register, wanted)).toEqual({ status: 0 })
    expect(await browser.data(fxCalls.register, wanted)).toEqual({ status: 0 })
    const { list, waiting } = await owner.data(fxAdminCalls.promoters, { status: '0' })
    expect(waiting).toBe(1)
    const { id } = list[0]!
    expect(list[0]).toMatchObject({
      realName: '周小推',
      idTail: '123X',
      phone: expect.stringMatching(/^139\*{4}/),
    })
    expect((await browser.call(fxCalls.center, {})).reason).toBe('fxNotPromoter')
    const reject = { id, verdict: 'reject' as const, note: '资料不全' }
    expect(await owner.data(fxAdminCalls.decide, reject)).toMatchObject({ status: 2 })
    expect(await owner.data(fxAdminCalls.decide, reject)).toMatchObject({ status: 2 })
    expect((await owner.call(fxAdminCalls.decide, { id, verdict: 'enable' })).reason).toBe(
      'fxDecided',
    )
    expect(await browser.data(fxCalls.initForm, {})).toMatchObject({ status: 2, note: '资料不全' })
    expect((await browser.call(fxCalls.register, wanted)).reason).toBe('fxTooSoon')
    await later(7 * day)
    expect(await applied(shop, owner, browser, phone)).toBe(id)
    await owner.data(fxAdminCalls.decide, { id, verdict: 'approve' })
    expect(await browser.data(fxCalls.center, {})).toMatchObject({ ...none, level: 1, orders: 0 })
    expect((await browser.call(fxCalls.register, wanted)).reason).toBe('fxOpen')
  })
})

describe('an order that came by a promoter’s link', () => {
  it('freezes a commission when it is paid, which settles the day after returns are over', async () => {
    const friend = await buyer(shop)
    const link = await openLink(friend, one.sponsorId, `goods/${skus[0]!.productSn}`)
    const before = await balancesOf(owner, one.id)
    const { orderSn } = await placeOrder(friend, [{ productSn: skus[0]!.productSn, quantity: 2 }])
    await shop.dispatch()
    // The rate stands from the submit on.
    await openPromoting(owner, 4000)
    expect(await balancesOf(owner, one.id)).toEqual(before)
    await pay(shop, friend, orderSn)
    await shop.dispatch()
    await openPromoting(owner)
    const [paid = 0] = await paidLines(shop, orderSn)
    const commission = Math.floor(paid / 10)
    expect(await balancesOf(owner, one.id)).toEqual({
      ...before,
      frozen: before.frozen + commission,
    })
    expect((await one.browser.data(fxCalls.myCollect, {})).list[0]).toMatchObject({
      orderTail: orderSn.slice(-4),
      base: paid,
      bp: 1000,
      amount: commission,
      status: 0,
      settleAt: null,
    })
    const dayOf = (at: number) => beijingDateTime(at).slice(0, 10)
    const now = shop.clock.now()
    const until = async (at: number) => {
      const days = { range: 1, until: dayOf(at) }
      const { list } = await one.browser.data(fxCalls.myCollect, days)
      const sums = await one.browser.data(fxCalls.myAchievement, days)
      return [list.some(({ orderTail }) => orderTail === orderSn.slice(-4)), sums.length]
    }
    expect(await until(now)).toEqual([true, 1])
    expect((await until(now - day))[0]).toBe(false)
    expect(await until(now + day)).toEqual([false, 0])
    expect(await one.browser.data(fxCalls.brought, { path: link })).toMatchObject({
      clicks: 1,
      orders: 1,
      amount: paid,
      commission,
      earns: Math.floor(skus[0]!.price / 10),
    })
    expect((await two.browser.call(fxCalls.brought, { path: link })).reason).toBe('notFound')
    expect((await one.browser.data(fxCalls.myCustomer, {})).list[0]).toMatchObject({
      nickname: expect.stringContaining('***'),
      orders: 1,
      amount: paid,
    })
    await receive(friend, orderSn)
    const { settleAt } = (await one.browser.data(fxCalls.myCollect, {})).list[0]!
    expect(settleAt).toBe(beijingDay(shop.clock.now() + 7 * day) + day)
    await later(settleAt! - 1 - shop.clock.now())
    await settle()
    expect((await balancesOf(owner, one.id)).available).toBe(before.available)
    await later(hour + 1)
    await settle()
    expect(await balancesOf(owner, one.id)).toEqual({
      ...before,
      available: before.available + commission,
    })
    expect(await one.browser.data(fxCalls.totalAmount, {})).toEqual({ total: commission })
    // Later than that nothing moves again.
    await settle()
    const { list, total } = await owner.data(fxAdminCalls.ledger, { id: one.id })
    expect(list.map(({ kind }) => kind)).toEqual(['settle', 'freeze'])
    expect(total).toBe(2)
  })

  it('binds the customer: later links of others do not count, nor does one’s own', async () => {
    const phone = promoterPhone()
    let friend = await buyer(shop, phone)
    await openLink(friend, one.sponsorId)
    const first = await buys(friend, 1)
    await openLink(friend, two.sponsorId)
    const second = await buys(friend, 2)
    const orders = (await one.browser.data(fxCalls.myCollect, {})).list.map(
      ({ orderTail }) => orderTail,
    )
    expect(orders).toEqual(
      expect.arrayContaining([first.orderSn.slice(-4), second.orderSn.slice(-4)]),
    )
    expect(await balancesOf(owner, two.id)).toEqual(none)
    // After thirty days the next link counts.
    await later(31 * day)
    friend = await buyer(shop, phone)
    await openLink(friend, two.sponsorId)
    const { lines } = await buys(friend, 3)
    expect((await balancesOf(owner, two.id)).frozen).toBe(Math.floor(lines[0]! / 10))

    one.browser = await buyer(shop, one.phone)
    two.browser = await shop.shopper(two.phone)
    const before = await balancesOf(owner, one.id)
    await openLink(one.browser, one.sponsorId)
    await buys(one.browser, 4)
    expect(await balancesOf(owner, one.id)).toEqual(before)
  })

  it('binds by an earlier payment also where both are heard of at once', async () => {
    const friend = await buyer(shop)
    await openLink(friend, one.sponsorId)
    const first = await placeOrder(friend, [skus[1]!])
    await pay(shop, friend, first.orderSn)
    shop.clock.advance(minute)
    await openLink(friend, two.sponsorId)
    const second = await placeOrder(friend, [skus[2]!])
    await pay(shop, friend, second.orderSn)
    await shop.dispatch()
    const { rows } = await sql<{ promoter: number; link: string }>`
      select f.promoter_id as promoter, f.link from fx_order f join orders o on o.id = f.order_id
      where o.order_sn in (${first.orderSn}, ${second.orderSn}) order by o.id`.execute(
      shop.services.db,
    )
    expect(rows.map(({ promoter: id }) => id)).toEqual([one.id, one.id])
    const { rows: lines } = await sql<{ promoter: number; status: number }>`
      select c.promoter_id as promoter, c.status from fx_commission c join orders o on o.id = c.order_id
      where o.order_sn = ${second.orderSn}`.execute(shop.services.db)
    expect(lines).toEqual([{ promoter: one.id, status: 0 }])
  })

  it('counts by a link for fifteen days, of a promoter who is not stopped, and never by mere sharing', async () => {
    const before = await balancesOf(owner, two.id)
    const late = await buyer(shop)
    await openLink(late, two.sponsorId)
    await later(15 * day + 1)
    await buys(late, 4)
    const friend = await buyer(shop)
    await friend.data(shareCalls.record, {
      id: randomUUID(),
      channel: 'opened',
      path: '/goods/1-1-1',
      sponsorId: two.sponsorId,
    })
    await buys(friend, 4)
    await owner.data(fxAdminCalls.decide, { id: two.id, verdict: 'disable' })
    await openLink(friend, two.sponsorId)
    await buys(friend, 4)
    await owner.data(fxAdminCalls.decide, { id: two.id, verdict: 'enable' })
    expect(await balancesOf(owner, two.id)).toEqual(before)
  })

  it('closed before it is paid brings nothing', async () => {
    const friend = await buyer(shop)
    await openLink(friend, two.sponsorId)
    const before = await balancesOf(owner, two.id)
    const { orderSn } = await placeOrder(friend, [{ productSn: skus[5]!.productSn }])
    await friend.data(orderCalls.cancel, { sn: orderSn, reason: '不想要了' })
    await shop.dispatch()
    expect(await balancesOf(owner, two.id)).toEqual(before)
    const { rows } = await sql<{ status: number }>`
      select c.status from fx_commission c join orders o on o.id = c.order_id where o.order_sn = ${orderSn}`.execute(
      shop.services.db,
    )
    expect(rows).toEqual([{ status: 4 }])
  })
})

describe('a refund', () => {
  const refund = (orderSn: string, share: number) =>
    sql`update order_item i set refunded_amount = floor(i.real_amount * ${share}::numeric)::bigint from orders o where o.id = i.order_id and o.order_sn = ${orderSn}`.execute(
      shop.services.db,
    )
  const follow = async (orderSn: string) => {
    const { rows } = await sql<{
      id: number
    }>`select id from orders where order_sn = ${orderSn}`.execute(shop.services.db)
    const at = new Date(shop.clock.now())
    await shop.services.db.transaction().execute((trx) => followOrder(trx, rows[0]!.id, at))
  }

  it('cancels what is frozen, and takes back what is settled, below nothing if need be', async () => {
    const who = await promoter(shop, owner)
    const friend = await buyer(shop)
    await openLink(friend, who.sponsorId)
    const { orderSn, lines } = await buys(friend, 7)
    const commission = Math.floor(lines[0]! / 10)
    await refund(orderSn, 0.5)
    await follow(orderSn)
    await follow(orderSn)
    const kept = Math.floor((lines[0]! - Math.floor(lines[0]! / 2)) / 10)
    expect(await balancesOf(owner, who.id)).toEqual({ ...none, frozen: kept })
    await receive(friend, orderSn)
    await later(9 * day)
    await settle()
    expect(await balancesOf(owner, who.id)).toEqual({ ...none, available: kept })
    const gone = { promoterId: who.id, kind: 'withdraw', amount: kept, ref: 'test' } as const
    const at = new Date(shop.clock.now())
    await writeEntry(shop.services.db, { ...gone, at })
    await refund(orderSn, 1)
    await follow(orderSn)
    expect(await balancesOf(owner, who.id)).toEqual({
      ...none,
      available: -kept,
      withdrawing: kept,
    })
    const { list } = await owner.data(fxAdminCalls.ledger, { id: who.id })
    expect(list.map(({ kind }) => kind)).toEqual([
      'clawBack',
      'withdraw',
      'settle',
      'cancel',
      'freeze',
    ])
    expect(list.at(-1)).toMatchObject({ frozen: commission, orderSn })
    // As it was, so that the books of orders agree.
    await writeEntry(shop.services.db, { ...gone, kind: 'withdrawBack', at })
    await refund(orderSn, 0)
  })
})

describe('rates', () => {
  it('go from the SKU over the goods and the category to the partner', async () => {
    const sku = skus[6]!
    const rated = async () => {
      const { list } = await one.browser.data(fxCalls.goods, { size: 50 })
      return list.find(({ itemId }) => itemId === sku.goodsId)?.bp
    }
    const { rows } = await sql<{ sn: string; category: number }>`
      select s.product_sn as sn, g.category_id as category from store_goods s join goods g on g.id = s.goods_id
      where s.partner_id = 1 and s.store_id = 1 and s.goods_id = ${sku.goodsId}`.execute(
      shop.services.db,
    )
    const { sn, category } = rows[0]!
    expect(await rated()).toBe(1000)
    const ids: number[] = []
    for (const [kind, target, bp] of [
      ['category', String(category), 700],
      ['goods', String(sku.goodsId), 1500],
      ['sku', sn, 2000],
    ] as const) {
      ids.push((await owner.data(fxAdminCalls.saveRate, { kind, target, bp })).id)
      expect(await rated()).toBe(bp)
    }
    expect((await owner.data(fxAdminCalls.rates, {})).total).toBe(3)
    for (const [id, bp] of [
      [ids[2]!, 1500],
      [ids[1]!, 700],
      [ids[0]!, 1000],
    ] as const) {
      await owner.data(fxAdminCalls.removeRate, { id })
      await owner.data(fxAdminCalls.removeRate, { id })
      expect(await rated()).toBe(bp)
    }
    expect(
      (await owner.call(fxAdminCalls.saveRate, { kind: 'sku', target: 'NO-SUCH', bp: 1 })).reason,
    ).toBe('notFound')
    expect(
      (await owner.call(fxAdminCalls.saveRate, { kind: 'sku', target: sn, bp: 5001 })).code,
    ).not.toBe(200)
  })
})
