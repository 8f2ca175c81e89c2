import { randomUUID } from 'node:crypto'
import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { hour, minute, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  type TestSku,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { gateCount } from './admission.ts'
import { runningSeckill, seckillSetup, take, wanted } from './test-seckill.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 30)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})

afterAll(() => expectBooksToAgree(shop))

/** Each test sells a SKU of its own. */
let next = 0
const aSku = (): TestSku => skus[(next += 1) % skus.length]!

async function dispatch(): Promise<void> {
  await shop.dispatch()
}

const quotaOf = async (browser: Caller, id: number) => {
  shop.clock.advance(second)
  return (await browser.data(seckillCalls.quota, { id })).skus[0]!
}

describe('a flash sale', () => {
  it('sells at its price and keeps the order ten minutes', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku])
    const browser = await buyer(shop)
    const { flowId } = await browser.data(seckillCalls.secKillCheckout, wanted(sku, id, 2))
    const flow = await browser.data(seckillCalls.secKillFlow, {
      productId: sku.productSn,
      promotionId: id,
      flowId,
    })
    expect(flow).toMatchObject({
      kind: 3,
      activity: { name: '限时秒杀 · 晚八点场', href: `/seckill/1-1/detail/${id}/${sku.productSn}` },
      blocked: null,
    })
    expect(flow.amounts).toMatchObject({
      totalAmount: 2 * sku.price,
      promotionAmount: 2 * sku.price - 200,
    })
    expect(flow.promotions).toEqual([
      { id, type: 43, name: '限时秒杀 · 晚八点场', amount: 2 * sku.price - 200 },
    ])
    expect([flow.coupons.usable, flow.integration.max]).toEqual([[], 0])
    const submit = {
      productId: sku.productSn,
      promotionId: id,
      productQuantity: 2,
      flowId,
      expectPayAmount: flow.amounts.payAmount,
    }
    const placed = await browser.data(seckillCalls.secKillSubmit, submit)
    expect(placed.autoCloseAt).toBe(shop.clock.now() + 10 * minute)
    // The same request again answers with the same order.
    expect(await browser.data(seckillCalls.secKillSubmit, submit)).toEqual(placed)
    const order = await browser.data(orderCalls.detail, { sn: placed.orderSn })
    expect(order).toMatchObject({ kind: 3, promotions: [{ name: '限时秒杀 · 晚八点场' }] })
    await dispatch()
    const board = await owner.data(seckillAdminCalls.detail, { id })
    expect(board.skus[0]).toMatchObject({ reserved: 2, sold: 0, placed: 1, paid: 0 })
    await pay(shop, browser, placed.orderSn)
    await dispatch()
    expect((await owner.data(seckillAdminCalls.detail, { id })).skus[0]).toMatchObject({
      reserved: 0,
      sold: 2,
      placed: 1,
      paid: 1,
    })
  })

  it('gives back what is not paid in time: sold out, a chance, and somebody else gets it', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku], { quota: 1, limit: 1 })
    const [first, second_] = [await buyer(shop), await buyer(shop)]
    const placed = await take(first, sku, id)
    expect(placed.code).toBe(200)
    expect(await quotaOf(first, id)).toEqual({
      productSn: sku.productSn,
      state: 'chance',
      left: 0,
      percent: 100,
    })
    expect((await take(second_, sku, id)).reason).toBe('seckillChance')
    shop.clock.advance(10 * minute)
    await shop.worker.runDue()
    await dispatch()
    expect(await quotaOf(second_, id)).toMatchObject({ state: 'selling', left: 1 })
    const got = await take(second_, sku, id)
    expect(got.code).toBe(200)
    // A closed order frees the share of its member as well.
    expect((await take(first, sku, id)).reason).toBe('seckillChance')
    await pay(shop, second_, (got.data as { orderSn: string }).orderSn)
    await dispatch()
    expect((await quotaOf(first, id)).state).toBe('soldOut')
    expect((await take(first, sku, id)).reason).toBe('seckillSoldOut')
    const board = await owner.data(seckillAdminCalls.detail, { id })
    expect(board.skus[0]).toMatchObject({ sold: 1, reserved: 0, placed: 2, paid: 1, refused: 3 })
  })

  it('refuses what nobody can have before it asks who asks', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku], { quota: 1 })
    const browser = await buyer(shop)
    expect((await take(browser, sku, id)).code).toBe(200)
    await quotaOf(browser, id)
    const stranger = await shop.visitor()
    expect((await stranger.call(seckillCalls.secKillCheckout, wanted(sku, id))).reason).toBe(
      'seckillChance',
    )
    shop.clock.advance(2 * second)
    expect((await stranger.call(seckillCalls.secKillCheckout, wanted(sku, id))).reason).toBe(
      'notLoggedIn',
    )
  })

  it('keeps nothing of what callers name and nobody sells', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku])
    const browser = await buyer(shop)
    const before = gateCount(shop.services.db)
    for (let turn = 0; turn < 5; turn += 1) {
      const named = { productId: `none-${turn}`, promotionId: 900_000 + turn, qty: 1 }
      expect((await browser.call(seckillCalls.secKillCheckout, named)).reason).toBe('notFound')
      const other = { ...named, promotionId: id }
      expect((await browser.call(seckillCalls.secKillCheckout, other)).reason).toBe('notFound')
    }
    expect(gateCount(shop.services.db)).toBe(before)
    expect((await take(browser, sku, id, 3)).reason).toBe('seckillLimit')
    const { skus: board } = await owner.data(seckillAdminCalls.detail, { id })
    expect(board).toMatchObject([{ refused: 1 }])
  })

  it('sells no more to one person than the limit, over all their orders', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku], { quota: 10, limit: 2 })
    const browser = await buyer(shop)
    expect((await take(browser, sku, id, 3)).reason).toBe('seckillLimit')
    // Two checkouts that were opened while both could be had.
    const flows = [
      await browser.data(seckillCalls.secKillCheckout, wanted(sku, id, 2)),
      await browser.data(seckillCalls.secKillCheckout, wanted(sku, id, 1)),
    ]
    const submit = (flowId: string, productQuantity: number) =>
      browser.call(seckillCalls.secKillSubmit, {
        productId: sku.productSn,
        promotionId: id,
        productQuantity,
        flowId,
      })
    expect((await submit(flows[0]!.flowId, 2)).code).toBe(200)
    expect((await submit(flows[1]!.flowId, 1)).reason).toBe('seckillLimit')
  })

  it('sells nothing before its time, after it, and by another name', async () => {
    const sku = aSku()
    const browser = await buyer(shop)
    const session = await owner.data(seckillAdminCalls.save, seckillSetup(shop, [sku]))
    const { id } = session
    expect((await take(browser, sku, id)).reason).toBe('seckillWait')
    shop.clock.advance(minute)
    const { flowId } = await browser.data(seckillCalls.secKillCheckout, wanted(sku, id))
    const body = { productId: sku.productSn, promotionId: id, productQuantity: 1, flowId }
    for (const wrong of [
      { productQuantity: 2 },
      { promotionId: id + 1 },
      { productId: skus[0]!.productSn === sku.productSn ? 'X' : skus[0]!.productSn },
    ]) {
      expect((await browser.call(seckillCalls.secKillSubmit, { ...body, ...wrong })).reason).toBe(
        'notFound',
      )
    }
    const other = await buyer(shop)
    expect((await other.call(seckillCalls.secKillSubmit, body)).reason).toBe('notFound')
    shop.clock.advance(hour)
    expect((await browser.call(seckillCalls.secKillSubmit, body)).reason).toBe('flowExpired')
    expect((await take(browser, sku, id)).reason).toBe('seckillOver')
  })

  it('ends early with a reason: what is open cannot be ordered, what is ordered can be paid', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku])
    const browser = await buyer(shop)
    const placed = await take(browser, sku, id)
    const open = await browser.data(seckillCalls.secKillCheckout, wanted(sku, id))
    await owner.data(seckillAdminCalls.close, { id, reason: '价格设置有误' })
    const body = {
      productId: sku.productSn,
      promotionId: id,
      productQuantity: 1,
      flowId: open.flowId,
    }
    expect((await browser.call(seckillCalls.secKillSubmit, body)).reason).toBe('seckillOver')
    const { orderSn } = placed.data as { orderSn: string }
    expect((await pay(shop, browser, orderSn)).paid).toBe(true)
    await dispatch()
  })

  it('is told of by lists and by the goods page while it runs, and leads there', async () => {
    const sku = aSku()
    const shown = async () => {
      shop.clock.advance(6 * second)
      const { list } = await owner.data(searchCalls.productList, { pageSize: 100 })
      const goods = await owner.data(catalogCalls.detail, { id: sku.goodsId })
      const activity = goods.skus.find(({ productSn }) => productSn === sku.productSn)?.activity
      return [list.find(({ itemId }) => itemId === sku.goodsId)!.promotionTag, activity]
    }
    const setup = seckillSetup(shop, [sku], { price: 150 })
    const { id } = await owner.data(seckillAdminCalls.save, setup)
    expect(await shown()).toEqual([undefined, undefined])
    shop.clock.advance(minute)
    const href = `/seckill/1-1/detail/${id}/${sku.productSn}`
    expect(await shown()).toEqual(['秒杀¥1.5', { tag: '秒杀¥1.5', href, endAt: setup.endAt }])
    await owner.data(seckillAdminCalls.close, { id, reason: '价格设置有误' })
    expect(await shown()).toEqual([undefined, undefined])
    const again = seckillSetup(shop, [sku])
    await owner.data(seckillAdminCalls.save, again)
    shop.clock.set(again.endAt - 6 * second - 1)
    expect((await shown())[0]).toBe('秒杀¥1')
    expect(await shown()).toEqual([undefined, undefined])
  })

  it('leaves the SKU to the ordinary way at its ordinary price', async () => {
    const sku = aSku()
    await runningSeckill(shop, owner, [sku], { quota: 1 })
    const browser = await buyer(shop)
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, {
      productSn: sku.productSn,
      quantity: 1,
    })
    const flow = await browser.data(checkoutCalls.flow, { flowId, cartId })
    expect(flow).toMatchObject({
      kind: 2,
      activity: null,
      amounts: { totalAmount: sku.price, promotionAmount: 0 },
    })
    await placeOrder(browser, [sku])
  })

  it('counts for staff each member who saw its page once, and no visitor', async () => {
    const sku = aSku()
    const { id } = await runningSeckill(shop, owner, [sku])
    const people = [await buyer(shop), await buyer(shop), await shop.visitor()]
    for (const who of [...people, people[0]!])
      await who.data(seckillCalls.secKillDetail, { id, productSn: sku.productSn })
    expect((await owner.data(seckillAdminCalls.detail, { id })).seen).toBe(2)
  })

  it('is listed with its goods, and reminds those who asked three minutes before', async () => {
    const sku = aSku()
    const setup = seckillSetup(shop, [sku])
    const startAt = shop.clock.now() + 5 * minute
    const { id } = await owner.data(seckillAdminCalls.save, { ...setup, startAt })
    const browser = await buyer(shop)
    shop.clock.advance(2 * second)
    const { sessions } = await browser.data(seckillCalls.seckillList, {})
    expect(sessions.find(({ promotionId }) => promotionId === id)).toMatchObject({
      startAt,
      goods: [{ productSn: sku.productSn, price: 100, salePrice: sku.price }],
    })
    // Home shows what runs before what comes.
    const { session, now } = await browser.data(seckillCalls.current, {})
    const isOn = (from: number, until: number) => from <= now && now < until
    const running = sessions.find((each) => !each.isClosed && isOn(each.startAt, each.endAt))
    expect(session?.promotionId).toBe(running?.promotionId ?? id)
    const detail = await browser.data(seckillCalls.secKillDetail, { id, productSn: sku.productSn })
    expect(detail).toMatchObject({
      promotionId: id,
      sku: { productSn: sku.productSn, price: 100 },
      goods: { itemId: sku.goodsId },
    })
    for (let times = 0; times < 2; times += 1)
      await browser.data(seckillCalls.remind, { id, isOn: true })
    expect(await browser.data(seckillCalls.reminders, {})).toEqual({ ids: [id] })
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list.filter(({ title }) => title === '秒杀即将开抢')).toMatchObject([
      { kind: 'activity', link: '/seckill/1-1' },
    ])
    expect(await browser.data(seckillCalls.reminders, {})).toEqual({ ids: [] })
  })

  it('reminds nobody once it has begun', async () => {
    const setup = seckillSetup(shop, [aSku()])
    const startAt = shop.clock.now() + 5 * minute
    const { id } = await owner.data(seckillAdminCalls.save, { ...setup, startAt })
    const browser = await buyer(shop)
    await browser.data(seckillCalls.remind, { id, isOn: true })
    shop.clock.advance(5 * minute)
    await shop.worker.runDue()
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list.filter(({ title }) => title === '秒杀即将开抢')).toEqual([])
  })
})

