import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

describe('coupons, from the goods page to the order and back', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let goods: { itemId: number; productSn: string }

  beforeAll(async () => {
    shopper = await newShopper()
    const { list } = await shopper.browser.data(searchCalls.productList, { q: '破壁机' })
    goods = list[0]!
  }, 60_000)

  const unused = async () =>
    (await shopper.browser.data(couponMemberCalls.couponNewlist, { status: 0 })).list.map(
      ({ name, status }) => `${name} ${status}`,
    )

  it('lead a stranger who draws to the login page, and back', async () => {
    const page = await phone.open(`/goods/${goods.itemId}-1-1`)
    await front(page).getByRole('button', { name: /领券/ }).click()
    await page
      .getByRole('dialog', { name: '优惠说明' })
      .getByRole('button', { name: '领取 满 199 减 20' })
      .click()
    await page.waitForURL(/\/login\/1-1\?to=/)
    expect(new URL(page.url()).searchParams.get('to')).toContain(`/goods/${goods.itemId}-1-1`)
  })

  it('are drawn on the goods page, lower the price at checkout, and come back when the order is cancelled', async () => {
    const { browser } = shopper
    const page = await phone.open(`/goods/${goods.itemId}-1-1`, { cookies: browser.cookies })
    await page.waitForLoadState('networkidle')
    await front(page).getByRole('button', { name: /领券/ }).click()
    const sheet = page.getByRole('dialog', { name: '优惠说明' })
    await sheet.getByRole('button', { name: '领取 满 199 减 20' }).click()
    await page.getByText('领取成功').filter({ visible: true }).first().waitFor()
    await expect.poll(unused).toContain('满 199 减 20 0')

    const path = await browser.data(checkoutCalls.checkout, {
      productSn: goods.productSn,
      quantity: 1,
    })
    await page.goto(new URL(`/order/1-1/checkout/${path.flowId}/${path.cartId}`, page.url()).href)
    // A better one that anybody can have is drawn by the checkout.
    await front(page)
      .getByRole('button', { name: /优惠券.*80\.00/ })
      .click()
    const choice = page.getByRole('dialog', { name: '优惠券' })
    await choice.getByRole('button', { name: '不使用优惠券' }).click()
    await expect
      .poll(async () => (await browser.data(checkoutCalls.flow, path)).amounts.couponAmount)
      .toBe(0)
    await front(page)
      .getByRole('button', { name: /优惠券.*张可用/ })
      .click()
    // Wherever the card is tapped.
    await choice
      .getByRole('listitem')
      .filter({ hasText: '满 199 减 20' })
      .click({ position: { x: 40, y: 40 } })
    await expect
      .poll(async () => (await browser.data(checkoutCalls.flow, path)).amounts.couponAmount)
      .toBe(2000)

    const { amounts } = await browser.data(checkoutCalls.flow, path)
    await front(page)
      .getByRole('button', { name: `提交订单 ¥${(amounts.payAmount / 100).toFixed(2)}` })
      .click()
    await page.waitForURL(/\/payment\/order-\d{20}$/)
    const orderSn = /order-(\d{20})$/.exec(page.url())![1]!
    expect((await browser.data(orderCalls.detail, { sn: orderSn })).amounts).toEqual(amounts)
    expect(await unused()).toContain('满 199 减 20 1')

    await browser.data(orderCalls.cancel, { sn: orderSn })
    await expect.poll(unused).toContain('满 199 减 20 0')
  })

  it('are moved along by arrow keys, and taken by Enter or Space alone', async () => {
    const { browser } = shopper
    await browser.data(couponMemberCalls.couponRegister, {})
    const path = await browser.data(checkoutCalls.checkout, {
      productSn: goods.productSn,
      quantity: 1,
    })
    const page = await phone.open(`/order/1-1/checkout/${path.flowId}/${path.cartId}`, {
      cookies: browser.cookies,
    })
    await front(page)
      .getByRole('button', { name: /优惠券.*\d\.\d\d/ })
      .click()
    const choice = page.getByRole('dialog', { name: '优惠券' })
    const chosen = () => choice.getByRole('radio', { checked: true }).getAttribute('value')
    const [first, savedFirst] = [
      await chosen(),
      (await browser.data(checkoutCalls.flow, path)).amounts.couponAmount,
    ]
    await choice.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).not.toBe(first)
    expect(await choice.isVisible()).toBe(true)
    expect((await browser.data(checkoutCalls.flow, path)).amounts.couponAmount).toBe(savedFirst)
    await page.keyboard.press('Escape')
    await choice.waitFor({ state: 'hidden' })
    await front(page)
      .getByRole('button', { name: /优惠券.*\d\.\d\d/ })
      .click()
    expect(await chosen()).toBe(first)
    await choice.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await choice.getByRole('button', { name: '使用所选' }).waitFor()
    await page.keyboard.press('Enter')
    await choice.waitFor({ state: 'hidden' })
    await expect
      .poll(async () => (await browser.data(checkoutCalls.flow, path)).amounts.couponAmount)
      .not.toBe(savedFirst)

    await front(page)
      .getByRole('button', { name: /优惠券.*\d\.\d\d/ })
      .click()
    await choice.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(chosen).toBe(first)
    await page.keyboard.press(' ')
    await choice.waitFor({ state: 'hidden' })
    await expect
      .poll(async () => (await browser.data(checkoutCalls.flow, path)).amounts.couponAmount)
      .toBe(savedFirst)
  })

  it('stand on a page of their own, where goods for each are found', async () => {
    const page = await phone.open('/user/1-1/coupon/list2/0', { cookies: shopper.browser.cookies })
    await front(page).getByText('新人见面礼').waitFor()
    await front(page).getByRole('link', { name: '去使用' }).first().click()
    await page.waitForURL(/\/buyins\/1-1\/list\/\w{22}\/\d+$/)
    await front(page).getByText('以下商品可使用该优惠券').waitFor()
  })
})
