import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { buyer } from '#app/testing/test-buyer.ts'
import { shownIn, snOf, type TestActivity } from '#app/testing/test-activities.ts'
import { bargainSetup, runningBargain, openRoom, help, orderRoom } from './test-bargain.ts'

export const activity: TestActivity = {
  name: 'bargain',
  setUp: {
    object: 'bargain',
    calls: bargainAdminCalls,
    setup: (shop, sku) => bargainSetup(shop, sku),
    change: { name: '改名' },
    begun: 'bargainBegun',
    mayHaveBegun: false,
    clash: 'bargainClash',
    faults: (sku) => [
      [{ startPrice: sku.price + 1 }, 'bargainPriceHigh'],
      [{ floorPrice: sku.price - 1 }, 'bargainFloorHigh'],
      [{ skuId: 2_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { startPrice: price + 5, floorPrice: price + 4, stock: 999_999 },
      [
        ['floorPrice', true],
        ['skuId', true],
        ['startPrice', true],
        ['stock', false],
      ],
    ],
  },
  struck: {
    begin: async ({ shop, owner, visitor }, sku, another) => {
      await runningBargain(shop, owner, sku)
      const other = await runningBargain(shop, owner, another)
      return async () => {
        const { others } = await visitor.data(bargainCalls.list, { bargainId: other.id })
        return shownIn(others, sku)
      }
    },
    dear: () => [{ floorPrice: 800 }, 'bargainPriceHigh'],
  },
  paidBack: async ({ shop, owner }, sku) => {
    const { id } = await runningBargain(shop, owner, sku, { helpers: 1 })
    const browser = await buyer(shop)
    const room = await openRoom(browser, id)
    await help(await shop.shopper(), room)
    const sn = snOf(await orderRoom(browser, room))
    const cost = sku.price - 1000
    const still = { isOrdered: true, canOrder: false }
    return {
      browser,
      sn,
      figures: async () => {
        const detail = await owner.data(bargainAdminCalls.detail, { id })
        const { orderSn, canOrder } = await browser.data(bargainCalls.room, { bargainRoomId: room })
        const [{ brought, cost: lost }] = [detail.days[0]!]
        return { brought, cost: detail.cost, lost, isOrdered: orderSn === sn, canOrder }
      },
      before: { brought: 1000, cost, lost: cost, ...still },
      after: { brought: 0, cost: 0, lost: 0, ...still },
    }
  },
}
