import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { Clock } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { setStock, type TestSku } from './test-buyer.ts'
import { runPromotion } from './test-promotions.ts'
import type { TestShop } from './test-shop.ts'
import { sizeOf } from './test-sizes.ts'
import type { TwoServers } from './test-two-servers.ts'

const buyers = sizeOf('OVERSELL_BUYERS', 200)
const stock = sizeOf('OVERSELL_STOCK', 10)
const oversellRounds = sizeOf('OVERSELL_ROUNDS', 20)
const rounds = sizeOf('RACE_ROUNDS', 10)
const replays = sizeOf('REPLAY_ROUNDS', 5)
const parallel = 50

export interface RaceWorld extends Pick<TestShop, 'services'> {
  readonly two: TwoServers
  /** As many shoppers as race. */
  readonly shoppers: readonly Caller[]
  readonly clock: Clock
}

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Checkouts of one unit, opened one by one at either server. */
function openFlows(
  { two }: RaceWorld,
  count: number,
  who: (index: number) => Caller,
  sku: TestSku,
) {
  return times(count, async (index) => {
    const browser = two.at(who(index), index)
    return {
      browser,
      flow: await browser.data(checkoutCalls.checkout, { productSn: sku.productSn, quantity: 1 }),
    }
  })
}

/** Races for what there is too little of; every one at both servers at once. */
export function raceTests(world: () => RaceWorld): void {
  stockRaces(world)
  couponRaces(world)
  savingRaces(world)
  replayRaces(world)
}

/** For the last units. */
function stockRaces(world: () => RaceWorld): void {
  it(
    `R4: ${buyers} submits for the last ${stock} units sell exactly ${stock}, ${oversellRounds} rounds`,
    async () => {
      const here = world()
      const [sku] = here.two.skus
      for (let round = 0; round < oversellRounds; round += 1) {
        const { rows } = await sql<{ reserved: number }>`
        select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${sku!.skuId}`.execute(
          here.services.db,
        )
        await setStock(here, sku!.skuId, rows[0]!.reserved + stock)
        const flows = await openFlows(
          here,
          buyers,
          (index) => here.shoppers[index % here.shoppers.length]!,
          sku!,
        )
        const answers = await Promise.all(
          flows.map(({ browser, flow }, index) =>
            here.two.at(browser, index).call(checkoutCalls.submit, flow),
          ),
        )
        expect(answers.filter(({ code }) => code === 200)).toHaveLength(stock)
        expect(answers.filter(({ reason }) => reason === 'soldOut')).toHaveLength(buyers - stock)
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        // One person may leave only so many unpaid.
        for (const [index, { code, data }] of answers.entries())
          if (code === 200)
            await flows[index]!.browser.data(orderCalls.cancel, { sn: data.orderSn })
      }
      await setStock(here, sku!.skuId, 100_000)
    },
    120_000 + oversellRounds * 60_000,
  )

  it(`R4: ${parallel} shoppers at a flash sale of two processes, each at both, take its 20 units and no more`, async () => {
    const here = world()
    const { sessions } = await here.shoppers[0]!.data(seckillCalls.seckillList, {})
    const { promotionId, goods } = sessions[0]!
    const { productSn: productId, quota } = goods.find((each) => each.quota < 100)!
    // All of them open a checkout before anybody takes a unit.
    const flows = await times(parallel, (index) =>
      here.shoppers[index]!.data(seckillCalls.secKillCheckout, { productId, promotionId, qty: 1 }),
    )
    const answers = await times(2 * parallel, (index) =>
      here.two
        .at(here.shoppers[index % parallel]!, index < parallel ? 0 : 1)
        .call(seckillCalls.secKillSubmit, {
          productId,
          promotionId,
          productQuantity: 1,
          flowId: flows[index % parallel]!.flowId,
        }),
    )
    // Who is served at one of the two gets the same order at the other, or heard of none yet.
    const numbers = new Set(answers.flatMap(({ code, data }) => (code === 200 ? data.orderSn : [])))
    expect(numbers.size).toBe(quota)
    expect(new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))).toEqual(
      new Set(['seckillChance']),
    )
    const { rows } = await sql<{ orders: number; most: number; reserved: number }>`
        select (select count(*)::int from orders o where o.order_sn = any(${[...numbers]}::text[])) as orders, max(u.units) as most, max(q.reserved) as reserved
        from seckill_sku q join seckill_user u on u.seckill_id = q.seckill_id and u.sku_id = q.sku_id
        where q.seckill_id = ${promotionId} and q.quota = ${quota}`.execute(here.services.db)
    expect(rows).toEqual([{ orders: quota, most: 1, reserved: quota }])
    for (const [index, { code, data }] of answers.slice(0, parallel).entries())
      if (code === 200) await here.shoppers[index]!.data(orderCalls.cancel, { sn: data.orderSn })
  }, 120_000)
}

