import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, describe, expect, it } from 'vitest'
import { pointsCoupon } from '#features/activities/points-shop/test-points-shop.ts'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { claimGift, runningGift } from './test-gift.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const owner: Caller = await shop.staff()

afterAll(async () => {
  await shop.dispatch()
  await expectBooksToAgree(shop)
})

const kinds = [
  ['goods', async () => ({ skuId: sku!.skuId })],
  ['a coupon', async () => ({ templateId: await pointsCoupon(shop) })],
  ['points', async () => ({ points: 50 })],
] as const

describe.each(kinds)('newcomers who want a gift of %s at the same moment', (_kind, thing) => {
  it('share it exactly, and nobody has two however often they tap', async () => {
    const { id } = await runningGift(shop, owner, { ...(await thing()), quota: 3 })
    const people: Caller[] = []
    for (let count = 0; count < 5; count += 1) people.push(await buyer(shop))
    const answers = await Promise.all(
      people.flatMap((browser) => [claimGift(browser), claimGift(browser), claimGift(browser)]),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    const reasons = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    for (const reason of reasons) expect(['giftTaken', 'giftNotNew', 'giftGone']).toContain(reason)
    expect(await owner.data(giftAdminCalls.detail, { id })).toMatchObject({ taken: 3 })
    const { total } = await owner.data(giftAdminCalls.claims, { id })
    expect(total).toBe(3)
  })
})
