import { expect, it, describe } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms } from './shopper.ts'

const sn = '20260101000000000001'

/** Where texts and notices lead to. */
const addresses = [
  '/user/1-1/order/list/0',
  `/user/1-1/order/detail/${sn}`,
  `/user/1-1/order/detail/${sn}/logistics`,
  `/user/1-1/commont/orderStatus/${sn}/0`,
  `/user/1-1/tickets/${sn}`,
  '/user/1-1/order/return/list',
  '/user/1-1/order/return/detail/1',
  '/user/1-1/order/return/part/step1/1',
  '/user/1-1/order/return/all/step1/1',
  `/order/1-1/payment/order-${sn}`,
  `/order/1-1/paymentStatus/order-${sn}`,
  `/offLine-payment/1-1/${sn}`,
  '/user/1-1/coupon/list2/0',
  '/user/1-1/comment/list/0',
  `/user/1-1/comment/edit/1/${sn}`,
  '/user/1-1/collection/list',
  '/user/1-1/setting/message',
  '/user/1-1/setting/accountSecurity',
  '/service-center/invoice/list',
  '/service-center/invoice/detail?id=1',
]

describe('a page of one’s own that somebody opens who is not signed in', () => {
  const phone = usePhone()

  it.each(addresses)(
    '%s: the question stands over the page’s bones, and giving up leads home',
    async (address) => {
      const page = await phone.open(address)
      const question = page.getByRole('alertdialog').filter({ hasText: '请先登录' })
      await question.waitFor()
      await page.waitForTimeout(300)
      expect(
        await page
          .getByText(/加载失败|请先登录$|出错了|重试/)
          .filter({ visible: true })
          .allTextContents(),
      ).toEqual(['请先登录'])
      expect(await page.locator('main [role=alert]').count()).toBe(0)
      await question.getByRole('button', { name: '取消' }).click()
      await page.waitForURL(`${shop}/a/1-1`)
      await front(page).locator('a[href^="/goods/"]').first().waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    },
  )

  it('comes back to that very page after signing in, with its query', async () => {
    const address = '/service-center/invoice/detail?id=1'
    const page = await phone.open(address)
    await page.getByRole('alertdialog').getByRole('button', { name: '去登录' }).click()
    await page.waitForURL(/\/login\/1-1\?to=/)
    await signInBySms(page, freshNumber())
    expect(page.url()).toBe(shop + address)
    // Back from there leads out of the question, not into it again.
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
