import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

describe('the gift for new customers', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it(
    'is claimed once by a newcomer, and refused kindly the second time',
    { timeout: 90_000 },
    async () => {
      const { cookies } = shopper.browser
      const page = await phone.open('/gift/1-1/newArrival', { cookies })
      await front(page).getByText('食品级柠檬酸除垢剂').first().waitFor()
      await front(page)
        .getByText(/文三路 1 号/)
        .waitFor()
      await front(page).getByRole('button', { name: '立即领取' }).click()
      await page.waitForURL(/\/gift\/1-1\/success$/)
      await front(page).getByRole('heading', { name: '领取成功' }).waitFor()
      await front(page).getByRole('link', { name: '查看订单' }).click()
      await page.waitForURL(/\/order\/detail\/\d{20}/)
      await front(page).getByText('待发货').first().waitFor()
      const again = await shopper.browser.call(giftCalls.claim, {})
      expect(again).toMatchObject({ code: 500, message: '您已领过新人礼，每人仅限一次' })
      await page.goto(page.url().replace(/\/user\/.*$/, '/gift/1-1/newArrival'))
      await front(page).getByRole('link', { name: '查看我的新人礼' }).waitFor()
      expect(phone.complaints).toEqual([])
    },
  )

  it('is refused to who has bought, with the rules beside', { timeout: 60_000 }, async () => {
    const buyer = await newShopper()
    await buyer.pay(await buyer.order())
    const page = await phone.open('/gift/1-1/newArrival', { cookies: buyer.browser.cookies })
    await front(page).getByRole('button', { name: '仅限新朋友领取' }).waitFor()
    await front(page)
      .getByRole('link', { name: /活动规则/ })
      .click()
    await front(page)
      .getByText(/每人仅限一次/)
      .first()
      .waitFor()
  })

  it('is watched by the operator, and ended with a reason', { timeout: 90_000 }, async () => {
    const admin = await openAdmin(phone, 'owner', '/admin/1-1/gifts')
    await admin.getByRole('link', { name: '初见好礼' }).click()
    await admin.getByText('领取记录').waitFor()
    await admin.getByText('未下单').first().waitFor()
    await admin.getByRole('button', { name: '提前结束' }).click()
    await admin.getByRole('button', { name: '更换礼品' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
    await admin.getByText('原因：更换礼品').waitFor()
    const page = await phone.open('/gift/1-1/newArrival')
    await front(page).getByText('暂时没有新人礼').waitFor()
  })
})
