import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { writePoints } from '#features/pricing/points/index.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)
const admin = await shop.staff()

beforeEach(() => reward(20))
afterAll(() => expectBooksToAgree(shop))

/** From whatever it is. */
const reward = async (points: number) => {
  const { points: seen } = await admin.data(reviewAdminCalls.reward, {})
  return admin.data(reviewAdminCalls.setReward, { points, seen })
}
const holding = async (who: Caller) => {
  const { balance, debt, list } = await who.data(pointsCalls.list, {})
  return { balance, debt, titles: list.map(({ title }) => title) }
}
const judge = (id: number, from: 0 | 1 | 2, show: boolean) =>
  admin.call(reviewAdminCalls.judge, {
    id,
    part: 'review',
    from,
    show,
    ...(!show && { reason: '含有广告' }),
  })

async function reviewed() {
  const who = await buyer(shop)
  const { orderSn } = await placeOrder(who, [sku!])
  await pay(shop, who, orderSn)
  await admin.data(orderAdminCalls.ship, {
    sn: orderSn,
    companyCode: 'yuantong',
    deliverySn: `YT${orderSn.slice(-12)}`,
  })
  await who.data(orderCalls.confirm, { sn: orderSn })
  const { items } = await who.data(orderCalls.detail, { sn: orderSn })
  const input = { orderItemId: items[0]!.id, star: 5, content: '很好用', anonymous: false }
  const { commentId, points } = await who.data(reviewCalls.add, input)
  expect((await who.data(reviewCalls.add, input)).commentId).toBe(commentId)
  return { who, commentId, points }
}

describe('points for a review', () => {
  it('come once, when it is shown, and the writer hears of it', async () => {
    const { who, commentId, points } = await reviewed()
    expect(points).toBe(20)
    expect(await holding(who)).toEqual({ balance: 0, debt: 0, titles: [] })
    const answers = await Promise.all([
      judge(commentId, 0, true),
      judge(commentId, 0, true),
      judge(commentId, 0, true),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await holding(who)).toEqual({ balance: 20, debt: 0, titles: ['评价奖励'] })
    const { list } = await who.data(noticesCalls.list, { kind: 'service' })
    expect(list).toMatchObject([
      {
        title: '评价奖励已到账',
        text: expect.stringContaining('20 积分'),
        link: '/integral/center',
      },
    ])
  })

  it('go back while it is hidden, and what is spent is owed', async () => {
    const { who, commentId } = await reviewed()
    await judge(commentId, 0, true)
    await judge(commentId, 1, false)
    expect(await holding(who)).toMatchObject({ balance: 0, debt: 0 })
    await judge(commentId, 2, true)
    expect(await holding(who)).toEqual({
      balance: 20,
      debt: 0,
      titles: ['评价奖励', '评价未展示扣回', '评价奖励'],
    })
    const { id } = await who.data(identityCalls.userInfo, {})
    await writePoints(
      db,
      { partnerId: 1, memberId: id },
      { delta: -15, bizType: 'adjust', bizId: 'spent', at: new Date(shop.clock.now()) },
    )
    await judge(commentId, 1, false)
    expect(await holding(who)).toMatchObject({ balance: 0, debt: 15 })
    await judge(commentId, 2, true)
    expect(await holding(who)).toMatchObject({ balance: 5, debt: 0 })
    expect((await who.data(noticesCalls.list, { kind: 'service' })).list).toHaveLength(1)
  })

  it('are what the operator says, from then on; what was given is taken back as it was given', async () => {
    const first = await reviewed()
    await judge(first.commentId, 0, true)
    expect(await reward(0)).toEqual({ points: 0 })
    expect(await admin.data(reviewAdminCalls.reward, {})).toEqual({ points: 0 })
    const second = await reviewed()
    expect(second.points).toBe(0)
    await judge(second.commentId, 0, true)
    expect(await holding(second.who)).toEqual({ balance: 0, debt: 0, titles: [] })
    await judge(first.commentId, 1, false)
    expect(await holding(first.who)).toMatchObject({ balance: 0 })
    expect((await admin.call(reviewAdminCalls.setReward, { points: 1001, seen: 0 })).reason).toBe(
      'badInput',
    )
    // Who saw another figure is told, and who looks after one store may not: it holds in all of
    // them.
    expect((await admin.call(reviewAdminCalls.setReward, { points: 30, seen: 20 })).reason).toBe(
      'versionConflict',
    )
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await local.call(reviewAdminCalls.setReward, { points: 30, seen: 0 })).reason).toBe(
      'partnerWide',
    )
    expect(await admin.data(reviewAdminCalls.reward, {})).toEqual({ points: 0 })
    expect(
      (await admin.data(staffCalls.audit, { object: 'partner 1' })).list.map(
        ({ action }) => action,
      ),
    ).toContain('review.reward')
  })
})
