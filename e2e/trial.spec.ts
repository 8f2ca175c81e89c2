import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const minute = 60_000
const name = '一分钟试用'

describe('a product trial', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it('is found on home and applied for once, with a reason', { timeout: 90_000 }, async () => {
    const { cookies } = shopper.browser
    const page = await phone.open('/evaluate/1-1', { cookies })
    await front(page).getByText('试用报告').first().waitFor()
    await front(page)
      .getByRole('link', { name: /恒温壶 30 天试用/ })
      .first()
      .click()
    await page.waitForURL(/\/evaluate\/1-1\/detail\/\d+$/)
    await front(page).getByRole('button', { name: '申请试用' }).click()
    const sheet = page.getByRole('dialog', { name: '申请试用' })
    await sheet.getByRole('button', { name: '提交申请' }).click()
    await sheet.getByText('请写下申请理由').waitFor()
    await sheet.getByLabel('申请理由').fill('办公室一天要烧十几次水')
    await sheet.getByRole('button', { name: '提交申请' }).click()
    await toasted(page, '申请已提交，请等待结果')
    await front(page).getByRole('heading', { name: '已申请，等待结果' }).waitFor()
    expect(phone.complaints).toEqual([])
  })

  it(
    'is drawn by lot; the tester gets the goods for nothing, and is asked for a report',
    { timeout: 120_000 },
    async () => {
      const staff = await operator()
      const { browser } = shopper
      const [goods] = (await browser.data(searchCalls.productList, {})).list
      const [sku] = await staff.data(promotionAdminCalls.skus, { q: goods!.productSn })
      const terms = { nameEn: '', intro: '', introEn: '', rules: '', rulesEn: '', reportDays: 14 }
      // The shop's clock is ahead of this one.
      const { serverTime } = await browser.data(evaluateCalls.list, {})
      const startAt = serverTime + minute / 2
      const { id } = await staff.data(evaluateAdminCalls.save, {
        ...{ ...terms, name, skuId: sku!.skuId, quota: 1 },
        ...{ startAt, endAt: startAt + minute, requestId: crypto.randomUUID() },
      })
      await minutePasses()
      const [address] = await browser.data(addressCalls.list, {})
      const wish = { id, reason: '想试试', addressId: address!.id }
      await browser.data(evaluateCalls.apply, { ...wish, requestId: crypto.randomUUID() })
      await minutePasses()
      const admin = await openAdmin(phone, 'owner', `/admin/1-1/evaluates/${id}`)
      await admin.getByRole('button', { name: '抽签' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '抽签' }).click()
      await admin.getByText('已选定 1 人').waitFor()
      const { my } = await browser.data(evaluateCalls.detail, { id })
      const sn = my!.orderSn!
      const parcel = { companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` }
      await staff.data(orderAdminCalls.ship, { sn, ...parcel })
      await browser.data(orderCalls.confirm, { sn })
      const page = await phone.open(`/evaluate/1-1/detail/${id}`, { cookies: browser.cookies })
      await front(page).getByRole('link', { name: '写试用报告' }).click()
      await page.waitForURL(/\/comment\/edit\//)
      await front(page).getByText('至少 60 字、3 张图片').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
