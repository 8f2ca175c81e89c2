import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import type { NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

/** An order of so many pieces of one thing, paid; its number. */
export async function paidOrder(
  { browser, pay }: NewShopper,
  quantity: number,
  productSn?: string,
): Promise<string> {
  const wanted = productSn ?? (await plainGoods(browser))[0]!.productSn
  const flow = await browser.data(checkoutCalls.checkout, { productSn: wanted, quantity })
  await browser.data(checkoutCalls.flow, flow)
  const { orderSn } = await browser.data(checkoutCalls.submit, flow)
  await pay(orderSn)
  return orderSn
}

/** Goods in stock in no promotion. */
async function plainGoods(browser: Caller) {
  const { list } = await browser.data(searchCalls.productList, { pageSize: 40 })
  return list.filter(({ stockState, promotionTag }) => stockState === 1 && !promotionTag)
}

/** A SKU for which another of its goods at the same price could come in exchange. */
export async function exchangeableSku(browser: Caller): Promise<string> {
  for (const { itemId } of await plainGoods(browser)) {
    const { skus } = await browser.data(catalogCalls.detail, { id: itemId })
    const inStock = skus.filter(({ stock }) => stock > 0)
    const found = inStock.find((sku) =>
      inStock.some(
        (other) =>
          other !== sku && (other.salePrice ?? other.price) === (sku.salePrice ?? sku.price),
      ),
    )
    if (found) return found.productSn
  }
  throw new Error('no goods have two SKUs of one price in stock')
}

export async function shipOrder(admin: Caller, sn: string): Promise<void> {
  await admin.data(orderAdminCalls.ship, {
    sn,
    companyCode: 'yuantong',
    deliverySn: `YT${sn.slice(-12)}`,
  })
}

/**
 * From the first step of an item's return to its page: which way, why, and in exchange for which
 * variant; its number.
 */
export async function askFor(
  page: Page,
  way: RegExp,
  reason: string,
  variant?: string,
): Promise<string> {
  await front(page).getByRole('radio', { name: way }).check()
  await front(page).getByRole('button', { name: '申请售后' }).click()
  await page.waitForURL(/step2/)
  if (variant)
    await front(page)
      .getByRole('radiogroup', { name: '换成' })
      .getByRole('radio', { name: variant })
      .check()
  await front(page).getByRole('radio', { name: reason }).check()
  await front(page).getByRole('button', { name: '提交申请' }).click()
  await toasted(page, '已提交申请')
  await page.waitForURL(/\/order\/return\/detail\/\d{20}$/)
  return page.url().slice(-20)
}

/** On the page of a return: the parcel that goes back. */
export async function fillFreight(page: Page, number: string): Promise<void> {
  await front(page).getByRole('button', { name: '填写寄回单号' }).click()
  const sheet = page.getByRole('dialog', { name: '填写寄回单号' })
  await sheet.getByText('圆通速递').click()
  await sheet.getByLabel('快递单号').fill(number)
  await sheet.getByRole('button', { name: '提交' }).click()
  await toasted(page, '已提交单号')
}
