import { guideAdminCalls } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { expect, it } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { fillTestKitchens, guideInput } from './test-kitchen.ts'

const shop = await testShop()
const owner = await shop.staff()
await fillTestKitchens(shop)

it('gives goods to one of several guides that are moved to them at once', async () => {
  const { list } = await owner.data(guideAdminCalls.list, { pageSize: 100 })
  const have = new Set(list.map(({ productId }) => productId))
  const goods = (await skusWithStock(shop, 40)).map(({ goodsId }) => goodsId)
  const free = [...new Set(goods)].filter((id) => !have.has(id))
  const [homes, wanted] = [free.slice(0, 4), free.slice(4, 12)]
  const made = await Promise.all(
    homes.map((productId) => owner.data(guideAdminCalls.save, guideInput(productId))),
  )
  expect([homes.length, wanted.length > 4]).toEqual([4, true])
  for (const productId of wanted) {
    const { list: now } = await owner.data(guideAdminCalls.list, { pageSize: 100 })
    const answers = await Promise.all(
      made.map(({ id }) => {
        const { version } = now.find((each) => each.id === id)!
        return owner.call(guideAdminCalls.save, { ...guideInput(productId), id, version })
      }),
    )
    const refusals = answers.map(({ code, reason }) => reason ?? code)
    const taken = 'guideTaken'
    expect(refusals.toSorted()).toEqual([200, taken, taken, taken])
  }
})
