import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

describe('inner buying', () => {
  const phone = usePhone()
  let employee: NewShopper

  beforeAll(async () => {
    // 小满 of the demo world works for the brand.
    employee = await newShopper({ phone: '13800000002' })
  }, 60_000)

  it('is not for strangers', { timeout: 60_000 }, async () => {
    const stranger = await newShopper()
    const page = await phone.open('/innerBuy/1-1/list', { cookies: stranger.browser.cookies })
    await front(page).getByText('内购仅限企业员工').waitFor()
    await front(page).getByRole('link', { name: '企业登录' }).click()
    await page.waitForURL(/\/companyPass\?to=/)
    const items = [{ productSn: 'HL-AC06-INK-30', quantity: 1 }]
    const { reason } = await stranger.browser.call(innerBuyCalls.innerBuy, { items })
    expect(reason).toBe('innerStranger')
  })

  it(
    'is for an employee as far as the quota goes that the operator gives',
    { timeout: 120_000 },
    async () => {
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/inner-quotas')
      await admin.getByRole('link', { name: '小满未满' }).click()
      await admin.getByRole('button', { name: '修改额度' }).click()
      const form = admin.getByRole('dialog')
      await form.getByLabel('额度', { exact: true }).fill('150')
      await form.getByRole('button', { name: '岗位调整' }).click()
      await form.getByRole('button', { name: '保存' }).click()
      await admin.getByText('¥150.00').first().waitFor()

      const page = await phone.open('/user/1-1', { cookies: employee.browser.cookies })
      await front(page).getByRole('link', { name: '企业内购' }).click()
      await page.waitForURL(/\/innerBuy\/1-1\/list$/)
      const more = front(page)
        .getByRole('group', { name: /^电饭煲不粘内胆/ })
        .getByRole('button')
        .last()
      await more.click()
      await more.click()
      await front(page).getByText('超出额度 ¥48.00').waitFor()
      expect(await front(page).getByRole('button', { name: '去结算' }).isDisabled()).toBe(true)
      await front(page)
        .getByRole('group', { name: /^电饭煲不粘内胆/ })
        .getByRole('button')
        .first()
        .click()
      await front(page).getByText('已选 1 件').waitFor()
      await front(page).getByRole('button', { name: '去结算' }).click()
      await page.waitForURL(/\/order\/1-1\/checkout\/\w{22}\/0$/)
      await front(page).getByRole('link', { name: '企业内购' }).waitFor()
      await front(page)
        .getByRole('button', { name: /提交订单/ })
        .click()
      await page.waitForURL(/\/payment\/order-\d{20}$/)
      const { quota } = await employee.browser.data(innerBuyCalls.list, {})
      expect(quota).toMatchObject({ amount: 15_000, reserved: 9900, left: 5100 })
      const items = [{ productSn: 'HL-AC06-INK-30', quantity: 1 }]
      const { reason } = await employee.browser.call(innerBuyCalls.innerBuy, { items })
      expect(reason).toBe('innerQuotaShort')

      await admin.reload()
      await admin.getByText('待付款').waitFor()
      await admin.goto(admin.url().replace(/inner-quotas.*/, 'inner-goods?q=HL-AC06-INK-30'))
      await admin.getByText('待付款 1').waitFor()
      await admin.getByRole('button', { name: '下架' }).click()
      await admin.getByRole('button', { name: '不再内购' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '下架' }).click()
      await toasted(admin, '已下架')
      await admin.getByText('原因：不再内购').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
