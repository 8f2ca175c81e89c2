import {
  seckillAdminCalls,
  type AdminSeckill,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const minute = 60_000

/** So many minutes go by in the shop. */
async function minutesPass(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await minutePasses()
    // Two signals that come together are one.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('a flash sale with one unit', () => {
  const phone = usePhone()
  let [first, second]: (NewShopper | undefined)[] = []
  let session: AdminSeckill
  let path: string

  beforeAll(async () => {
    ;[first, second] = [await newShopper(), await newShopper()]
    const admin = await operator()
    const [sku] = await admin.data(promotionAdminCalls.skus, { q: '立式挂烫机' })
    // The shop's clock is ahead of this one.
    const { now } = await first.browser.data(seckillCalls.seckillList, {})
    const startAt = now + 5 * minute
    session = await admin.data(seckillAdminCalls.save, {
      requestId: crypto.randomUUID(),
      id: 0,
      version: 0,
      name: '一件专场',
      nameEn: 'One unit',
      startAt,
      endAt: startAt + 60 * minute,
      skus: [{ skuId: sku!.skuId, price: 9900, quota: 1, limit: 1 }],
    })
    path = `/seckill/1-1/detail/${session.id}/${sku!.productSn}`
  }, 60_000)

  it(
    'reminds who asked, sells, gives back what is not paid, and is watched and ended by the operator',
    { timeout: 120_000 },
    async () => {
      const page = await phone.open(path, { cookies: first!.browser.cookies })
      await front(page).getByRole('button', { name: '提醒我' }).click()
      await toasted(page, '开始前3分钟提醒您')
      await minutesPass(2)
      const titles = async () =>
        (await first!.browser.data(noticesCalls.list, {})).list.map(({ title }) => title)
      await expect.poll(titles).toContain('秒杀即将开抢')

      await minutesPass(3)
      await page.reload()
      await front(page).getByRole('button', { name: '立即秒杀' }).click()
      await page.waitForURL(/\/checkoutSeckill\//)
      await front(page).getByText('限时秒杀 · 一件专场').first().waitFor()
      await front(page)
        .getByRole('button', { name: /^提交订单/ })
        .click()
      await page.waitForURL(/\/payment\/order-\d{20}$/)

      // Somebody else comes late, and is told that it may come back.
      const other = await phone.open(path, { cookies: second!.browser.cookies })
      await front(other).getByRole('button', { name: '还有机会' }).waitFor()
      const admin = await openAdmin(phone, 'owner', `/admin/1-1/seckills/${session.id}`)
      await admin.getByText('实时看板').waitFor()
      await admin.getByText(/待付款 1/).waitFor()

      // Nobody pays for ten minutes; the page that stayed open can buy by itself.
      await minutesPass(11)
      await front(other).getByRole('button', { name: '立即秒杀' }).click()
      await other.waitForURL(/\/checkoutSeckill\//)
      await front(other)
        .getByRole('button', { name: /^提交订单/ })
        .click()
      await other.waitForURL(/\/payment\/order-\d{20}$/)
      await second!.pay(other.url().slice(-20))
      await page.goto(shop + path)
      await front(page).getByRole('button', { name: '已抢光' }).waitFor()

      await admin.getByText('付款率 50%').waitFor()
      await admin.getByRole('button', { name: '提前结束' }).click()
      await admin.getByRole('button', { name: '库存不足' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
      await admin.getByText('原因：库存不足').waitFor()
      await page.reload()
      await front(page).getByText('本场已提前结束').waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})
