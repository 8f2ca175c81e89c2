import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { PostgresDriver, sql, type DatabaseConnection } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'
import { buyer, expectBooksToAgree, skusWithStock } from './testing/test-buyer.ts'
import { runPromotion } from './testing/test-promotions.ts'
import { testShop } from './testing/test-shop.ts'

// Every statement of the server goes through a connection of this driver, on both databases; BEGIN
// and COMMIT too.
const statements: string[] = []
const watched = new WeakSet<DatabaseConnection>()
const { acquireConnection } = PostgresDriver.prototype
vi.spyOn(PostgresDriver.prototype, 'acquireConnection').mockImplementation(async function (
  this: PostgresDriver,
) {
  const connection = await acquireConnection.call(this)
  if (!watched.has(connection)) {
    watched.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = (query) => {
      statements.push(query.sql)
      return execute(query)
    }
  }
  return connection
})

const shop = await testShop()
const skus = await skusWithStock(shop, 21)

afterAll(() => expectBooksToAgree(shop))

/** Statements that a call takes, and what it answers. */
async function counting<T>(
  run: () => Promise<T>,
): Promise<{ readonly count: number; readonly answer: T }> {
  statements.length = 0
  const answer = await run()
  return { count: statements.length, answer }
}

/** Buys as a shopper does, and pays; the statements of each step by its name. */
async function purchase(
  browser: Caller,
  wanted: readonly { readonly productSn: string }[],
  useIntegration = 0,
): Promise<Record<string, number>> {
  let add = 0
  const ids: number[] = []
  for (const { productSn } of wanted) {
    const { count, answer } = await counting(() =>
      browser.data(cartCalls.add, { goods: productSn, qty: 1 }),
    )
    add = Math.max(add, count)
    ids.push(answer.cartId)
  }
  const list = await counting(() => browser.data(cartCalls.list, {}))
  const checkout = await counting(() => browser.data(checkoutCalls.checkout, { ids }))
  const { flowId, cartId } = checkout.answer
  const modify = await counting(() =>
    browser.data(checkoutCalls.flowModify, { flowId, cartId, useIntegration }),
  )
  const flow = await counting(() => browser.data(checkoutCalls.flow, { flowId, cartId }))
  const { amounts } = flow.answer
  if (useIntegration)
    expect(
      [amounts.promotionAmount, amounts.couponAmount, amounts.integrationAmount].every(
        (amount) => amount > 0,
      ),
    ).toBe(true)
  const submit = await counting(() =>
    browser.data(checkoutCalls.submit, { flowId, cartId, expectPayAmount: amounts.payAmount }),
  )
  const cashier = await counting(() =>
    browser.fetch(`/pay/v2/toPay/1-1/aliPay-WAP/${submit.answer.orderSn}.html`),
  )
  const paid = await counting(() =>
    shop.control<{ paid: boolean }>('/_ctl/pay', {
      cashier: cashier.answer.headers.get('location'),
    }),
  )
  expect(paid.answer.paid).toBe(true)
  return {
    add,
    list: list.count,
    checkout: checkout.count,
    modify: modify.count,
    flow: flow.count,
    submit: submit.count,
    cashier: cashier.count,
    notification: paid.count,
  }
}

/**
 * One statement asks for the session, the rest is the call's own. A call that needs more is slower
 * for everyone: see docs/decisions/0033.
 */
const usual = {
  add: 2,
  list: 2,
  checkout: 2,
  modify: 2,
  flow: 2,
  submit: 3,
  cashier: 3,
  notification: 1,
}