describe('a set-up that clashes', () => {
  it('names the SKU that is to blame', async () => {
    const [sku, other] = [aSku(), aSku()]
    const setup = seckillSetup(shop, [sku])
    const { id } = await owner.data(seckillAdminCalls.save, setup)
    const both = seckillSetup(shop, [other, sku])
    const refusedWith = async (change: object) => {
      const skus = both.skus.map((line) =>
        line.skuId === sku.skuId ? { ...line, ...change } : line,
      )
      const requestId = randomUUID()
      const answer = await owner.call(seckillAdminCalls.save, { ...both, skus, requestId })
      return { reason: answer.reason, details: answer.data as unknown }
    }
    expect(await refusedWith({})).toMatchObject({
      reason: 'seckillClash',
      details: { skuId: sku.skuId, name: setup.name },
    })
    expect(await refusedWith({ price: sku.price })).toMatchObject({
      reason: 'seckillPriceHigh',
      details: { skuId: sku.skuId },
    })
    expect(await refusedWith({ skuId: 2_000_000 })).toMatchObject({
      reason: 'notFound',
      details: { skuId: 2_000_000 },
    })
    await owner.data(seckillAdminCalls.close, { id, reason: 'done' })
  })

  it('warns of another activity of the SKU at the same time, and can be saved', async () => {
    const sku = aSku()
    const setup = seckillSetup(shop, [sku])
    const { endAt } = setup
    await owner.data(postageAdminCalls.save, {
      ...{ name: '新品试用', nameEn: '', rules: '', rulesEn: '', audience: 'all' as const },
      ...{ startAt: endAt - 1, endAt: endAt + hour, skuId: sku.skuId, postageAmount: 900 },
      ...{ quota: 10, requestId: randomUUID() },
    })
    const { requestId, ...typed } = setup
    const said = (endsAt: number, id = 0) =>
      owner.data(seckillAdminCalls.clashes, { ...typed, endAt: endsAt, id })
    expect(await said(endAt - 1)).toEqual([])
    expect(await said(endAt)).toMatchObject([
      {
        kind: 'activity',
        skuId: sku.skuId,
        isBlocking: false,
        text: '同一时间还有其他活动：付邮试用¥9',
      },
    ])
    const { id } = await owner.data(seckillAdminCalls.save, { ...typed, requestId })
    // Its own offer is no other activity.
    expect(await said(endAt - 1, id)).toEqual([])
    await owner.data(seckillAdminCalls.close, { id, reason: 'done' })
  })
})

