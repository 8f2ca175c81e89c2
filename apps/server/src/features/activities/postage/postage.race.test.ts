import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { runningPostage, takeTrial } from './test-postage.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 2)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

describe('a trial that many want at once', () => {
  it('goes to as many as there are units, each once however often they try', async () => {
    const { postageUuid, id } = await runningPostage(shop, owner, skus[0]!, { quota: 5 })
    const browsers: Caller[] = []
    for (let count = 0; count < 12; count += 1) browsers.push(await buyer(shop))
    const answers = await Promise.all(
      browsers.flatMap((browser) => [1, 2, 3].map(() => takeTrial(browser, postageUuid))),
    )
    const { rows } = await sql<{ orders: number; members: number }>`
      select count(*)::int as orders, count(distinct member_id)::int as members from orders where kind = 5 and context->>'uuid' = ${postageUuid}`.execute(
      shop.services.db,
    )
    expect(rows[0]).toEqual({ orders: 5, members: 5 })
    const refused = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    for (const reason of refused)
      expect(['postageGone', 'postageJoined', 'flowChanged', 'busy']).toContain(reason)
    expect(await owner.data(postageAdminCalls.detail, { id })).toMatchObject({
      reserved: 5,
      left: 0,
      joined: 5,
    })
  })

  it('is taken once by a member who has several checkouts of it', async () => {
    const { postageUuid, id } = await runningPostage(shop, owner, skus[1]!)
    const browser = await buyer(shop)
    const opened = await Promise.all(
      [1, 2, 3, 4].map(() => browser.data(postageCalls.postagePromotionFlow, { id: postageUuid })),
    )
    const flows = [...new Set(opened.map(({ flowId }) => flowId))]
    const answers = await Promise.all(
      flows.flatMap((flowId) => [
        browser.call(postageCalls.postagePromotionSubmit, { flowId, postageUuid }),
        browser.call(checkoutCalls.submit, { flowId, cartId: '0' }),
      ]),
    )
    const placed = new Set(
      answers.flatMap(({ code, data }) =>
        code === 200 ? [(data as { orderSn: string }).orderSn] : [],
      ),
    )
    expect(placed.size).toBe(1)
    expect(await owner.data(postageAdminCalls.detail, { id })).toMatchObject({ reserved: 1 })
  })
})
