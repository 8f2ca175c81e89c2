import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { buyer, pay, placeOrder } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

/** A return that was agreed to, and its buyer. */
export interface Agreed {
  readonly browser: Caller
  readonly applyId: string
}

/** Somebody buys, gets and sends back one unit, and staff agree. */
export async function agreedReturn(
  shop: TestShop,
  admin: Caller,
  sku: { readonly productSn: string },
): Promise<Agreed> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [sku])
  await pay(shop, browser, sn)
  await admin.data(orderAdminCalls.ship, {
    sn,
    companyCode: 'yuantong',
    deliverySn: `YT${sn.slice(-12)}`,
  })
  const [item] = (await browser.data(orderCalls.detail, { sn })).items
  const { applyId } = await browser.data(returnsCalls.v2Apply, {
    orderItemId: item!.id,
    num: 1,
    type: 1,
    reasonCode: 'quality',
  })
  await admin.data(returnsAdminCalls.agree, { applyId })
  return { browser, applyId }
}
