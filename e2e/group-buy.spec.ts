import {
  groupBuyAdminCalls,
  type AdminGroup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const minute = 60_000

describe('group purchases', () => {
  const phone = usePhone()
  let people: NewShopper[] = []
  let [trio, lonely]: (AdminGroup | undefined)[] = []

  beforeAll(async () => {
    people = [await newShopper(), await newShopper(), await newShopper()]
    const admin = await operator()
    const [sku, other] = await admin.data(promotionAdminCalls.skus, { q: '台式高速料理机' })
    // The shop's clock is ahead of this one.
    const { now } = await people[0]!.browser.data(seckillCalls.seckillList, {})
    const setUp = (name: string, skuId: number) =>
      admin.data(groupBuyAdminCalls.save, {
        requestId: crypto.randomUUID(),
        id: 0,
        version: 0,
        name,
        nameEn: '',
        startAt: now + minute / 2,
        endAt: now + 24 * 60 * minute,
        goalType: 'people',
        goalValue: 3,
        freightCoupon: false,
        skus: [{ skuId, price: 5900, quota: 20, limit: 2 }],
      })
    trio = await setUp('三人成团', sku!.skuId)
    lonely = await setUp('凑不齐的团', other!.skuId)
    await minutePasses()
  }, 60_000)

  const join = async ({ browser, pay }: NewShopper, { urlCode, skus }: AdminGroup) => {
    const items = [{ productSn: skus[0]!.productSn, quantity: 1 }]
    const { flowId } = await browser.data(groupActivityCalls.orderModify, { urlCode, items })
    const { orderIds } = await browser.data(groupActivityCalls.submit, { flowId })
    await pay(orderIds)
    return orderIds
  }

  it(
    'of three are formed by the third, who is asked to wait for nobody',
    { timeout: 120_000 },
    async () => {
      const [ana, ben, cai] = people as [NewShopper, NewShopper, NewShopper]
      await join(ana, trio!)
      const page = await phone.open(`/groupBuy/1-1/${trio!.urlCode}`, {
        cookies: cai.browser.cookies,
      })
      await front(page).getByText('还差 2 人成团').first().waitFor()
      await front(page).getByText('团长', { exact: true }).waitFor()
      await join(ben, trio!)
      await page.reload()
      await front(page).getByText('还差 1 人成团').first().waitFor()
      await front(page).getByRole('button', { name: '立即参团' }).click()
      await page.waitForURL(/\/checkout\//)
      await front(page).getByText('拼团 · 三人成团').first().waitFor()
      await front(page)
        .getByRole('button', { name: /^提交订单/ })
        .click()
      await page.waitForURL(/\/groupBuy\/payment\/1-1\?batchId=\w{22}$/)
      const [order] = (await cai.browser.data(orderCalls.orderList, { active: 1 })).list
      await cai.pay(order!.orderSn)
      // The group is formed by what follows from the payment.
      await expect
        .poll(async () => (await cai.browser.data(orderCalls.orderList, {})).list[0]?.status)
        .toBe(1)
      await page.goto(`${shop}/groupBuy/orderList/1-1`)
      await front(page).getByText('已成团').first().waitFor()
      for (const { browser } of people) {
        const [theirs] = (await browser.data(orderCalls.orderList, {})).list
        expect(theirs).toMatchObject({ status: 1, statusText: '待发货' })
      }
      expect(phone.complaints).toEqual([])
    },
  )

  it(
    'that are not formed are paid back whole, and the operator sees it',
    { timeout: 120_000 },
    async () => {
      const [ana, ben] = people as [NewShopper, NewShopper]
      const sn = await join(ana, lonely!)
      await join(ben, lonely!)
      const mine = await phone.open('/groupBuy/orderList/1-1', { cookies: ben.browser.cookies })
      await front(mine).getByRole('button', { name: '退出拼团' }).click()
      await mine.getByRole('button', { name: '确定退出' }).click()
      await front(mine)
        .getByText(/退款中 · 已退出|已退款 · 已退出/)
        .waitFor()

      const admin = await openAdmin(phone, 'owner', `/admin/1-1/group-buys/${lonely!.id}`)
      await admin.getByText('1 / 3 人').first().waitFor()
      await admin.getByRole('button', { name: '提前结束' }).click()
      await admin.getByRole('button', { name: '库存不足' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
      await admin.getByText('结束原因：库存不足').waitFor()
      await expect
        .poll(async () => (await ana.browser.data(orderCalls.detail, { sn })).refundStatus, {
          timeout: 60_000,
        })
        .toBe(20)
      await admin.getByText('已退款 2').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
