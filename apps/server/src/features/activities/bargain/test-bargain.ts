import { randomUUID } from 'node:crypto'
import {
  bargainAdminCalls,
  type AdminBargain,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

export interface TestTerms {
  readonly floorPrice?: number
  readonly helpers?: number
  readonly stock?: number
  readonly roomHours?: number
  readonly dailyHelps?: number
  readonly helpLimit?: number
}

/** What sets up a bargain that begins in a minute and runs three days. */
export function bargainSetup(
  shop: Pick<TestShop, 'clock'>,
  { skuId, price }: TestSku,
  terms: TestTerms = {},
) {
  const startAt = shop.clock.now() + minute
  return {
    name: '好友一起砍',
    nameEn: 'With a little help',
    startAt,
    endAt: startAt + 3 * day,
    skuId,
    startPrice: price,
    floorPrice: 1000,
    helpers: 2,
    stock: 10,
    roomHours: 24,
    dailyHelps: 100,
    helpLimit: 100,
    ...terms,
    requestId: randomUUID() as string,
  }
}

/** A bargain that runs now. */
export async function runningBargain(
  shop: TestShop,
  owner: Caller,
  sku: TestSku,
  terms: TestTerms = {},
): Promise<AdminBargain> {
  const bargain = await owner.data(bargainAdminCalls.save, bargainSetup(shop, sku, terms))
  shop.clock.advance(minute)
  return bargain
}

export const openRoom = async (browser: Caller, bargainId: number) =>
  (await browser.data(bargainCalls.add, { bargainId })).bargainRoomId

export const help = (browser: Caller, bargainRoomId: string) =>
  browser.call(bargainCalls.bargain, { bargainRoomId })

/** Checkout and submit; the answer of the first call that refuses, or of the submit. */
export async function orderRoom(browser: Caller, bargainRoomId: string) {
  const opened = await browser.call(checkoutCalls.checkout, { bargainRoomId })
  if (opened.code !== 200) return opened
  return browser.call(checkoutCalls.submit, opened.data as { flowId: string; cartId: string })
}