type Step = { readonly who: number; readonly act: 'take' | 'pay' | 'cancel' | 'dispatch' }

/**
 * Lets things happen one after another, looks at the quota after each, and settles what is open at
 * the end.
 */
async function happen(
  browsers: readonly Caller[],
  sku: TestSku,
  { id, quota }: { readonly id: number; readonly quota: number },
  acts: readonly Step[],
): Promise<void> {
  const { db } = shop.services
  const open: { who: number; sn: string }[] = []
  for (const { who, act } of acts) {
    shop.clock.advance(2 * second)
    const mine = open.findIndex((order) => order.who === who)
    if (act === 'take') {
      const answer = await take(browsers[who]!, sku, id)
      expect(answer.status).toBe(200)
      if (answer.code === 200) open.push({ who, sn: (answer.data as { orderSn: string }).orderSn })
    } else if (act === 'dispatch') await dispatch()
    else if (mine >= 0) {
      const { sn } = open.splice(mine, 1)[0]!
      if (act === 'pay') await pay(shop, browsers[who]!, sn)
      else await browsers[who]!.data(orderCalls.cancel, { sn })
    }
    const { rows } = await sql<{
      taken: number
    }>`select sold + reserved as taken from seckill_sku where seckill_id = ${id}`.execute(db)
    expect(rows[0]!.taken).toBeGreaterThanOrEqual(open.length)
    expect(rows[0]!.taken).toBeLessThanOrEqual(quota)
  }
  for (const { who, sn } of open) await browsers[who]!.data(orderCalls.cancel, { sn })
  await dispatch()
  const { rows } = await sql<{ isSettled: boolean }>`
    select q.reserved = 0 and q.sold = (select coalesce(sum(i.quantity), 0) from orders o join order_item i on i.order_id = o.id
      where o.kind = 3 and o.pay_status = 1 and (o.context->>'seckillId')::bigint = ${id}) as "isSettled"
    from seckill_sku q where q.seckill_id = ${id}`.execute(db)
  expect(rows[0]!.isSettled).toBe(true)
}

describe('the quota', () => {
  it('never goes below zero or above itself, whatever the order of what happens', async () => {
    const browsers = [await buyer(shop), await buyer(shop), await buyer(shop)]
    const steps = fc.array(
      fc.record({
        who: fc.nat(2),
        act: fc.constantFrom<Step['act']>('take', 'take', 'pay', 'cancel', 'dispatch'),
      }),
      {
        minLength: 4,
        maxLength: 14,
      },
    )
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (acts, quota) => {
        const sku = aSku()
        const { id } = await runningSeckill(shop, owner, [sku], { quota, limit: 2 })
        try {
          await happen(browsers, sku, { id, quota }, acts)
        } finally {
          await owner.data(seckillAdminCalls.close, { id, reason: 'done' })
        }
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
