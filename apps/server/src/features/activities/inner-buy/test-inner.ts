import { randomUUID } from 'node:crypto'
import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { buyer, type TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

let phones = 0

/** A phone that nobody else has. */
export const freshPhone = () => `1390055${String((phones += 1)).padStart(4, '0')}`

export async function setRoles(
  { services }: Pick<TestShop, 'services'>,
  phone: string,
  roles: readonly string[],
): Promise<void> {
  await sql`update member set roles = ${roles}::text[] where partner_id = 1 and phone = ${phone}`.execute(
    services.db,
  )
}

/** An employee with an address and a quota of this year, in fen. */
export async function employee(
  shop: TestShop,
  owner: Caller,
  quota?: number,
): Promise<{ browser: Caller; phone: string; grantId: number }> {
  const phone = freshPhone()
  const browser = await buyer(shop, phone)
  await setRoles(shop, phone, ['user', 'employee'])
  if (quota === undefined) return { browser, phone, grantId: 0 }
  const grant = await owner.data(innerBuyAdminCalls.addGrant, {
    phone,
    quota,
    requestId: randomUUID(),
  })
  return { browser, phone, grantId: grant.id }
}

/** Sells a SKU at an inner price. */
export const sellAt = (owner: Caller, { skuId }: TestSku, price: number) =>
  owner.data(innerBuyAdminCalls.savePrice, { skuId, price, requestId: randomUUID() })

/** Opens and submits; the answer of the first call that refuses, or of the submit. */
export async function orderInner(browser: Caller, { productSn }: TestSku, quantity = 1) {
  const opened = await browser.call(innerBuyCalls.innerBuy, { items: [{ productSn, quantity }] })
  if (opened.code !== 200) return opened
  const { flowId, cartId } = opened.data as { flowId: string; cartId: string }
  return browser.call(checkoutCalls.submit, { flowId, cartId })
}

/** Used, kept and left of a person's quota, as they see it. */
export async function quotaOf(browser: Caller): Promise<[number, number, number]> {
  const { quota } = await browser.data(innerBuyCalls.list, {})
  if (!quota) throw new Error('there is no quota')
  return [quota.used, quota.reserved, quota.left]
}
