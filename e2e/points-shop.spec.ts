import { randomUUID } from 'node:crypto'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { shipOrder } from './returning.ts'
import { front, toasted } from './shopper.ts'

describe('the points shop', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
    const admin = await operator()
    const { id: memberId } = await shopper.browser.data(identityCalls.userInfo, {})
    await admin.data(pointsAdminCalls.adjust, {
      memberId,
      what: 'points',
      delta: 1500,
      reason: '补偿',
      requestId: randomUUID(),
    })
  }, 60_000)

  const balance = async () => (await shopper.browser.data(pointsCalls.list, {})).balance
  const open = (path: string) => phone.open(path, { cookies: shopper.browser.cookies })

  it(
    'turns points into goods, and gives the points back when they are returned',
    { timeout: 90_000 },
    async () => {
      const page = await open('/activity/1-1/points/store')
      await front(page).getByText('1500', { exact: true }).waitFor()
      // Of a higher level, and of goods that the store has not.
      await front(page).getByText('等级不足').waitFor()
      await front(page).getByText('已兑完').first().waitFor()
      await front(page)
        .getByRole('button', { name: /食品级柠檬酸除垢剂.*800 ?积分/ })
        .click()
      const sheet = page.getByRole('dialog', { name: '食品级柠檬酸除垢剂' })
      await sheet.getByText(/文三路 1 号/).waitFor()
      await sheet.getByRole('button', { name: '用 800 积分兑换' }).click()
      await page.waitForURL(/\/order\/detail\/\d{20}/)
      await front(page).getByText('待发货').first().waitFor()
      expect(await balance()).toBe(700)

      const sn = /\d{20}/.exec(page.url())![0]
      const admin = await operator()
      await shipOrder(admin, sn)
      const { browser } = shopper
      await browser.data(orderCalls.confirm, { sn })
      const [item] = (await browser.data(orderCalls.detail, { sn })).items
      const asked = { orderItemId: item!.id, num: 1, type: 1, reasonCode: 'quality', desc: '' }
      const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
      await admin.data(returnsAdminCalls.agree, { applyId })
      const parcel = { companyCode: 'yuantong', deliverySn: `RT${sn.slice(-12)}` }
      await browser.data(returnsCalls.v2SetFreight, { applyId, ...parcel })
      const lines = [{ orderItemId: item!.id, received: 1, sellable: 1 }]
      await admin.data(returnsAdminCalls.receive, { applyId, lines })
      await expect.poll(balance, { timeout: 10_000 }).toBe(1500)
    },
  )

  it(
    'gives a coupon at once, and asks for the cash beside points',
    { timeout: 90_000 },
    async () => {
      const page = await open('/activity/1-1/points-list')
      await front(page).getByRole('link', { name: '去使用 积分商城' }).click()
      await front(page).getByText('优惠券', { exact: true }).click()
      await front(page)
        .getByRole('button', { name: /满 199 减 20.*200 ?积分/ })
        .click()
      await page.getByRole('button', { name: '用 200 积分兑换' }).click()
      await toasted(page, '兑换成功，优惠券已到账')
      expect(await balance()).toBe(1300)
      await front(page).getByText('商品', { exact: true }).click()
      await front(page)
        .getByRole('button', { name: /空气炸锅纸托.*300 ?积分/ })
        .click()
      await page.getByRole('button', { name: '300 积分 + ¥6.90 兑换' }).click()
      await page.waitForURL(/\/payment\/order-\d{20}/)
      await front(page).getByText('6.90').first().waitFor()
      expect(await balance()).toBe(1000)
      const sn = /\d{20}/.exec(page.url())![0]
      await shopper.browser.data(orderCalls.cancel, { sn })
      await expect.poll(balance, { timeout: 10_000 }).toBe(1300)
      expect(phone.complaints).toEqual([])
    },
  )

  it(
    'is filled by the operator, who sees who took what and ends it',
    { timeout: 90_000 },
    async () => {
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/points-goods')
      await admin.getByRole('button', { name: '新增兑换' }).click()
      const form = admin.getByRole('dialog', { name: '设置积分兑换' })
      await form.getByRole('combobox', { name: '商品规格' }).fill('挂烫防烫手套')
      await admin.locator('.ant-select-item-option').first().click()
      await form.getByLabel('积分', { exact: true }).fill('99999')
      await form.getByLabel('兑换数量').fill('5')
      await form.getByText(/高于售价/).waitFor()
      await form.getByLabel('积分', { exact: true }).fill('500')
      await form.getByRole('button', { name: '保存' }).click()
      await admin.getByText('已保存').waitFor()
      await admin.getByRole('link', { name: '食品级柠檬酸除垢剂' }).first().click()
      await admin.getByText('兑换记录').waitFor()
      await admin.getByText('已兑换').first().waitFor()
      await admin.getByRole('button', { name: '提前结束' }).click()
      await admin.getByRole('button', { name: '更换兑换内容' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
      await admin.getByText('原因：更换兑换内容').waitFor()
      const page = await open('/activity/1-1/points/store')
      await front(page).getByText('空气炸锅纸托').waitFor()
      expect(await front(page).getByText('食品级柠檬酸除垢剂').count()).toBe(0)
    },
  )
})
