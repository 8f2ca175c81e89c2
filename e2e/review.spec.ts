import { readFileSync } from 'node:fs'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { usePhone } from './browser.ts'
import { desktop, operator } from './admin.ts'
import { newShopper } from './new-shopper.ts'
import { front, picturesSent, toasted } from './shopper.ts'

const words = '釉色温润，<script>alert(1)</script> 倒水不滴漏'

describe('a review', () => {
  const screen = usePhone()
  let buyer: Caller
  let admin: Caller
  let orderSn: string
  let itemId: number

  beforeAll(async () => {
    const shopper = await newShopper()
    buyer = shopper.browser
    orderSn = await shopper.order()
    await shopper.pay(orderSn)
    admin = await operator()
    await admin.data(orderAdminCalls.ship, {
      sn: orderSn,
      companyCode: 'yuantong',
      deliverySn: `YT${orderSn.slice(-12)}`,
    })
    await buyer.data(orderCalls.confirm, { sn: orderSn })
    itemId = (await buyer.data(orderCalls.detail, { sn: orderSn })).items[0]?.itemId ?? 0
  }, 60_000)

  const asBuyer = (path: string) => screen.open(path, { cookies: buyer.cookies })
  const asStaff = (path: string) => screen.open(path, { ...desktop, cookies: admin.cookies })
  const picture = (key: string) => ({
    name: `${key}.webp`,
    mimeType: 'image/webp',
    buffer: readFileSync(new URL(`../shop-data/pictures/masters/${key}.webp`, import.meta.url)),
  })

  async function choose(
    page: Page,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    await front(page).getByLabel('添加图片').setInputFiles(files)
  }

  it('is written with stars, words and pictures from the order’s button', async () => {
    const page = await asBuyer('/user/1-1/order/list/4')
    await front(page).getByRole('button', { name: '去评价' }).click()
    await front(page).getByRole('button', { name: '发布' }).click()
    await front(page).getByText('请写几句评价').waitFor()
    await front(page).getByLabel('评价内容').fill(words)
    await front(page).getByRole('button', { name: '发布' }).click()
    await toasted(page, '请先给商品打分')
    await front(page).getByRole('radiogroup', { name: '商品评分' }).locator('label').nth(4).click()
    await front(page).getByText('非常满意').waitFor()
    await front(page).getByRole('button', { name: '适合送礼' }).click()
    await front(page).getByRole('button', { name: '做工好' }).click()
    await choose(page, [picture('kettle-classic-oat'), picture('kettle-travel-sage')])
    await picturesSent(page, '2/9')
    expect(await barriers(page)).toEqual([])
    await front(page).getByRole('button', { name: '发布' }).click()
    await page.waitForURL(/\/comment\/list\/1$/)
    await front(page).getByText('审核中').waitFor()
    await front(page).getByText(words).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(screen.complaints).toEqual([])
  })

  it('says in words why a picture is not taken, and lets it be removed', async () => {
    const page = await asBuyer(`/user/1-1/comment/edit/0/${orderSn}`)
    await choose(page, [
      { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    ])
    await toasted(page, '只支持 JPG、PNG、WebP 格式的图片')
    await front(page).getByText('上传失败').waitFor()
    await front(page).getByRole('button', { name: '删除图片 1' }).click()
    expect(await front(page).getByText('上传失败').count()).toBe(0)
  })

  it('is shown after the shop has looked at it, with its answer', async () => {
    const before = await screen.open(`/goods/1-1/comment/detail/${itemId}`)
    await front(before)
      .getByRole('heading', { name: '商品评价' })
      .or(front(before).getByText('商品评价'))
      .first()
      .waitFor()
    expect(await front(before).getByText(words).count()).toBe(0)

    const page = await asStaff('/admin/1-1/reviews')
    const row = page.getByRole('row').filter({ hasText: words })
    await row.waitFor()
    expect(await barriers(page)).toEqual([])
    // A double click shows it once.
    await row.getByRole('button', { name: '通过' }).dblclick()
    await page.getByText('已处理').waitFor()
    await row.waitFor({ state: 'detached' })
    expect(await page.getByText('数据已被他人修改').count()).toBe(0)
    await page.getByText('已展示', { exact: true }).first().click()
    await row.getByRole('button', { name: '回复' }).click()
    await page.getByRole('textbox', { name: '商家回复' }).fill('感谢您的认可')
    await page.getByRole('button', { name: /保\s*存/ }).click()
    await row.getByText('感谢您的认可').waitFor()

    // What was shown a moment ago may be kept for some seconds.
    await expect
      .poll(
        async () => {
          await before.reload()
          return front(before).getByText(words).count()
        },
        { timeout: 15_000, interval: 1000 },
      )
      .toBe(1)
    const review = front(before).getByRole('article').filter({ hasText: words })
    await review.getByText('感谢您的认可').waitFor()
    await review.getByText('适合送礼').waitFor()
    await front(before)
      .getByRole('tab', { name: /^适合送礼/ })
      .click()
    await before.waitForURL(/filter=gift/)
    await review.waitFor()
    const image = review.getByRole('button', { name: /图片/ }).first().locator('img')
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(100)
    expect(screen.complaints).toEqual([])
  })

  it('can be added to afterwards, and hidden again with a reason that its writer reads', async () => {
    const page = await asBuyer('/user/1-1/comment/list/1')
    await front(page).getByRole('link', { name: '追加评价' }).click()
    await front(page).getByLabel('评价内容').fill('用了一周，还是喜欢')
    await front(page).getByRole('button', { name: '发布' }).click()
    await page.waitForURL(/\/comment\/list\/1$/)
    await front(page).getByText('用了一周，还是喜欢').waitFor()
    expect(await front(page).getByRole('link', { name: '追加评价' }).count()).toBe(0)

    const back = await asStaff('/admin/1-1/reviews')
    const row = back.getByRole('row').filter({ hasText: words })
    await row.getByRole('button', { name: '追评: 拒绝' }).click()
    await back.getByRole('button', { name: '与商品无关' }).click()
    await back
      .getByRole('dialog')
      .getByRole('button', { name: /^拒\s*绝$/ })
      .click()
    await back.getByText('已处理').waitFor()
    await page.reload()
    await front(page).getByText('未展示：与商品无关').waitFor()
  })
})