/** For the last coupons, and with one. */
function couponRaces(world: () => RaceWorld): void {
  it(
    `R5: of ${parallel} shoppers who draw the last 10 coupons 10 get one, and one who taps ${parallel} times gets their one, ${rounds} rounds`,
    async () => {
      const here = world()
      for (let round = 0; round < rounds; round += 1) {
        const few = await testCoupon(here, { total: 10 })
        const drawn = await times(parallel, (index) =>
          here.two
            .at(here.shoppers[index]!, index)
            .call(couponCalls.draw, { grantUuid: few.grantUuid }),
        )
        expect(drawn.filter(({ code }) => code === 200)).toHaveLength(10)
        expect(
          new Set(drawn.filter(({ code }) => code !== 200).map(({ reason }) => reason)),
        ).toEqual(new Set(['couponGone']))
        const own = await testCoupon(here, { total: 1_000 })
        const tapped = await times(parallel, (index) =>
          here.two
            .at(here.shoppers[0]!, index)
            .call(couponCalls.draw, { grantUuid: own.grantUuid }),
        )
        expect(tapped.filter(({ code }) => code === 200)).toHaveLength(1)
      }
    },
    60_000 + rounds * 30_000,
  )

  it(
    `R5: one coupon in ${parallel} checkouts at once lowers one order, ${rounds} rounds`,
    async () => {
      const here = world()
      for (let round = 0; round < rounds; round += 1) {
        const browser = here.shoppers[round % here.shoppers.length]!
        const { grantUuid } = await testCoupon(here)
        const { couponHistoryId } = await browser.data(couponCalls.draw, { grantUuid })
        const answers = await submitAll(here, browser, { couponHistoryId: couponHistoryId! })
        expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
        const { rows } = await sql<{ orders: number; status: number }>`
        select (select count(*)::int from orders o where o.order_sn = h.order_sn and o.coupon_amount = 2000) as orders, h.status
        from coupon_history h where h.id = ${couponHistoryId}`.execute(here.services.db)
        expect(rows).toEqual([{ orders: 1, status: 1 }])
      }
    },
    60_000 + rounds * 60_000,
  )
}

/** With the same points, or a promotion that a member has once. */
function savingRaces(world: () => RaceWorld): void {
  it(
    `R5: the same points in ${parallel} checkouts at once pay once, ${rounds} rounds`,
    async () => {
      const here = world()
      for (let round = 0; round < rounds; round += 1) {
        const browser = await here.two.shopper()
        await givePoints(here, browser, 1_000)
        const answers = await submitAll(here, browser, { useIntegration: 1_000 })
        expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
        expect((await browser.data(pointsCalls.list, {})).balance).toBe(0)
      }
    },
    60_000 + rounds * 60_000,
  )

  it(
    `R5: a promotion for one order of each member is used once in ${parallel} checkouts at once, ${rounds} rounds`,
    async () => {
      const here = world()
      const office = await here.two.owner()
      const rule = { by: 'quantity', tiers: [{ over: 1, cut: 'off', value: 100 }] } as const
      const { id } = await runPromotion(
        here,
        office,
        { type: 2, rule: { ...rule, tiers: [...rule.tiers] } },
        { limitPerUser: 1 },
      )
      try {
        for (let round = 0; round < rounds; round += 1) {
          const browser = await here.two.shopper()
          const answers = await submitAll(here, browser, {}, true)
          expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
          const { rows } = await sql<{ uses: number }>`
          select count(*)::int as uses from promotion_use u join orders o on o.id = u.order_id
          where u.promotion_id = ${id} and o.order_sn = any(${answers.flatMap(({ data }) => (data ? [data.orderSn] : []))}::text[])`.execute(
            here.services.db,
          )
          expect(rows).toEqual([{ uses: 1 }])
        }
      } finally {
        await office.data(promotionAdminCalls.close, { id })
      }
    },
    60_000 + rounds * 60_000,
  )
}

