import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingDateTime, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, picturesSent, pixel, toasted } from './shopper.ts'

const name = '一分钟试用'
const report = '办公室一天要用十几次，'.repeat(6)

describe('a product trial', () => {
  const phone = usePhone()
  const desk = usePhone()
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
    'is set up in both languages and drawn by lot; the report is written, promoted and read',
    { timeout: 180_000 },
    async () => {
      const staff = await operator()
      const { browser } = shopper
      const admin = await openAdmin(desk, 'owner', '/admin/1-1/evaluates')
      const id = await setUp(admin, browser)
      await minutePasses(2)
      const [address] = await browser.data(addressCalls.list, {})
      const wish = { id, reason: '想试试', addressId: address!.id }
      await browser.data(evaluateCalls.apply, { ...wish, requestId: crypto.randomUUID() })
      await minutePasses(5)
      await admin.goto(new URL(`/admin/1-1/evaluates/${id}`, admin.url()).href)
      await admin.getByRole('button', { name: '抽签' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '抽签' }).click()
      await admin.getByText('已选定 1 人').waitFor()
      const { my } = await browser.data(evaluateCalls.detail, { id })
      const sn = my!.orderSn!
      const parcel = { companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` }
      await staff.data(orderAdminCalls.ship, { sn, ...parcel })
      await browser.data(orderCalls.confirm, { sn })

      // The trial hears of the receipt a moment later.
      await expect
        .poll(async () => (await browser.data(evaluateCalls.detail, { id })).my?.step)
        .toBe('due')
      const page = await phone.open(`/evaluate/1-1/detail/${id}`, { cookies: browser.cookies })
      await front(page).getByRole('link', { name: '写试用报告' }).click()
      await page.waitForURL(/\/comment\/edit\//)
      await front(page).getByText('至少 60 字、3 张图片').waitFor()
      await front(page)
        .getByRole('radiogroup', { name: '商品评分' })
        .locator('label')
        .nth(4)
        .click()
      await front(page).getByLabel('评价内容').fill(report)
      await front(page)
        .getByLabel('添加图片')
        .setInputFiles(
          [1, 2, 3].map((place) => ({
            name: `${place}.png`,
            mimeType: 'image/png',
            buffer: pixel,
          })),
        )
      await picturesSent(page, '3/9')
      await front(page).getByRole('button', { name: '发布' }).click()
      await page.waitForURL(/\/comment\/list\/1$/)

      await admin.goto(new URL('/admin/1-1/reviews', admin.url()).href)
      const row = admin.getByRole('row').filter({ hasText: report })
      await row.getByRole('button', { name: '通过' }).click()
      await row.waitFor({ state: 'detached' })
      await admin.goto(new URL(`/admin/1-1/evaluates/${id}`, admin.url()).href)
      await admin.getByRole('button', { name: '推荐', exact: true }).click()
      await admin.getByText('已推荐').waitFor()

      const reader = await phone.open(`/evaluate/1-1/detail/${id}`, {
        cookies: new Map([['lang', 'en']]),
      })
      await front(reader).getByText('One-minute trial').first().waitFor()
      await front(reader).getByText(report).first().waitFor()
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )
})

/** One place for whoever applies within some minutes, in both languages; its number. */
async function setUp(admin: Page, browser: Caller): Promise<number> {
  await admin.getByRole('button', { name: '新建试用' }).click()
  const form = admin.getByRole('dialog', { name: '设置免费试用' })
  const type = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text)
  // The shop's clock is ahead of this one.
  const { serverTime } = await browser.data(evaluateCalls.list, {})
  const startAt = serverTime + 2 * minute
  await type('试用名称', name)
  await type('英文名称', 'One-minute trial')
  await form.getByRole('combobox', { name: '商品规格' }).fill('挂烫防烫手套')
  await admin.locator('.ant-select-item-option').first().click()
  for (const [label, at] of [
    ['开始', startAt],
    ['结束', startAt + 5 * minute],
  ] as const) {
    await type(label, beijingDateTime(at).slice(0, 16))
    await admin.keyboard.press('Enter')
  }
  await type('名额', '1')
  await form.getByRole('button', { name: '保存' }).click()
  await form.waitFor({ state: 'detached' })
  const link = await admin.getByRole('link', { name }).first().getAttribute('href')
  return Number(/\d+$/.exec(link ?? '')?.[0])
}
