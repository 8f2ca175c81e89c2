import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

async function toCashier(page: Page, way: string): Promise<void> {
  await front(page)
    .getByRole('radio', { name: new RegExp(way) })
    .check()
  await front(page)
    .getByRole('button', { name: /^确认支付 ¥/ })
    .click()
  await page.waitForURL((url) => url.origin === sandbox)
}

describe('a shopper pays', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it('with UnionPay, by a form there and a form back', async () => {
    const orderSn = await shopper.order()
    const page = await phone.open(`/order/1-1/payment/order-${orderSn}`, {
      cookies: shopper.browser.cookies,
    })
    await toCashier(page, '云闪付')
    await page.getByRole('heading', { name: '云闪付' }).waitFor()
    await page.getByRole('button', { name: '确认支付' }).click()
    await page.getByRole('button', { name: '返回商户' }).click()
    await page.waitForURL(
      (url) => url.origin === shop && url.pathname.endsWith(`/commont/orderStatus/${orderSn}/0`),
    )
    await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
  })

  it('several orders in one go, or none of them', async () => {
    const orderSns = [await shopper.order(), await shopper.order()]
    const page = await phone.open('/user/1-1/order/list/1', { cookies: shopper.browser.cookies })
    await page.waitForLoadState('networkidle')
    const cards = front(page).getByRole('article')
    for (const card of [cards.nth(0), cards.nth(1)]) await card.getByRole('checkbox').check()
    await front(page).getByRole('button', { name: '合并付款(2)' }).click()
    await page.waitForURL(/\/payment\/order-\d{20}%2C\d{20}$/)
    expect(
      new Set(/order-([\d,]+)$/.exec(decodeURIComponent(page.url()))?.[1]?.split(',')),
    ).toEqual(new Set(orderSns))
    await front(page).getByText('共 2 笔订单合并支付').waitFor()
    await toCashier(page, '微信支付')
    await page.getByRole('button', { name: '确认支付' }).click()
    await page.waitForURL(
      (url) =>
        url.origin === shop &&
        url.pathname === '/groupBuy/orderList/1-1' &&
        /^\d{20},\d{20}$/.test(url.searchParams.get('paid') ?? ''),
    )
    await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
    await front(page).getByRole('link', { name: '查看订单' }).click()
    await front(page).getByRole('article').filter({ hasText: '待发货' }).nth(1).waitFor()
  })

  it('and is asked when they come back without having paid', async () => {
    const orderSn = await shopper.order()
    const page = await phone.open(`/order/1-1/payment/order-${orderSn}`, {
      cookies: shopper.browser.cookies,
    })
    await toCashier(page, '支付宝')
    await page.goBack()
    await page.getByRole('button', { name: '已完成支付' }).click()
    // Both ways on are there at once, before anybody has asked for long.
    const again = front(page).getByRole('button', { name: '还没支付，重新支付' })
    await again.waitFor()
    await front(page).getByText(orderSn).waitFor()
    await front(page).getByRole('heading', { name: '还没有收到付款' }).waitFor()
    await front(page).getByRole('link', { name: '查看订单' }).click()
    await front(page).getByRole('heading', { name: '待付款' }).waitFor()
  }, 60_000)
})
