import { randomUUID } from 'node:crypto'
import {
  evaluateAdminCalls,
  type AdminEvaluate,
  type EvaluateSetup,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { hangzhou, type TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

type Terms = Partial<Omit<EvaluateSetup, 'id' | 'version'>>

/** What sets up a trial that takes applications from in a minute on, for two hours. */
export function evaluateSetup(
  shop: Pick<TestShop, 'clock'>,
  { skuId }: Pick<TestSku, 'skuId'>,
  terms: Terms = {},
) {
  const startAt = shop.clock.now() + minute
  return {
    name: '新品试用',
    nameEn: 'Try it',
    intro: '试一试',
    introEn: 'Have a try',
    rules: '每人一次',
    rulesEn: '',
    startAt,
    endAt: startAt + 2 * hour,
    skuId,
    quota: 2,
    reportDays: 14,
    ...terms,
    requestId: randomUUID() as string,
  }
}

/** A trial that takes applications now. */
export async function applyingTrial(
  shop: TestShop,
  owner: Caller,
  sku: Pick<TestSku, 'skuId'>,
  terms: Terms = {},
): Promise<AdminEvaluate> {
  const trial = await owner.data(evaluateAdminCalls.save, evaluateSetup(shop, sku, terms))
  shop.clock.advance(minute)
  return trial
}

/** What a member with an address applies with. */
export async function applicationFor(browser: Caller, id: number, requestId = randomUUID()) {
  const { id: addressId } = await browser.data(addressCalls.save, hangzhou)
  return { id, addressId, requestId, reason: '想试试' }
}

export const applyFor = async (browser: Caller, id: number) =>
  browser.call(evaluateCalls.apply, await applicationFor(browser, id))

/** Its time to apply is over. */
export function endApplying(shop: TestShop, { endAt }: Pick<AdminEvaluate, 'endAt'>): void {
  shop.clock.advance(Math.max(0, endAt - shop.clock.now()))
}

/** Numbers of applications by the members' order of applying. */
export const applied = async (owner: Caller, id: number) =>
  (await owner.data(evaluateAdminCalls.applications, { id, pageSize: 100 })).list

/** A trial with applications of so many members, about whom nothing is decided. */
export async function choosingTrial(
  shop: TestShop,
  owner: Caller,
  sku: Pick<TestSku, 'skuId'>,
  { people = 2, ...terms }: Terms & { readonly people?: number } = {},
) {
  const trial = await applyingTrial(shop, owner, sku, terms)
  const browsers: Caller[] = []
  for (let count = 0; count < people; count += 1) {
    const browser = await shop.shopper()
    await applyFor(browser, trial.id)
    browsers.push(browser)
  }
  endApplying(shop, trial)
  const applyIds = (await applied(owner, trial.id)).map((each) => each.id)
  return { id: trial.id, browsers, applyIds }
}

/** The same, and the first of them was chosen. */
export async function testedTrial(shop: TestShop, owner: Caller, sku: Pick<TestSku, 'skuId'>) {
  const { id, browsers, applyIds } = await choosingTrial(shop, owner, sku)
  await owner.data(evaluateAdminCalls.choose, { id, applyIds: applyIds.slice(0, 1) })
  return { id, applyIds, browser: browsers[0]! }
}
