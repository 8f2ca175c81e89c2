import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { codeFor, front, toasted } from './shopper.ts'

describe('a promoter', () => {
  const phone = usePhone()
  let [promoter, friend]: (NewShopper | undefined)[] = []

  beforeAll(async () => {
    ;[promoter, friend] = [await newShopper(), await newShopper()]
    // The code of signing in came within this minute.
    await minutePasses()
  }, 60_000)

  it(
    'applies, is approved, shares goods, and earns when a friend buys by the link',
    { timeout: 120_000 },
    async () => {
      const { browser } = promoter!
      const number = (await browser.data(fxCalls.initForm, {})).phone
      const page = await phone.open('/user/1-1/fx', { cookies: browser.cookies })
      await front(page).getByLabel('真实姓名').fill('周小推')
      await front(page).getByRole('button', { name: '获取验证码' }).click()
      await toasted(page, '验证码已发送')
      await front(page)
        .getByLabel('验证码', { exact: true })
        .fill(await codeFor(number))
      await front(page).getByRole('checkbox').check()
      await front(page).getByRole('button', { name: '提交申请' }).click()
      await front(page).getByText('申请审核中').waitFor()

      const { list } = await (await operator()).data(fxAdminCalls.promoters, { q: number })
      const admin = await openAdmin(phone, 'owner', `/admin/1-1/promoters/${list[0]!.id}`)
      await admin.getByText('周小推').waitFor()
      await admin.getByRole('button', { name: /^通\s?过$/ }).click()
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: /^通\s?过$/ })
        .click()
      await admin.getByText('正常', { exact: true }).waitFor()

      await page.goto(page.url().replace(/\/fx$/, '/fx/goods'))
      await front(page).getByText(/^赚 ¥/).first().click()
      await page.waitForURL(/\/fx\/1-1\/[\w-]+\/goods\/[\w-]+\/own$/)
      await front(page).getByText('每售出一件可赚').waitFor()
      const link = new URL(page.url()).pathname.replace(/\/own$/, '')

      const other = await phone.open(link, { cookies: friend!.browser.cookies })
      await front(other).getByRole('button', { name: '加入购物车' }).waitFor()
      await expect
        .poll(async () => (await browser.data(fxCalls.brought, { path: link })).clicks)
        .toBe(1)
      const orderSn = await friend!.order()
      await friend!.pay(orderSn)
      await expect
        .poll(async () => (await browser.data(fxCalls.center, {})).frozen)
        .toBeGreaterThan(0)
      await page.reload()
      await front(page).getByText('带来的成交').waitFor()
      await page.goto(page.url().replace(/\/fx\/1-1\/.*$/, '/user/1-1/fx'))
      await front(page).getByText('最近佣金').waitFor()
      // The rate is that of the category which the goods are of.
      const [earned] = (await browser.data(fxCalls.myCollect, {})).list
      expect(earned).toMatchObject({ orderTail: orderSn.slice(-4), bp: expect.any(Number) })
      await front(page)
        .getByText(`订单尾号 ${orderSn.slice(-4)} · ${earned!.bp / 100}%`, { exact: true })
        .waitFor()

      await admin.reload()
      await admin.getByText('订单付款，佣金冻结').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
