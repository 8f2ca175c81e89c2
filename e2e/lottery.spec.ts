import { randomUUID } from 'node:crypto'
import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  lotteryCalls,
  lotteryMemberCalls,
} from '@mallard/contract/activities/lottery/lottery.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const day = 86_400_000

describe('a lottery', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it(
    'is drawn with a free chance, then for points, once for each token',
    { timeout: 90_000 },
    async () => {
      const admin = await operator()
      const { now } = await shopper.browser.data(lotteryCalls.info, { lotteryUrl: 'lucky' })
      const none = { nameEn: '', quota: null, templateId: null, skuId: null }
      await admin.data(lotteryAdminCalls.save, {
        requestId: randomUUID(),
        id: 0,
        version: 0,
        lotteryUrl: 'e2e-points',
        name: '积分转盘',
        nameEn: 'Points wheel',
        rules: '',
        rulesEn: '',
        form: 'wheel',
        startAt: now,
        endAt: now + 30 * day,
        dailyFree: 1,
        cost: 20,
        dailyMax: null,
        totalMax: null,
        hasShareChance: true,
        hasOrderChance: false,
        orderLeast: 0,
        prizes: [
          { ...none, type: 2, name: '30 积分', weight: 10_000, points: 30 },
          { ...none, type: 1, name: '谢谢参与', weight: 0, points: 0 },
        ],
      })
      // The wheel turns here; elsewhere the result simply appears.
      const page = await phone.open('/lottery/1-1/detail/e2e-points', {
        cookies: shopper.browser.cookies,
        reducedMotion: 'no-preference',
      })
      await front(page).getByText('概率 100%').waitFor()
      await front(page).getByRole('button', { name: /^抽奖/ }).click()
      const won = page.getByRole('dialog', { name: '恭喜获得 30 积分' })
      await won.waitFor()
      await front(page).getByRole('status').getByText('恭喜获得 30 积分').waitFor()
      await won.getByRole('button', { name: '知道了' }).click()

      // The answer of the next one is lost, and the page is left: opened again, it tells the same.
      await page.route('**/b2c/lottery/*/lottery/**', async (route) => {
        await route.fetch()
        await route.abort()
      })
      const isLost = page.waitForEvent('requestfailed')
      await front(page)
        .getByRole('button', { name: /20 积分\/次/ })
        .click()
      await isLost
      await expect
        .poll(async () => (await shopper.browser.data(pointsCalls.list, {})).balance)
        .toBe(40)
      await page.unroute('**/b2c/lottery/*/lottery/**')
      await page.reload()
      await won.waitFor()
      await won.getByRole('button', { name: '知道了' }).click()
      const { balance } = await shopper.browser.data(pointsCalls.list, {})
      expect(balance).toBe(40)
      const { total } = await shopper.browser.data(lotteryMemberCalls.lotteryList, {})
      expect(total).toBe(2)
      await front(page).getByRole('link', { name: '我的奖品' }).click()
      await front(page).getByText('30 积分').nth(1).waitFor()
      // Of the answer that was lost.
      expect(phone.complaints).toEqual(['Failed to load resource: net::ERR_FAILED'])
    },
  )

  it(
    'of goods is made by the operator, won, given an address, sent, and ended',
    { timeout: 120_000 },
    async () => {
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/lotteries/new')
      await admin.getByLabel('活动名称').fill('必中一件')
      await admin.getByLabel('活动地址').fill('e2e-goods')
      await admin.getByText('九宫格').click()
      await admin.getByText('实物', { exact: true }).click()
      await admin.getByLabel('奖品 1 奖品名称').fill('挂烫机')
      await admin.getByRole('combobox', { name: '奖品 1 商品' }).fill('立式挂烫机')
      await admin.locator('.ant-select-item-option').first().click()
      await admin.getByLabel('奖品 1 权重').fill('10000')
      await admin.getByText('其余 0% 的抽奖').waitFor()
      await admin.getByRole('button', { name: '保存' }).click()
      const note = admin.getByRole('dialog', { name: '还有内容需要修改' })
      await note.getByText('数量须为 1–1000000，实物必填').waitFor()
      await note.getByRole('button', { name: '知道了' }).click()
      await admin.getByLabel('奖品 1 数量').fill('1')
      await admin.getByRole('button', { name: '保存' }).click()
      await admin.getByText('进行中').waitFor()

      const page = await phone.open('/lottery/1-1/detail/e2e-goods', {
        cookies: shopper.browser.cookies,
        reducedMotion: 'reduce',
      })
      await front(page).getByRole('button', { name: /^抽奖/ }).press('Enter')
      await page.getByRole('dialog', { name: '恭喜获得 挂烫机' }).waitFor()
      await page.getByRole('link', { name: '填写收货地址' }).click()
      await page.waitForURL(/\/lottery\/1-1\/winRecord$/)
      await front(page).getByRole('button', { name: '填写收货地址' }).click()
      await page
        .getByRole('dialog', { name: '寄到哪里' })
        .getByRole('button', { name: /文三路 1 号/ })
        .click()
      await toasted(page, '地址已收到，我们会尽快寄出')
      await front(page).getByText('待寄出').waitFor()

      await admin.reload()
      await admin.getByText(/文三路 1 号/).waitFor()
      await admin.getByRole('button', { name: '寄出' }).click()
      const form = admin.getByRole('dialog')
      await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
      await admin.keyboard.press('Enter')
      await form.getByLabel('运单号').fill('SF2611250001')
      await form.getByRole('button', { name: '寄出' }).click()
      await admin.getByText('SF2611250001').waitFor()
      await page.reload()
      await front(page).getByText('顺丰速运 SF2611250001').waitFor()

      await admin.getByRole('button', { name: '提前结束' }).click()
      await admin.getByRole('button', { name: '活动调整' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
      await admin.getByText('原因：活动调整').waitFor()
      await page.goto(page.url().replace('winRecord', 'detail/e2e-goods'))
      await front(page).getByText('活动已提前结束').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
