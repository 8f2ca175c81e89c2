import { randomUUID } from 'node:crypto'
import {
  giftAdminCalls,
  type AdminGift,
  type GiftSetup,
} from '@mallard/contract/activities/gift/gift-admin.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'

/** What sets a gift up that is given from now on. */
export function giftSetup(
  shop: Pick<TestShop, 'clock'>,
  terms: Partial<GiftSetup> = {},
): GiftSetup & { requestId: string } {
  const now = shop.clock.now()
  return {
    id: 0,
    version: 0,
    name: '新人礼',
    nameEn: 'A gift',
    rules: '每人一次',
    rulesEn: 'Once',
    skuId: null,
    templateId: null,
    points: 0,
    quota: 10,
    startAt: now,
    endAt: now + 10 * day,
    ...terms,
    requestId: randomUUID(),
  }
}

/** A gift that is given now, after the one before was ended: a store gives one at a time. */
export async function runningGift(
  shop: TestShop,
  owner: Caller,
  terms: Partial<GiftSetup>,
): Promise<AdminGift> {
  const { list } = await owner.data(giftAdminCalls.list, { state: 'RUN' })
  for (const { id } of list) await owner.data(giftAdminCalls.close, { id, reason: '换一份' })
  const gift = await owner.data(giftAdminCalls.save, giftSetup(shop, terms))
  shop.clock.advance(minute)
  return gift
}

export const claimGift = (browser: Caller) => browser.call(giftCalls.claim, {})
