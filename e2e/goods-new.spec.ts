import { href } from '@mallard/contract/paths'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { toasted } from './shopper.ts'
import { tinyVideo } from './tiny-video.ts'

describe('new goods', () => {
  const screen = usePhone()

  it('of 2 × 3 variants with five pictures are made, copied and seen by shoppers', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/goods')
    await page.getByRole('button', { name: '新建商品' }).click()
    await page.getByRole('button', { name: '保存并上架' }).click()
    // Nothing is sent while something is missing, and each place says what.
    await page.getByText('请输入标题').waitFor()
    await page.getByText('请至少添加一张图片').waitFor()
    await page.getByLabel('标题', { exact: true }).fill('晨雾细口壶')
    await page.getByLabel('英文标题').fill('Morning mist kettle')

    await page.getByRole('button', { name: '从素材库添加' }).click()
    const dialog = page.getByRole('dialog', { name: '选择图片' })
    for (let place = 0; place < 5; place += 1) await dialog.locator('li button').nth(place).click()
    await dialog.getByRole('button', { name: '使用 5 张' }).click()

    // What it is counts, not what it is called.
    const film = (buffer: Buffer) => ({ name: '壶.mp4', mimeType: 'video/mp4', buffer })
    const videoField = page.getByLabel('上传视频')
    await videoField.last().setInputFiles(film(Buffer.from('MZ\x90 a program')))
    await page.getByText('只支持 MP4 格式的视频').waitFor()
    await videoField.last().setInputFiles(film(tinyVideo))
    await page.getByText('0:03').waitFor()

    for (const [place, name, values] of [
      [1, '颜色', '云白，墨黑'],
      [2, '容量', '1 升、1.5 升、2 升'],
    ] as const) {
      await page.getByRole('button', { name: '添加规格' }).click()
      await page.getByLabel(`规格 ${place}：规格名`).fill(name)
      await page.getByLabel(`${name}：添加规格值`).fill(values)
      await page.keyboard.press('Enter')
    }
    await page.getByText('6 个款式').waitFor()
    await page.getByLabel('批量填入：售价（元）').fill('299')
    await page.getByLabel('批量填入：库存').fill('20')
    await page.getByRole('button', { name: '批量填入' }).click()
    await page.getByLabel('售价（元）：墨黑 / 2 升').fill('329')
    await page.getByLabel('售卖：墨黑 / 1 升').uncheck()

    await page.getByLabel('类目').click()
    await page.locator('.ant-select-tree-node-content-wrapper').nth(1).click()
    await page.getByLabel('运费模板').click()
    await page.locator('.ant-select-item-option').first().click()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '保存并上架' }).click()
    await page.getByRole('heading', { name: '晨雾细口壶' }).waitFor()
    const id = /goods\/(\d+)/.exec(page.url())?.[1]

    const phone = await screen.open(`/goods/${id}-1-1`)
    await phone.getByRole('heading', { name: '晨雾细口壶', level: 1 }).waitFor()
    await phone.getByText('299').first().waitFor()
    // The video is there, and not a byte of it comes before it is asked for.
    const play = phone.getByRole('button', { name: '播放晨雾细口壶的视频' })
    await play.waitFor()
    const onPhone = phone.locator('video')
    expect(await onPhone.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0)
    await play.click()
    await phone.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
    expect(await onPhone.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)

    // Made, and changed: a colour more, one renamed, one variant closed, and a code of others.
    await page.getByRole('button', { name: '修改规格与款式' }).click()
    const drawer = page.getByRole('dialog', { name: '修改规格与款式' })
    expect(await drawer.getByLabel('售价（元）：云白 / 1 升').isDisabled()).toBe(true)
    await drawer.getByLabel('颜色：添加规格值').fill('朱红')
    await page.keyboard.press('Enter')
    await drawer.getByText('9 个款式').waitFor()
    await drawer.getByLabel('规格值 云白').fill('月白')
    await drawer.getByLabel('批量填入：售价（元）').fill('319')
    await drawer.getByLabel('批量填入：库存').fill('3')
    await drawer.getByRole('button', { name: '批量填入' }).click()
    await drawer.getByLabel('售卖：墨黑 / 1.5 升').uncheck()
    await drawer.getByLabel('规格编号：朱红 / 1 升').fill('HL-AC02-STEEL-1')
    expect(await barriers(page)).toEqual([])
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.getByText('规格编号已被其他款式使用（或用过）').waitFor()
    await drawer.getByLabel('规格编号：朱红 / 1 升').fill('')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByText('朱红 2 升').waitFor()
    expect(await page.getByText('停售', { exact: true }).count()).toBe(1)
    await phone.reload()
    await phone.getByText('月白').first().waitFor()

    await page.getByRole('button', { name: '更多操作' }).click()
    await page.getByRole('menuitem', { name: '复制' }).click()
    await page.getByLabel('标题', { exact: true }).fill('晨雾细口壶 第二代')
    await page.getByText('9 个款式').waitFor()
    expect(await page.getByLabel('售价（元）：墨黑 / 2 升').inputValue()).toBe('329.00')
    await page.getByLabel('批量填入：库存').fill('5')
    await page.getByRole('button', { name: '批量填入' }).click()
    await page.getByRole('button', { name: '保存，暂不上架' }).click()
    await page.getByRole('heading', { name: '晨雾细口壶 第二代' }).waitFor()
    await page.getByText('已下架').first().waitFor()

    // They do not come back without a reason, and say why.
    await page.getByRole('radio', { name: /^按商品性质不宜退货/ }).check()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('请填写性质说明，买家会看到').waitFor()
    await page.getByLabel('性质说明，如：拆封后影响品质的食品').fill('拆封后影响卫生')
    await page.getByText('买家看到：不支持7天无理由退货：拆封后影响卫生').waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('有未保存的改动').waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByText('买家看到：不支持7天无理由退货：拆封后影响卫生').waitFor()
  })

  it('that do not come back by their nature are ordered by who ticks that they know', async () => {
    const { browser } = await newShopper()
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: 'HL-AC02-STEEL-1',
      quantity: 1,
    })
    const phone = await screen.open(href('orderCheckout', { partnerId: 1, storeId: 1, ...flow }), {
      cookies: browser.cookies,
    })
    await phone.waitForLoadState('networkidle')
    const box = phone.getByRole('checkbox', { name: '往复式刀网刀头：同意不支持无理由退货' })
    await phone.getByText('我已知晓并同意：不支持7天无理由退货').waitFor()
    await phone.getByRole('button', { name: /^提交订单/ }).click()
    await toasted(phone, '请先勾选同意不支持无理由退货的商品')
    expect(await barriers(phone)).toEqual([])
    await box.check()
    await phone.getByRole('button', { name: /^提交订单/ }).click()
    await phone.waitForURL(/\/payment\//)
  })

  it.each(['zh', 'en'])(
    'are asked for on a page that is whole at every width, in %s',
    async (locale) => {
      const page = await openAdmin(screen, 'owner', '/admin/1-1/goods')
      await page
        .context()
        .addCookies([
          { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' },
        ])
      for (const [width, height] of [
        [1440, 900],
        [900, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(`${shop}/admin/1-1/goods/new?from=1`, { waitUntil: 'networkidle' })
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${width}`,
        ).toBeLessThanOrEqual(0)
        expect(await barriers(page), `${width}`).toEqual([])
      }
    },
  )
})
