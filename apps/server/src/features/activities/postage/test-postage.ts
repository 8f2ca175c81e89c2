import { randomUUID } from 'node:crypto'
import {
  postageAdminCalls,
  type AdminPostage,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import type { PostageAudience } from '@mallard/contract/activities/postage/postage.codes'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

export interface TestTerms {
  readonly postageAmount?: number
  readonly quota?: number
  readonly audience?: PostageAudience
}

/** What sets up a trial that begins in a minute and runs three days. */
export function postageSetup(
  shop: Pick<TestShop, 'clock'>,
  { skuId }: TestSku,
  terms: TestTerms = {},
) {
  const startAt = shop.clock.now() + minute
  return {
    name: '新品试用',
    nameEn: 'Try it',
    rules: '每人限一次',
    rulesEn: '',
    startAt,
    endAt: startAt + 3 * day,
    skuId,
    postageAmount: 900,
    quota: 10,
    audience: 'all' as PostageAudience,
    ...terms,
    requestId: randomUUID() as string,
  }
}

/** A trial that runs now. */
export async function runningPostage(
  shop: TestShop,
  owner: Caller,
  sku: TestSku,
  terms: TestTerms = {},
): Promise<AdminPostage> {
  const postage = await owner.data(postageAdminCalls.save, postageSetup(shop, sku, terms))
  shop.clock.advance(minute)
  return postage
}

/** Checkout and submit; the answer of the first call that refuses, or of the submit. */
export async function takeTrial(browser: Caller, postageUuid: string) {
  const opened = await browser.call(postageCalls.postagePromotionFlow, { id: postageUuid })
  if (opened.code !== 200) return opened
  const { flowId } = opened.data as { flowId: string }
  return browser.call(postageCalls.postagePromotionSubmit, { flowId, postageUuid })
}
