import {
  bargainAdminCalls,
  type AdminBargain,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { minutePasses, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const minute = 60_000

describe('a bargain of two friends', () => {
  const phone = usePhone()
  let [owner, first, second]: (NewShopper | undefined)[] = []
  let bargain: AdminBargain

  beforeAll(async () => {
    ;[owner, first, second] = [await newShopper(), await newShopper(), await newShopper()]
    const admin = await operator()
    const [sku] = await admin.data(promotionAdminCalls.skus, { q: '陶瓷蒸汽电熨斗' })
    // The shop's clock is ahead of this one.
    const { now } = await owner.browser.data(seckillCalls.seckillList, {})
    bargain = await admin.data(bargainAdminCalls.save, {
      requestId: crypto.randomUUID(),
      id: 0,
      version: 0,
      name: '两人一起砍',
      nameEn: 'Two friends',
      startAt: now + minute / 2,
      endAt: now + 24 * 60 * minute,
      skuId: sku!.skuId,
      startPrice: sku!.salePrice,
      floorPrice: 5900,
      helpers: 2,
      stock: 3,
      roomHours: 24,
      dailyHelps: 5,
      helpLimit: 20,
    })
    await minutePasses()
  }, 60_000)

  it(
    'goes from a shared room to a paid order, and is watched and ended by the operator',
    { timeout: 120_000 },
    async () => {
      const list = `/bargain/1-1/list/${bargain.id}`
      const page = await phone.open(list, { cookies: owner!.browser.cookies })
      await front(page).getByRole('button', { name: '发起砍价' }).click()
      await page.waitForURL(/\/bargain\/1-1\/detail\/\w{22}$/)
      const room = new URL(page.url()).pathname
      await front(page).getByRole('button', { name: '邀请好友帮砍' }).click()
      await page.getByRole('dialog').getByText('分享给好友').waitFor()

      // Who comes by the link without being signed in is asked to, and is led back.
      const stranger = await phone.open(room)
      await front(stranger).getByRole('button', { name: '帮TA砍一刀' }).click()
      await stranger.getByRole('button', { name: '去登录' }).click()
      await stranger.waitForURL(
        (url) => url.pathname !== room && url.searchParams.get('to')?.includes(room) === true,
      )

      for (const friend of [first, second]) {
        const theirs = await phone.open(room, { cookies: friend!.browser.cookies })
        await front(theirs).getByRole('button', { name: '帮TA砍一刀' }).click()
        await theirs
          .getByText(/帮好友砍掉了 ¥/)
          .first()
          .waitFor()
        await front(theirs).getByRole('button', { name: '已帮TA砍过' }).waitFor()
      }
      await page.goto(shop + room)
      await front(page).getByText('已砍到底价，商品已为您预留').waitFor()
      await front(page).getByRole('button', { name: '¥59 立即下单' }).click()
      await page.waitForURL(/\/checkout\//)
      await front(page).getByText('砍价 · 两人一起砍').first().waitFor()
      await front(page)
        .getByRole('button', { name: /^提交订单/ })
        .click()
      await page.waitForURL(/\/payment\/order-\d{20}$/)
      await owner!.pay(page.url().slice(-20))

      const admin = await openAdmin(phone, 'owner', `/admin/1-1/bargains/${bargain.id}`)
      await admin.getByText('实时看板').waitFor()
      await admin.getByText(/^1 \/ 3$/).waitFor()
      await admin.getByRole('button', { name: '提前结束' }).click()
      await admin.getByRole('button', { name: '库存不足' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: '提前结束' }).click()
      await admin.getByText('原因：库存不足').waitFor()
      await page.goto(shop + list)
      await front(page).getByText('砍价已提前结束').waitFor()
      const { room: mine } = await owner!.browser.data(bargainCalls.mine, {
        bargainId: bargain.id,
      })
      expect(mine?.status).toBe(4)
      expect(phone.complaints).toEqual([])
    },
  )
})
