import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { checkoutCalls } from '@mallard/contract/checkout/checkout.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import type { NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

/** An order of so many pieces of one thing, paid; its number. */
export async function paidOrder({ browser, pay }: NewShopper, quantity: number): Promise<string> {
  const { list } = await browser.data(catalogCalls.productList, { pageSize: 40 })
  const goods = list.find(({ stockState, promotionTag }) => stockState === 1 && !promotionTag) ?? list[0]!
  const flow = await browser.data(checkoutCalls.checkout, { productSn: goods.productSn, quantity })
  await browser.data(checkoutCalls.flow, flow)
  const { orderSn } = await browser.data(checkoutCalls.submit, flow)
  await pay(orderSn)
  return orderSn
}

export async function shipOrder(desk: Caller, sn: string): Promise<void> {
  await desk.data(orderDeskCalls.ship, { sn, companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` })
}

/** From the first step of an item's return to its page: which way, and why; its number. */
export async function askFor(page: Page, way: RegExp, reason: string): Promise<string> {
  await front(page).getByRole('radio', { name: way }).check()
  await front(page).getByRole('button', { name: '申请售后' }).click()
  await page.waitForURL(/step2/)
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
