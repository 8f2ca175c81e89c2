import { randomUUID } from 'node:crypto'
import {
  groupBuyAdminCalls,
  type AdminGroup,
  type GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { pay, type TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

type Terms = Partial<Omit<GroupSetup, 'skus'>> & {
  readonly price?: number
  readonly quota?: number
  readonly limit?: number
}

/** What sets up a group of two people that begins in a minute and runs three days. */
export function groupSetup(
  shop: Pick<TestShop, 'clock'>,
  skus: readonly TestSku[],
  { price = 1000, quota = 20, limit = 5, ...terms }: Terms = {},
) {
  const startAt = shop.clock.now() + minute
  return {
    name: '一起买',
    nameEn: 'Together',
    startAt,
    endAt: startAt + 3 * day,
    goalType: 'people' as const,
    goalValue: 2,
    freightCoupon: false,
    skus: skus.map(({ skuId }) => ({ skuId, price, quota, limit })),
    ...terms,
    requestId: randomUUID() as string,
  }
}

/** A group that forms now. */
export async function runningGroup(
  shop: TestShop,
  owner: Caller,
  skus: readonly TestSku[],
  terms: Terms = {},
): Promise<AdminGroup> {
  const group = await owner.data(groupBuyAdminCalls.save, groupSetup(shop, skus, terms))
  shop.clock.advance(minute)
  return group
}

export type Wanted = readonly { readonly productSn: string; readonly quantity: number }[]

export const one = ({ productSn }: TestSku, quantity = 1): Wanted => [{ productSn, quantity }]

/** Checkout and submit; the answer of the first call that refuses, or of the submit. */
export async function orderGroup(browser: Caller, urlCode: string, items: Wanted) {
  const opened = await browser.call(groupActivityCalls.orderModify, { urlCode, items: [...items] })
  if (opened.code !== 200) return opened
  const { flowId } = opened.data as { flowId: string }
  return browser.call(groupActivityCalls.submit, { flowId })
}

export interface PlacedBatch {
  readonly batchId: string
  readonly orderIds: string
  readonly payAmount: number
}

/** A purchase that waits for its money. */
export async function placeBatch(
  browser: Caller,
  urlCode: string,
  items: Wanted,
): Promise<PlacedBatch> {
  const placed = await orderGroup(browser, urlCode, items)
  if (placed.code !== 200) throw new Error(`refused: ${placed.reason}`)
  return placed.data as PlacedBatch
}

/** The same, paid and heard of. */
export async function joinGroup(
  shop: TestShop,
  browser: Caller,
  urlCode: string,
  items: Wanted,
): Promise<PlacedBatch> {
  const placed = await placeBatch(browser, urlCode, items)
  const { paid, reason } = await pay(shop, browser, placed.orderIds)
  if (!paid) throw new Error(`not paid: ${reason}`)
  await shop.dispatch()
  return placed
}
