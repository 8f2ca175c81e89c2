import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { choose, openAdmin } from './admin.ts'

describe('what an operator has typed over a page', () => {
  const screen = usePhone()

  it('is not lost by Escape, a press beside it or the way back, and is gone when that is meant', async () => {
    const page = await openAdmin(screen, 'owner')
    await page.goto(`${shop}/admin/1-1/promotions`)
    await choose(page, '优惠券')
    await page.getByRole('button', { name: '新建优惠券' }).click()
    const drawer = page.getByRole('dialog', { name: '新建优惠券' })
    const name = drawer.getByRole('textbox', { name: '名称', exact: true })
    const question = page.getByRole('dialog', { name: '放弃填写的内容？' })
    await name.fill('周末满减')

    // A list of choices takes the first Escape for itself.
    await drawer.getByRole('combobox').first().click()
    await page.getByRole('option').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    expect(await question.count()).toBe(0)

    await page.mouse.click(40, 700)
    await name.focus()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: '继续填写' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.goBack()
    await question.getByRole('button', { name: '继续填写' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await name.inputValue()).toBe('周末满减')
    expect(page.url()).toBe(`${shop}/admin/1-1/coupons`)

    await page.goBack()
    await question.getByRole('button', { name: /放\s*弃/ }).click()
    await page.waitForURL(`${shop}/admin/1-1/promotions`)
    await page.getByRole('heading', { name: '促销活动' }).waitFor()
    expect(screen.complaints).toEqual([])
  })

  it('is not called wrong before it is to be saved', async () => {
    const page = await openAdmin(screen, 'owner')
    await page.goto(`${shop}/admin/1-1/promotions/new`)
    const fault = page.getByRole('main').getByText('请填写正确的优惠', { exact: false })
    await page.getByRole('textbox', { name: '活动名称', exact: true }).fill('周末直降')
    await page.getByText('填完整后自动检查。').waitFor()
    expect(await fault.count()).toBe(0)
    await page.getByRole('button', { name: /保\s*存/ }).click()
    await page.getByRole('dialog').getByText('请填写正确的优惠', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await fault.waitFor()
  })

  it.each(['orders', 'invoices', 'audit'])(
    'leads on by Tab past the days of a list, and back: %s',
    async (section) => {
      const page = await openAdmin(screen, 'owner')
      await page.goto(`${shop}/admin/1-1/${section}`)
      const days = page.locator('.ant-picker-range input')
      await days.first().focus()
      const at = () =>
        days.evaluateAll((inputs) => inputs.findIndex((input) => input === document.activeElement))
      await page.keyboard.press('Tab')
      await expect.poll(at).toBe(1)
      await page.keyboard.press('Tab')
      await expect.poll(at).toBe(-1)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(at).toBe(1)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(at).toBe(0)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(at).toBe(-1)
      expect(page.url()).toBe(`${shop}/admin/1-1/${section}`)
    },
  )
})
