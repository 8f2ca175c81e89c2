import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Amounts } from '@mallard/contract/trade/checkout/checkout.fields'
import { couponCalls, couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from './amounts.ts'
import { shop, usePhone } from './browser.ts'
import { desktop, operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const yuan = (amount: number) => (amount / 100).toFixed(2)

/** Names of the parts of a price, as shoppers read them. */
const parts = [
  ['promotionAmount', '促销优惠'],
  ['couponAmount', '优惠券'],
  ['integrationAmount', '积分抵扣'],
] as const

describe('one price, from the cart to the last refund', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let admin: Caller
  let sn = ''
  let amounts: Amounts

  beforeAll(async () => {
    shopper = await newShopper()
    admin = await operator()
    const { browser } = shopper
    const { id: memberId } = await browser.data(identityCalls.userInfo, {})
    await admin.data(pointsAdminCalls.adjust, {
      memberId,
      what: 'points',
      delta: 3000,
      reason: '老会员积分',
      requestId: `e2e-${memberId}-points`,
    })
    const live = await browser.data(couponCalls.listLive, {})
    await browser.data(couponCalls.draw, {
      grantUuid: live.find(({ name }) => name === '满 199 减 20')!.grantUuid,
    })
    const found = async (q: string) => (await browser.data(searchCalls.productList, { q })).list[0]!
    await browser.data(cartCalls.add, { goods: (await found('匠芯 IH 电饭煲')).productSn, qty: 2 })
    const { addBuy } = await browser.data(cartCalls.list, {})
    const [offer] = addBuy
    await browser.data(cartCalls.addBuyAdd, {
      promotionId: offer!.promotionId,
      items: [{ productSn: offer!.items[0]!.productSn, quantity: 1 }],
    })
  }, 60_000)

  const points = async () => (await shopper.browser.data(pointsCalls.list, {})).balance
  const couponStates = async () =>
    (await shopper.browser.data(couponMemberCalls.couponHistory, {})).list.find(
      ({ name }) => name === '满 199 减 20',
    )?.status
  const detail = () => shopper.browser.data(orderCalls.detail, { sn })

  /** Every part of the price that is not nothing, as this page shows it. */
  async function expectParts(page: Page, wanted: Amounts): Promise<void> {
    for (const [name, label] of parts)
      expect({ label, amount: await amountOf(page, label) }).toEqual({
        label,
        amount: wanted[name],
      })
  }

  it('has a full reduction, an add-on, a coupon and points in it, the same on every page', async () => {
    const { browser } = shopper
    const page = await phone.open('/order/1-1/cart', { cookies: browser.cookies })
    await front(page).getByText('加价购', { exact: true }).first().waitFor()
    await front(page).getByRole('button', { name: /^合计/ }).click()
    await page.getByRole('dialog').getByText('促销优惠').waitFor()
    const inCart = await amountOf(page, '促销优惠')
    expect(inCart).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await front(page).getByRole('button', { name: /^结算/ }).click()
    await page.waitForURL(/\/checkout\//)

    const [, flowId = '', cartId = ''] =
      /\/checkout\/([^/]+)\/([^/?]+)/.exec(decodeURIComponent(page.url())) ?? []
    const flow = () => browser.data(checkoutCalls.flow, { flowId, cartId })
    await front(page).getByText('价格明细').waitFor()
    const { coupons } = await flow()
    const coupon = coupons.usable.find(({ name }) => name === '满 199 减 20')!
    await browser.data(checkoutCalls.flowModify, {
      flowId,
      cartId,
      couponHistoryId: coupon.couponHistoryId!,
    })
    await page.reload()
    await front(page).getByRole('button', { name: /^积分/ }).click()
    const sheet = page.getByRole('dialog', { name: '积分' })
    await sheet.getByRole('button', { name: /^抵 ¥/ }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await flow()).amounts.integrationAmount).toBe(3000)
    amounts = (await flow()).amounts
    expect(amounts).toMatchObject({
      promotionAmount: inCart,
      couponAmount: 2000,
      integrationAmount: 3000,
    })
    await expectParts(page, amounts)
    expect(await amountOf(page, '应付金额')).toBe(amounts.payAmount)
    await front(page)
      .getByRole('button', { name: `提交订单 ¥${yuan(amounts.payAmount)}` })
      .click()

    await page.waitForURL(/\/payment\/order-\d{20}$/)
    sn = page.url().slice(-20)
    await front(page)
      .getByRole('button', { name: `确认支付 ¥${yuan(amounts.payAmount)}` })
      .waitFor()
    expect(await points()).toBe(0)
    await shopper.pay(sn)
    await expect.poll(async () => (await detail()).status, { timeout: 20_000 }).toBe(1)
    expect((await detail()).amounts).toEqual(amounts)

    await page.goto(`${shop}/user/1-1/order/list/2`)
    const [whole = '', cents = ''] = yuan(amounts.payAmount).split('.')
    await expect
      .poll(async () => (await front(page).innerText()).replaceAll(/[\s,]/g, ''), {
        timeout: 15_000,
      })
      .toContain(`¥${whole}.${cents}`)
    await page.goto(`${shop}/user/1-1/order/detail/${sn}`)
    await front(page).getByText('促销优惠').waitFor()
    await expectParts(page, amounts)
    expect(phone.complaints).toEqual([])
  })

  it('is the same to the operator', async () => {
    const page = await phone.open(`/admin/1-1/orders/${sn}`, { ...desktop, cookies: admin.cookies })
    await page.getByRole('heading', { name: sn }).waitFor()
    for (const [name] of parts)
      await page
        .getByText(`\u2212¥${yuan(amounts[name])}`)
        .first()
        .waitFor()
    await page
      .getByText(
        `¥${Number(yuan(amounts.payAmount)).toLocaleString('en', { minimumFractionDigits: 2 })}`,
      )
      .first()
      .waitFor()
  })

  it('gives back a unit’s share of money and points, and the rest with the coupon when all is given back', async () => {
    const { browser } = shopper
    const order = await detail()
    const cooker = order.items.find(({ productQuantity }) => productQuantity === 2)!
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: cooker.id,
      num: 1,
      type: 0,
      reasonCode: 'unwanted',
    })
    const asked = await browser.data(returnsCalls.v2Detail, { applyId })
    expect(asked.applyAmount).toBe(Math.floor(cooker.realAmount / 2))
    await admin.data(returnsAdminCalls.agree, { applyId })
    await expect
      .poll(async () => (await browser.data(returnsCalls.v2Detail, { applyId })).status, {
        timeout: 20_000,
      })
      .toBe(3)
    expect(await detail()).toMatchObject({
      status: 1,
      refundedAmount: Math.floor(cooker.realAmount / 2),
    })
    await expect.poll(points).toBe(Math.floor(cooker.integrationAmount / 2))
    expect(await couponStates()).toBe(2)

    const page = await phone.open(`/user/1-1/order/detail/${sn}`, { cookies: browser.cookies })
    await front(page).getByText('促销优惠').waitFor()
    await expectParts(page, amounts)

    const rest = await browser.data(returnsCalls.apply, { sn, type: 0, reasonCode: 'unwanted' })
    await admin.data(returnsAdminCalls.agree, { applyId: rest.applyId })
    await expect
      .poll(
        async () => (await browser.data(returnsCalls.v2Detail, { applyId: rest.applyId })).status,
        { timeout: 20_000 },
      )
      .toBe(3)
    expect(await detail()).toMatchObject({ status: 4, refundedAmount: amounts.payAmount })
    await expect.poll(points).toBe(3000)
    await expect.poll(couponStates).toBe(0)
  })
})
