import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from './amounts.ts'
import { usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

async function goodsOf(
  shopper: NewShopper,
  q: string,
): Promise<{ itemId: number; productSn: string }> {
  const { list } = await shopper.browser.data(searchCalls.productList, { q })
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
    await page.waitForLoadState('networkidle')
    await front(page).getByText('限时8.5折').first().waitFor()
    await front(page).getByRole('button', { name: /促销/ }).click()
    await page
      .getByRole('dialog', { name: '优惠说明' })
      .getByRole('listitem')
      .filter({ hasText: '吹风造型周' })
      .waitFor()
  })

  it('come together: full reduction, gift and add-on, with the same sums on every page', async () => {
    const { browser } = shopper
    const rice = await goodsOf(shopper, '匠芯 IH 电饭煲')
    const fryer = await goodsOf(shopper, '方盒空气炸锅')
    for (const { productSn } of [rice, fryer])
      await browser.data(cartCalls.add, { goods: productSn, qty: 1 })

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

  it('take half off the cheaper of two, and say so from the card to the order', async () => {
    const { browser } = shopper
    const { list } = await browser.data(searchCalls.productList, { q: '剃须刀' })
    const [one] = list.filter(({ promotionTag }) => promotionTag === '第二件半价')
    const page = await phone.open(`/goods/${one!.itemId}-1-1`, { cookies: browser.cookies })
    await front(page).getByText('第二件半价').first().waitFor()

    const { cartId: line } = await browser.data(cartCalls.add, { goods: one!.productSn, qty: 1 })
    await page.goto(`${new URL(page.url()).origin}/order/1-1/cart`)
    await front(page).getByText('再买1件，价低的一件半价').waitFor()
    await front(page).locator(`[data-line="${line}"]`).getByRole('button', { name: '增加' }).click()
    await front(page).getByText(/已减¥/).waitFor()
    const { promotions } = await browser.data(cartCalls.list, {})
    const saved = promotions.find(({ type }) => type === 6)!.amount
    expect(saved).toBe(one!.price - Math.floor(one!.price / 2))

    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids: [line] })
    await page.goto(`${new URL(page.url()).origin}/order/1-1/checkout/${flowId}/${cartId}`)
    await front(page).getByRole('button', { name: '为什么是这个价' }).click()
    await page
      .getByRole('dialog', { name: '为什么是这个价' })
      .getByText('剃须护理第二件半价')
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await front(page)
      .getByRole('button', { name: /^提交订单/ })
      .click()
    await page.waitForURL(/\/payment\/order-\d{20}$/)
    const order = await browser.data(orderCalls.detail, { sn: page.url().slice(-20) })
    // After it the best coupon that anybody can have, drawn by the checkout.
    expect(order.promotions).toMatchObject([
      { type: 6, amount: saved },
      { type: 12, name: '厨房焕新 9 折' },
    ])
    expect(phone.complaints).toEqual([])
  })

  it('ask before an order goes out without the gift that was shown', async () => {
    const admin = await operator()
    const skuOf = async (q: string) => (await admin.data(promotionAdminCalls.skus, { q }))[0]!
    const [bought, gift] = [await skuOf('圆肩电水壶'), await skuOf('食品级柠檬酸除垢剂')]
    const now = Date.now()
    const { id } = await admin.data(promotionAdminCalls.save, {
      requestId: crypto.randomUUID(),
      id: 0,
      version: 0,
      name: '烧水送除垢剂',
      nameEn: 'Descaler with every kettle',
      startAt: now - 60_000,
      endAt: now + 3_600_000,
      scope: 'sku',
      scopeIds: [bought.skuId],
      priority: 0,
      limitPerUser: 0,
      kind: {
        type: 4,
        rule: { by: 'quantity', tiers: [{ over: 1, skuId: gift.skuId, quantity: 1 }] },
      },
    })

    const { browser } = shopper
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, {
      productSn: bought.productSn,
      quantity: 1,
    })
    const page = await phone.open(`/order/1-1/checkout/${flowId}/${cartId}`, {
      cookies: browser.cookies,
    })
    // The gift for new customers, of which the page tells elsewhere, is the same goods.
    const goods = front(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /件商品$/ }) })
    await goods.getByText('食品级柠檬酸除垢剂').waitFor()
    await admin.data(promotionAdminCalls.close, { id })
    const submit = front(page).getByRole('button', { name: /^提交订单/ })
    await submit.click()
    const asked = page.getByRole('alertdialog', { name: '赠品已赠完' })
    await asked.getByText('食品级柠檬酸除垢剂 × 1', { exact: false }).waitFor()
    await asked.getByRole('button', { name: '再看看' }).click()
    // The page shows what is left; who goes on from here has seen it.
    await goods.getByText('食品级柠檬酸除垢剂').waitFor({ state: 'detached' })
    expect(await goods.getByText('圆肩电水壶').count()).toBe(1)
    await submit.click()
    await page.waitForURL(/\/payment\/order-\d{20}$/)
    const { items } = await browser.data(orderCalls.detail, { sn: page.url().slice(-20) })
    expect(items.map(({ isGift }) => isGift)).toEqual([false])
    expect(phone.complaints).toEqual([])
  })
})