/** One checkout, submitted again and again. */
function replayRaces(world: () => RaceWorld): void {
  it(
    `R6: twenty submits of one checkout, at once and one after another, make one order; another body makes none, ${replays} rounds`,
    async () => {
      const here = world()
      for (let round = 0; round < replays; round += 1) {
        const browser = here.shoppers[round % here.shoppers.length]!
        const flow = await browser.data(checkoutCalls.checkout, {
          productSn: here.two.skus[1]!.productSn,
          quantity: 1,
        })
        const { amounts } = await browser.data(checkoutCalls.flow, flow)
        const body = { ...flow, expectPayAmount: amounts.payAmount }
        const other = { ...flow, expectPayAmount: amounts.payAmount + 1 }
        const mixed = await times(20, (index) =>
          here.two.at(browser, index).call(checkoutCalls.submit, index % 4 === 3 ? other : body),
        )
        const good = mixed.filter((_, index) => index % 4 !== 3)
        expect(new Set(good.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(good[0]!.code).toBe(200)
        expect(mixed.filter((_, index) => index % 4 === 3).every(({ code }) => code === 500)).toBe(
          true,
        )
        for (let index = 0; index < 20; index += 1)
          expect(await here.two.at(browser, index).call(checkoutCalls.submit, body)).toEqual(
            good[0],
          )
        expect(await browser.call(checkoutCalls.submit, other)).toMatchObject({
          code: 500,
          reason: 'flowChanged',
        })
        expect(await browser.call(checkoutCalls.submit, { ...body, cartId: '99' })).toMatchObject({
          code: 500,
          reason: 'flowChanged',
        })
        const { rows } = await sql<{
          orders: number
        }>`select count(*)::int as orders from orders where flow_id = ${flow.flowId}`.execute(
          here.services.db,
        )
        expect(rows).toEqual([{ orders: 1 }])
        await browser.data(orderCalls.cancel, { sn: good[0]!.data.orderSn })
        expect(await browser.call(checkoutCalls.submit, body)).toEqual(good[0])
      }
    },
    60_000 + replays * 30_000,
  )
}

/**
 * Opens many checkouts of one shopper that all want the same, then submits them at once; with
 * `keepPrice` the price must be what was shown.
 */
async function submitAll(
  here: RaceWorld,
  browser: Caller,
  input: { couponHistoryId?: number; useIntegration?: number },
  keepPrice = false,
) {
  const flows = await openFlows(here, parallel, () => browser, here.two.skus[2]!)
  const priced = await Promise.all(
    flows.map(async ({ browser: who, flow }) => ({
      who,
      flow,
      amounts: (await who.data(checkoutCalls.flowModify, { ...flow, ...input })).amounts,
    })),
  )
  expect(
    keepPrice ||
      priced.every(({ amounts }) => amounts.couponAmount + amounts.integrationAmount > 0),
  ).toBe(true)
  return Promise.all(
    priced.map(({ who, flow, amounts }) =>
      who.call(checkoutCalls.submit, { ...flow, expectPayAmount: amounts.payAmount }),
    ),
  )
}

async function givePoints({ two }: RaceWorld, browser: Caller, points: number): Promise<void> {
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  const office = await two.owner()
  await office.data(pointsAdminCalls.adjust, {
    memberId,
    what: 'points',
    delta: points,
    reason: '测试',
    requestId: `race-points-${memberId}`,
  })
}
