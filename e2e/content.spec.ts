import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

describe('pages that operators make', () => {
  const phone = usePhone()

  it('leads from home to what is on, and to coupons that are drawn after signing in', async () => {
    const page = await phone.open('/')
    const ways = page.getByRole('navigation', { name: '活动入口' })
    expect(await barriers(page)).toEqual([])
    await ways.getByRole('link', { name: /限时秒杀/ }).click()
    await page.waitForURL(`${shop}/seckill/1-1`)
    await page.goBack()
    await ways.getByRole('link', { name: /领优惠券.*张可领/ }).click()
    await page.waitForURL(`${shop}/storeMiniMall/1-1`)
    await page.getByRole('button', { name: /领取/ }).first().click()
    await page.waitForURL(/\/login\/1-1\?to=/)
  })

  it('is drawn by the server, block by block, before any script', async () => {
    for (const [path, words] of [
      ['/storeMiniMall/1-1', ['店铺公告', '店铺优惠券', '热销']],
      ['/KAShare/1-1/tea-room', ['给同事的茶水间', '热水常在', '怎么开票']],
      ['/aqiyi/1-1', ['看空气炸锅', '先领券', '一集的时间']],
    ] as const) {
      const html = await (
        await fetch(shop + path, { headers: { accept: 'text/html', 'accept-language': 'zh-CN' } })
      ).text()
      for (const word of words) expect(html, path).toContain(word)
    }
  })

  it('changes what a group of goods shows at a tap', async () => {
    const page = await phone.open('/storeMiniMall/1-1')
    const cheapest = page.getByRole('tab', { name: '实惠' })
    // The code of the group comes after the page.
    await expect
      .poll(async () => {
        await cheapest.click()
        return cheapest.getAttribute('aria-selected')
      })
      .toBe('true')
    await page.getByRole('tabpanel', { name: '实惠' }).getByRole('link').first().waitFor()
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    expect(phone.complaints).toEqual([])
  })
})
