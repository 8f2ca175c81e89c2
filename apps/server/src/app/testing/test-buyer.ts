import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { agreedReturns } from '@mallard/testing/agreed-returns'
import type { Caller } from '@mallard/testing/caller'
import { expectInvariants } from '@mallard/testing/invariants'
import { sql } from 'kysely'
import { brokenInvariants } from '#platform/db/invariants.ts'
import type { PayMethod } from '#platform/services.ts'
import { invariants } from '../invariants.ts'
import type { TestShop } from './test-shop.ts'

/** The books of the whole shop must agree. */
export async function expectBooksToAgree(shop: Pick<TestShop, 'services'>): Promise<void> {
  await expectInvariants(() => brokenInvariants(shop.services.db, invariants))
}

export interface TestSku {
  readonly productSn: string
  readonly skuId: number
  readonly goodsId: number
  readonly price: number
}

/**
 * SKUs of store 1-1 that anyone may buy, each of another goods item, with a stock of the test's
 * own.
 */
export async function skusWithStock(
  shop: Pick<TestShop, 'services'>,
  count: number,
  units = 1000,
): Promise<TestSku[]> {
  const { db } = shop.services
  const { rows } = await sql<TestSku>`
    select distinct on (k.goods_id) k.product_sn as "productSn", k.id as "skuId", k.goods_id as "goodsId", s.sale_price as price
    from store_sku s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id
    join store_goods sg on sg.partner_id = s.partner_id and sg.store_id = s.store_id and sg.goods_id = k.goods_id
    where s.partner_id = 1 and s.store_id = 1 and sg.on_sale and g.max_per_user = 0 and g.return_exempt is null
    order by k.goods_id, k.sort limit ${count}`.execute(db)
  for (const { skuId } of rows) await setStock(shop, skuId, units)
  return rows
}

let edits = 0

/** Sets what a store has of a SKU, with the log row that an operator's edit writes. */
export async function setStock(
  { services }: Pick<TestShop, 'services'>,
  skuId: number,
  units: number,
): Promise<void> {
  await sql`
    with was as (select on_hand, reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}),
    edited as (update store_sku set on_hand = ${units} where partner_id = 1 and store_id = 1 and sku_id = ${skuId})
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    select 1, 1, ${skuId}::bigint, ${units}::int - was.on_hand, 0, 'edit', ${`test${process.pid}-${(edits += 1)}`}::text, ${units}::int, was.reserved, ${new Date(services.clock.now())}::timestamptz from was`.execute(
    services.db,
  )
}

export const hangzhou = {
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  detail: '文三路 1 号',
  name: '林小满',
  phone: '13900001234',
}

/** A signed-in shopper with an address. */
export async function buyer(shop: TestShop, phone?: string): Promise<Caller> {
  const browser = await shop.shopper(phone)
  await browser.data(addressCalls.save, hangzhou)
  return browser
}

export interface Placed {
  readonly orderSn: string
  readonly payAmount: number
  readonly flowId: string
  readonly cartId: string
}

/** Cart, checkout, submit. */
export async function placeOrder(
  browser: Caller,
  wanted: readonly { readonly productSn: string; readonly quantity?: number }[],
  remark?: string,
): Promise<Placed> {
  const ids: number[] = []
  for (const { productSn, quantity = 1 } of wanted)
    ids.push((await browser.data(cartCalls.add, { goods: productSn, qty: quantity })).cartId)
  const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids })
  const flow = await (remark === undefined
    ? browser.data(checkoutCalls.flow, { flowId, cartId })
    : browser.data(checkoutCalls.flowModify, { flowId, cartId, remark }))
  const { orderSn, payAmount } = await browser.data(checkoutCalls.submit, {
    flowId,
    cartId,
    expectPayAmount: flow.amounts.payAmount,
    expectReturns: agreedReturns(flow),
  })
  return { orderSn, payAmount, flowId, cartId }
}

/** Goes to the cashier; its address, and the number of the attempt. */
export async function toCashier(
  shop: Pick<TestShop, 'services'>,
  browser: Caller,
  orderSn: string,
  method: PayMethod = 'wxPay',
): Promise<{ payNo: string; cashier: string }> {
  const { partnerId, storeId } = browser.scope
  const response = await browser.fetch(
    `/pay/v2/toPay/${partnerId}-${storeId}/${method}-WAP/${orderSn}.html`,
  )
  const cashier = response.headers.get('location') ?? formOf(await response.clone().text())
  if (!cashier) throw new Error(`no cashier: ${response.status} ${await response.text()}`)
  return { payNo: await payNoOf(shop, orderSn), cashier }
}

/** The number of the newest attempt. */
export async function payNoOf(shop: Pick<TestShop, 'services'>, orderSn: string): Promise<string> {
  const { rows } = await sql<{ pay_no: string }>`
    select p.pay_no from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id
    where o.order_sn = ${orderSn.slice(0, 20)} order by p.id desc limit 1`.execute(shop.services.db)
  return rows[0]?.pay_no ?? ''
}

/** Pays at the sandbox's cashier and waits for its notification to be handled. */
export async function pay(
  shop: TestShop,
  browser: Caller,
  orderSn: string,
  method: PayMethod = 'wxPay',
): Promise<{ paid: boolean; reason?: string }> {
  return shop.control(
    '/_ctl/pay',
    paymentAt(method, await toCashier(shop, browser, orderSn, method)),
  )
}

/** The hidden fields of the form that UnionPay's cashier is opened with, as a query. */
function formOf(page: string): string {
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="(\w+)" value="([^"]*)">/g,
  ))
    fields.append(name, plain(value))
  return fields.toString()
}

/** What the sandbox's control plane wants to hear to pay what `toCashier` opened. */
export function paymentAt(
  method: PayMethod,
  { payNo, cashier }: { payNo: string; cashier: string },
): object {
  if (method === 'wxPay') return { payNo }
  return method === 'aliPay'
    ? { cashier }
    : { form: Object.fromEntries(new URLSearchParams(cashier)) }
}

export async function statusOf(browser: Caller, orderSn: string): Promise<number> {
  return (await browser.data(orderCalls.detail, { sn: orderSn })).status
}
