import { cartCalls } from '@mallard/contract/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { orderCalls } from '@mallard/contract/order/order.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from './amounts.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

async function goodsOf(shopper: NewShopper, q: string): Promise<{ itemId: number; productSn: string }> {
  const { list } = await shopper.browser.data(catalogCalls.productList, { q })
  return list[0]!
}

describe('promotions, from the goods page to the order', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it('say on the goods page what holds', async () => {
    const { itemId } = await goodsOf(shopper, '高速吹风机')
    const page = await phone.open(`/goods/${itemId}-1-1`)
    await front(page).getByText('限时8.5折').first().waitFor()
    await front(page).getByRole('button', { name: /促销/ }).click()
    await page.getByRole('dialog', { name: '优惠说明' }).getByText('吹风造型周', { exact: false }).waitFor()
  })

  it('come together: full reduction, gift and add-on, with the same sums on every page', async () => {
    const { browser } = shopper
    const rice = await goodsOf(shopper, '匠芯 IH 电饭煲')
    const fryer = await goodsOf(shopper, '方盒空气炸锅')
    for (const { productSn } of [rice, fryer]) await browser.data(cartCalls.add, { goods: productSn, qty: 1 })

    const page = await phone.open('/order/1-1/cart', { cookies: browser.cookies })
    await front(page).getByText('厨房焕新').waitFor()
    await front(page).getByText('赠品').first().waitFor()
    await front(page)
      .getByRole('link', { name: /满199元超值换购/ })
      .click()
    await page.waitForURL(/\/addbuy\/\d+$/)
    await front(page).getByRole('button', { name: '增加' }).first().click()
    await front(page)
      .getByRole('button', { name: /^确定换购 1 件/ })
      .click()
    await page.waitForURL(/\/order\/1-1\/cart$/)
    await front(page).getByText('加价购', { exact: true }).first().waitFor()

    await front(page).getByRole('button', { name: /^合计/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('促销优惠').waitFor()
    const inCart = await amountOf(page, '促销优惠')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await front(page).getByRole('button', { name: /^结算/ }).click()
    await page.waitForURL(/\/checkout\//)
    await front(page).getByText('价格明细').waitFor()
    expect(await amountOf(page, '促销优惠')).toBe(inCart)
    const due = await amountOf(page, '应付金额')

    await front(page).getByRole('button', { name: '为什么是这个价' }).click()
    const why = page.getByRole('dialog', { name: '为什么是这个价' })
    await why.getByText('厨房焕新').first().waitFor()
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'hidden' })
    await front(page)
      .getByRole('button', { name: /^提交订单/ })
      .click()
    await page.waitForURL(/\/payment\/order-\d{20}$/)
    const sn = /order-(\d{20})/.exec(page.url())![1]!
    const order = await browser.data(orderCalls.detail, { sn })
    expect(order.amounts).toMatchObject({ payAmount: due, promotionAmount: inCart })
    expect(order.items.filter(({ isGift }) => isGift)).toHaveLength(1)
    expect(order.items.filter(({ isAddBuy }) => isAddBuy)).toHaveLength(1)
    expect(order.promotions.map(({ type }) => type)).toEqual(expect.arrayContaining([2, 3, 4]))
    await page.goto(`${new URL(page.url()).origin}/user/1-1/order/detail/${sn}`)
    await front(page).getByText('促销优惠').waitFor()
    expect(await amountOf(page, '促销优惠')).toBe(inCart)
    expect(phone.complaints).toEqual([])
  })
})
