import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { paidOrder } from './returning.ts'

/** The landing page of the back office, from which presses of the pointer are counted. */
async function landing(page: Page): Promise<() => Promise<number>> {
  await page.getByRole('link', { name: /^待发货/ }).waitFor()
  await page.evaluate(() => {
    const counted = globalThis as { presses?: number }
    counted.presses = 0
    addEventListener('pointerdown', () => (counted.presses = (counted.presses ?? 0) + 1), true)
  })
  return () => page.evaluate(() => (globalThis as { presses?: number }).presses ?? Number.NaN)
}

describe('from the landing page', () => {
  const screen = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper({ name: '简一点' })
  }, 60_000)

  const home = () => openAdmin(screen, 'owner')

  it('an order is found by what a caller says at one press, and shipped at three', async () => {
    const sn = await paidOrder(shopper, 1)
    const page = await home()
    const presses = await landing(page)
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await page.getByRole('textbox', { name: '搜索订单' }).fill('简一点')
    const row = page.getByRole('row').filter({ hasText: sn })
    await row.waitFor()
    expect(await presses()).toBe(1)
    await row.getByRole('link', { name: sn }).click()
    await page.getByRole('button', { name: '发货' }).click()
    const form = page.getByRole('dialog')
    // A scanner types the number and presses Enter.
    await form.getByLabel('运单号').fill(`SF${sn.slice(-12)}`)
    await form.getByLabel('运单号').press('Enter')
    await page.getByText('已全部发出').waitFor()
    expect(await presses()).toBeLessThanOrEqual(3)
  })

  it('one line is paid back at four presses', async () => {
    const sn = await paidOrder(shopper, 2)
    const page = await home()
    const presses = await landing(page)
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await page.getByRole('textbox', { name: '搜索订单' }).fill(sn)
    await page.getByRole('link', { name: sn }).click()
    await page.getByRole('button', { name: /^退\s*款$/ }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('spinbutton', { name: /^退数量/ }).fill('1')
    // By the keyboard: the first of the usual reasons.
    await form.getByLabel('退款原因').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: /^退款 ¥/ }).click()
    await page.getByText('已退款，正在原路退回').waitFor()
    expect(await presses()).toBeLessThanOrEqual(4)
  })

  it('the stock of ten SKUs is changed at four presses, the one that saves among them', async () => {
    const page = await home()
    const presses = await landing(page)
    await page.getByRole('button', { name: '商品', exact: true }).click()
    await page.getByRole('link', { name: '价格库存', exact: true }).click()
    const stock = page.getByRole('textbox', { name: /^库存: / })
    await stock.nth(9).waitFor()
    for (let place = 0; place < 10; place += 1) {
      const value = Number(await stock.nth(place).inputValue())
      await stock.nth(place).fill(String(value + 1))
    }
    await page
      .getByRole('group', { name: '已改 10 个规格' })
      .getByRole('button', { name: '保存' })
      .click()
    await page.getByText('已保存 10 个规格').waitFor()
    expect(await presses()).toBeLessThanOrEqual(4)
  })
})
