import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

describe('price and stock', () => {
  const screen = usePhone()

  it('of ten SKUs are changed in one save, adjusted as one, and read in their ledger', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/stock?stock=all')
    const stock = page.getByRole('textbox', { name: /^库存: / })
    await stock.nth(9).waitFor()
    const before = await Promise.all([0, 9].map((place) => stock.nth(place).inputValue()))
    for (let place = 0; place < 10; place += 1) {
      const value = Number(await stock.nth(place).inputValue())
      await stock.nth(place).fill(String(value + 3))
    }
    const bar = page.getByRole('group', { name: '已改 10 个规格' })
    await bar.getByLabel('原因（选填，记入流水）').fill('到货')
    await bar.getByRole('button', { name: '保存' }).click()
    await page.getByText('已保存 10 个规格').waitFor()
    expect(await Promise.all([0, 9].map((place) => stock.nth(place).inputValue()))).toEqual(
      before.map((value) => String(Number(value) + 3)),
    )

    await page
      .getByRole('button', { name: /^库存流水：/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('员工修改').first().waitFor()
    await drawer.getByText('+3').first().waitFor()
    await drawer
      .getByText(/禾光店主 · 到货/)
      .first()
      .waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    await page.goto(`${shop}/admin/1-1/stock?q=HL-`)
    await stock.first().waitFor()
    await page.getByRole('button', { name: '批量调整' }).click()
    const form = page.getByRole('dialog', { name: '批量调整' })
    await form.getByLabel('百分比（负数为下调）').fill('-60')
    await form.getByRole('button', { name: '调整' }).click()
    // More than half of a price gone is asked for once more, with its numbers.
    await page.getByText(/价格下调 60%/).waitFor()
    await page.getByRole('button', { name: '返回检查' }).click()
    await form.getByRole('button', { name: '取消' }).click()

    const price = page.getByRole('textbox', { name: /^售价: / }).first()
    await price.fill('abc')
    await page.getByText('请填 0.01 到 1,000,000 元').waitFor()
    expect(
      await page
        .getByRole('group', { name: /已改/ })
        .getByRole('button', { name: '保存' })
        .isDisabled(),
    ).toBe(true)
    await page
      .getByRole('group', { name: /已改/ })
      .getByRole('button', { name: '放弃改动' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: '放弃改动' }).click()
    await page.getByRole('group', { name: /已改/ }).waitFor({ state: 'detached' })
  })

  it.each(['zh', 'en'])('are whole at every width, in %s', async (locale) => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/stock')
    const lang = { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' }
    await page.context().addCookies([lang])
    for (const [width, height] of [
      [1440, 900],
      [900, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${shop}/admin/1-1/stock`, { waitUntil: 'networkidle' })
      await page.getByRole('textbox').nth(2).fill('199')
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${width}`).toBeLessThanOrEqual(0)
      expect(await barriers(page), `${width}`).toEqual([])
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/stock-${locale}-${width}.png` })
    }
  })
})
