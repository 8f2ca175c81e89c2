import { randomUUID } from 'node:crypto'
import {
  seckillAdminCalls,
  type AdminSeckill,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

export interface TestSession {
  readonly price?: number
  readonly quota?: number
  readonly limit?: number
}

/** What sets up a session that begins in a minute. */
export function seckillSetup(
  shop: Pick<TestShop, 'clock'>,
  skus: readonly TestSku[],
  { price = 100, quota = 10, limit = 2 }: TestSession = {},
) {
  const startAt = shop.clock.now() + minute
  const lines = skus.map(({ skuId }) => ({ skuId, price, quota, limit }))
  return {
    name: '晚八点场',
    nameEn: 'Eight o’clock',
    startAt,
    endAt: startAt + hour,
    skus: lines,
    requestId: randomUUID() as string,
  }
}

/** A session that runs now. */
export async function runningSeckill(
  shop: TestShop,
  owner: Caller,
  skus: readonly TestSku[],
  more: TestSession = {},
): Promise<AdminSeckill> {
  const session = await owner.data(seckillAdminCalls.save, seckillSetup(shop, skus, more))
  shop.clock.advance(minute)
  return session
}

/** Opens the checkout of a flash sale. */
export const wanted = (sku: TestSku, promotionId: number, qty = 1) => ({
  productId: sku.productSn,
  promotionId,
  qty,
})

/** Submits a checkout of a flash sale. */
export const ordered = (sku: TestSku, promotionId: number, flowId: string, qty = 1) => ({
  productId: sku.productSn,
  promotionId,
  productQuantity: qty,
  flowId,
})

/** Checkout and submit; the answer of the first call that refuses, or of the submit. */
export async function take(browser: Caller, sku: TestSku, promotionId: number, quantity = 1) {
  const opened = await browser.call(
    seckillCalls.secKillCheckout,
    wanted(sku, promotionId, quantity),
  )
  if (opened.code !== 200) return opened
  const { flowId } = opened.data as { flowId: string }
  return browser.call(seckillCalls.secKillSubmit, ordered(sku, promotionId, flowId, quantity))
}
