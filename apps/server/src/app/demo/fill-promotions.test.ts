import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { expect, it } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { fillPromotions } from './fill-promotions.ts'

const shop = await testShop()

it('the demo world has promotions of every kind, and some in every state', async () => {
  await fillPromotions(shop.services.db, shop.clock.now())
  const owner = await shop.staff()
  const { list } = await owner.data(promotionAdminCalls.list, { pageSize: 100 })
  expect(new Set(list.filter(({ state }) => state === 'RUN').map(({ type }) => type))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  )
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['WAIT', 'RUN', 'END', 'CLOSED']))
})
