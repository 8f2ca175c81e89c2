import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryCalls } from '@mallard/contract/activities/lottery/lottery.calls'
import { largestId } from '@mallard/contract/fields'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { hangzhou } from '#app/testing/test-buyer.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import {
  drawing,
  drawOne,
  goodsPrize,
  lotterySetup,
  runningLottery,
  thanks,
} from './test-lottery.ts'

const fields = [
  'lotteryUrl',
  'rules',
  'rulesEn',
  'form',
  'dailyFree',
  'cost',
  'dailyMax',
  'totalMax',
  'hasShareChance',
  'hasOrderChance',
  'orderLeast',
  'prizes',
]

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const always = { dailyFree: 100, hasShareChance: true }
  const prizesOf = (skuId: number) => [goodsPrize(skuId, 10_000, 100_000), thanks(0)]
  const { lotteryUrl, id: lotteryId } = await runningLottery(
    shop,
    owner,
    prizesOf(sku.skuId),
    always,
  )
  const other = await runningLottery(shop, theirs.owner, prizesOf(theirs.sku.skuId), always)
  const winOf = async (who: Caller, url: string) => (await drawOne(who, url)).lotteryItemId
  const toShip = async (who: Caller, url: string) => {
    const lotteryItemId = await winOf(who, url)
    await who.data(lotteryCalls.saveAddress, { ...hangzhou, lotteryItemId })
    return lotteryItemId
  }
  const winner = await shop.shopper()
  // Won before others change the goods.
  const ready = [await toShip(winner, lotteryUrl), await toShip(winner, lotteryUrl)]
  const theirWin = await winOf(theirs.buyer, other.lotteryUrl)
  const parcel = { companyCode: 'shunfeng', deliverySn: 'SF1234567890' }
  const { admin, byId } = activityAccess({
    domain: 'lotteryAdmin',
    calls: lotteryAdminCalls,
    owner,
    setup: () => lotterySetup(shop, prizesOf(sku.skuId)),
    fields,
    theirs: other.id,
  })
  return {
    open: {
      'lottery.info': { lotteryUrl },
      'lottery.lottery': drawing(lotteryUrl),
      'lottery.share': { lotteryUrl },
      'member.lotteryList': {},
    },
    owned: {
      'lottery.saveAddress': {
        own: async (who) => ({ ...hangzhou, lotteryItemId: await winOf(who, lotteryUrl) }),
        missing: { lotteryItemId: largestId },
        plain: [...Object.keys(hangzhou), 'postCode'],
      },
      'lottery.setAddress': {
        own: async (who) => ({
          lotteryItemId: await winOf(who, lotteryUrl),
          addressId: (await who.data(addressCalls.save, hangzhou)).id,
        }),
        missing: { lotteryItemId: largestId, addressId: largestId },
      },
    },
    admin: {
      ...admin,
      'lotteryAdmin.winners': { own: async () => ({ id: lotteryId }), ...byId, plain: ['status'] },
      'lotteryAdmin.ship': {
        own: async () => ({ id: ready.pop() ?? (await toShip(winner, lotteryUrl)), ...parcel }),
        theirs: { id: theirWin },
        missing: { id: largestId },
        plain: ['companyCode', 'deliverySn'],
      },
    },
  }
}
