import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const postageUuid = 'FryerPaperTrial0000001'

describe('a trial for its postage', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it(
    'is taken on home, paid for with the postage alone, once for ever',
    { timeout: 120_000 },
    async () => {
      const page = await phone.open('/a/1-1', { cookies: shopper.browser.cookies })
      await front(page)
        .getByRole('link', { name: /付邮试用/ })
        .first()
        .click()
      await page.waitForURL(`**/postage/1-1/detail/${postageUuid}`)
      await front(page).getByText('每人限一份').waitFor()
      await front(page).getByRole('button', { name: '付 ¥6 邮费，领一份' }).click()
      await page.waitForURL(`**/order/1-1/checkoutPostage/${postageUuid}`)
      await front(page).getByRole('link', { name: '付邮试用 · 炸锅纸托试用' }).waitFor()
      await front(page).getByRole('button', { name: '提交订单 ¥6.00' }).click()
      await page.waitForURL(/\/payment\/order-\d{20}$/)
      const { orderSn } = await shopper.browser.data(postageCalls.postagePromotionDetail, {
        postageUuid,
      })
      await shopper.pay(orderSn!)
      const { reason } = await shopper.browser.call(postageCalls.postagePromotionFlow, {
        id: postageUuid,
      })
      expect(reason).toBe('postageJoined')
      await page.goto(page.url().replace(/\/order\/.*/, `/postage/1-1/detail/${postageUuid}`))
      await front(page).getByRole('link', { name: '您已领过，查看订单' }).waitFor()
      expect(phone.complaints).toEqual([])
    },
  )

  it('is watched and ended by the operator', { timeout: 90_000 }, async () => {
    const admin = await openAdmin(phone, 'owner', '/admin/1-1/postages')
    await admin.getByRole('link', { name: '炸锅纸托试用' }).click()
    await admin.getByText('领取记录').waitFor()
    await admin
      .getByRole('link', { name: /^用户\d{4}$/ })
      .first()
      .waitFor()
    await admin.getByRole('button', { name: '提前结束' }).click()
    await admin.getByRole('button', { name: '库存不足' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
    await admin.getByText('原因：库存不足').waitFor()
    const page = await phone.open(`/postage/1-1/detail/${postageUuid}`)
    await front(page).getByText('试用已提前结束').waitFor()
    expect(phone.complaints).toEqual([])
  })
})