describe('the statements of a purchase', () => {
  it('are counted: one to read, one to write', async () => {
    const browser = await buyer(shop)
    await purchase(browser, [skus[0]!])
    expect(await purchase(browser, [skus[0]!])).toEqual(usual)
  })

  it('bring a gift along with the checkout, which is asked for by itself only while its promotion is news', async () => {
    const owner = await shop.staff()
    const browser = await buyer(shop)
    await browser.data(cartCalls.add, { goods: skus[0]!.productSn, qty: 1 })
    const { groups } = await browser.data(cartCalls.list, {})
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, {
      ids: groups.flatMap(({ lines }) => lines.map(({ id }) => id)),
    })
    const priced = () => counting(() => browser.data(checkoutCalls.flow, { flowId, cartId }))
    const giftsIn = ({ answer }: Awaited<ReturnType<typeof priced>>) =>
      answer.lines.filter(({ isGift }) => isGift).map(({ productSn }) => productSn)
    await priced()
    await runPromotion(shop, owner, {
      type: 4,
      rule: { by: 'quantity', tiers: [{ over: 1, skuId: skus[20]!.skuId, quantity: 1 }] },
    })

    const first = await priced()
    expect(giftsIn(first)).toEqual([skus[20]!.productSn])
    // The promotions are read again, the gift, the store, and which coupons everyone can draw.
    expect(first.count).toBe(usual.flow + 4)
    const later = await priced()
    expect(later.answer.lines).toEqual(first.answer.lines)
    expect(later.count).toBe(usual.flow)
  })

  it('are no more for twenty lines with promotions, ten coupons, points and a gift', async () => {
    const owner = await shop.staff()
    await runPromotion(
      shop,
      owner,
      { type: 1, rule: { cut: 'bp', value: 9000 } },
      { limitPerUser: 0 },
    )
    await runPromotion(shop, owner, {
      type: 2,
      rule: { by: 'amount', tiers: [{ over: 1000, cut: 'off', value: 100 }] },
    })
    await runPromotion(shop, owner, {
      type: 2,
      rule: { by: 'quantity', tiers: [{ over: 2, cut: 'bp', value: 9500 }] },
    })
    await runPromotion(shop, owner, {
      type: 3,
      rule: { over: 1000, most: 1, items: [{ skuId: skus[20]!.skuId, price: 1 }] },
    })
    await runPromotion(shop, owner, { type: 5, rule: { by: 'quantity', over: 1 } })
    const browser = await buyer(shop)
    for (let count = 0; count < 10; count += 1) {
      const { grantUuid } = await testCoupon(shop, { face: 100 + count })
      await browser.data(couponCalls.draw, { grantUuid })
    }
    await givePoints()
    const twenty = skus.slice(0, 20)
    // The first one reads the promotions and the terms of the coupons, which are kept; the second
    // one which of them are left to who has used the best, which is kept as well.
    await purchase(browser, twenty, 100)
    await purchase(browser, twenty, 100)
    expect(await purchase(browser, twenty, 100)).toEqual(usual)

    await runPromotion(shop, owner, {
      type: 4,
      rule: { by: 'amount', tiers: [{ over: 1000, skuId: skus[20]!.skuId, quantity: 1 }] },
    })
    await purchase(browser, twenty, 100)
    expect(await purchase(browser, twenty, 100)).toEqual(usual)
  })

  it('leave a few for those who hear of many purchases together', async () => {
    const browser = await buyer(shop)
    await shop.dispatch()
    // The promotions of the other tests have left jobs of their own.
    await shop.worker.runDue()
    for (let count = 0; count < 3; count += 1) await purchase(browser, [skus[count]!])
    const few = await counting(() => shop.dispatch())
    expect(few.answer).toBe(9)
    for (let count = 0; count < 9; count += 1) await purchase(browser, [skus[count]!])
    const many = await counting(() => shop.dispatch())
    expect(many.answer).toBe(27)
    expect(many.count).toBe(few.count)
    // Twenty-nine now, however many orders they tell of: six for all, ten of their own, one for the
    // brand's words of its messages, four for the bell of the staff, six for the robots that hear of
    // the bell, and two for the figures of the day; one more listener may cost one more.
    expect(many.count).toBeLessThanOrEqual(29)
    shop.clock.advance(minute)
    // No job is left to ask for what was paid: one counts the day again, once for all of them.
    expect((await counting(() => shop.worker.runDue())).count).toBe(13)
    expect((await counting(() => shop.worker.runDue())).count).toBe(1)
  })
})

/** To the member who came last. */
async function givePoints(): Promise<void> {
  const { db } = shop.services
  const { rows } = await sql<{
    id: number
  }>`select max(id) as id from member where partner_id = 1`.execute(db)
  await writePoints(
    db,
    { partnerId: 1, memberId: rows[0]!.id },
    { delta: 10_000, bizType: 'adjust', bizId: 'test', at: new Date(shop.clock.now()) },
  )
}
