import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { describe, expect, it } from 'vitest'
import { desktop, openAdmin, operator } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { photograph } from './photograph.ts'

describe('the library of pictures', () => {
  const screen = usePhone()

  it('takes pictures, says what it does not take, and files them where the operator wants', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/media')
    await page.getByRole('button', { name: '新建文件夹' }).click()
    await page.getByLabel('文件夹名称').fill('秋季上新')
    await page
      .getByRole('button', { name: '新 建', exact: true })
      .or(page.getByRole('button', { name: '新建', exact: true }))
      .click()
    await page.getByRole('button', { name: /秋季上新/ }).click()
    const files = [
      await photograph(page, '壶-正面', 10),
      await photograph(page, '壶-侧面', 130),
      { name: '坏图.png', mimeType: 'image/png', buffer: Buffer.from('none') },
    ]
    await page.locator('main input[type=file]').setInputFiles(files)
    await page.getByText('已上传 2 张').waitFor()
    await page.getByText('只支持 JPG、PNG、WebP 格式的图片').waitFor()
    await page.getByRole('button', { name: '收起' }).click()

    // The same picture again is found, not filed twice.
    await page
      .locator('main input[type=file]')
      .setInputFiles([{ ...files[0]!, name: '又一次.jpg' }])
    await page.getByText('素材库里已有').waitFor()
    await page.getByRole('button', { name: '收起' }).click()
    await expect.poll(() => page.locator('main li img').count()).toBe(2)

    await page.getByRole('button', { name: '查看 壶-正面' }).click()
    await page.getByLabel('图片说明（中文）').fill('晨光里的白壶')
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('已保存').first().waitFor()
    await page.getByLabel('搜索图片').fill('白壶')
    await expect.poll(() => page.locator('main li img').count()).toBe(1)
    expect(await barriers(page)).toEqual([])
  })

  it('is what the gallery of goods is chosen from; shoppers see it, and what they see cannot be taken away', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/goods')
    await page.locator('main a[href^="/admin/1-1/goods/"]').first().click()
    await page.getByRole('button', { name: '从素材库添加' }).click()
    const dialog = page.getByRole('dialog', { name: '选择图片' })
    await dialog.locator('input[type=file]').setInputFiles([await photograph(page, '新角度', 220)])
    await dialog
      .getByRole('button', { name: '选择 新角度' })
      .and(page.locator('[aria-pressed=true]'))
      .waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: /^使用 1 张$/ }).click()
    const last = page.getByRole('button', { name: /^第 \d+ 张前移$/ }).last()
    // To the front, place by place, as one does by keyboard.
    for (
      let place = await page.getByRole('button', { name: /^第 \d+ 张前移$/ }).count();
      place > 1;
      place -= 1
    )
      await page.getByRole('button', { name: `第 ${place} 张前移` }).click()
    expect(await last.isEnabled()).toBe(true)
    await page
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: /^保\s?存$/ })
      .click()
    await page.getByText('已保存').waitFor()

    const admin = await operator()
    const { list } = await admin.data(mediaAdminCalls.list, { q: '新角度' })
    expect(list[0]).toMatchObject({ uses: 1 })
    const id = /goods\/(\d+)/.exec(page.url())?.[1]
    const phone = await screen.open(`/goods/${id}-1-1`)
    const main = phone.locator(`img[src*="${list[0]!.picture.url}"]`).first()
    await main.waitFor()
    await expect
      .poll(() => main.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`${shop}/admin/1-1/media?open=${list[0]!.id}`)
    await page.getByRole('dialog').getByRole('link').nth(1).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await page
      .getByRole('dialog', { name: /^删除 1 张图片/ })
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await page.getByText('有 1 张图片正在使用，不能删除：新角度').waitFor()
  })

  it.each(['zh', 'en'])('is whole at every width, without barriers, in %s', async (locale) => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/media')
    await page
      .context()
      .addCookies([{ name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' }])
    for (const [width, height] of [
      [1440, 900],
      [900, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${shop}/admin/1-1/media?use=used`, { waitUntil: 'networkidle' })
      await page.locator('main li img').first().waitFor()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${width}`,
      ).toBeLessThanOrEqual(0)
      expect(await barriers(page)).toEqual([])
    }
    await page.setViewportSize(desktop.viewport)
  })

  it('draws a picture of twelve megapixels into every width that phones ask for', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/media')
    await page
      .locator('main input[type=file]')
      .setInputFiles([await photograph(page, '大图', 300, 4000, 3000)])
    await page.getByText('已上传 1 张').waitFor()
    const { list } = await (await operator()).data(mediaAdminCalls.list, { q: '大图' })
    const { url, width, height } = list[0]!.picture
    expect([width, height]).toEqual([2160, 1620])
    for (const each of [200, 400, 750, 1080]) {
      const answer = await fetch(`${shop}${url}?w=${each}`)
      expect([each, answer.status, answer.headers.get('content-type')]).toEqual([
        each,
        200,
        'image/webp',
      ])
    }
  })
})
