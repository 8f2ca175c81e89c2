import { describe, expect, it } from 'vitest'
import { choose, openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

const answers = async (store: string) =>
  ((await (await fetch(`${shop}/b2c/init/${store}/init`)).json()) as { code: number }).code

describe('a store', () => {
  const phone = usePhone()

  it('is made while it is closed, opened, and closed again after a question', async () => {
    const page = await openAdmin(phone, 'owner')
    await choose(page, '门店')
    await page.getByRole('button', { name: '新建门店' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('名称', { exact: true }).fill('禾光苏州店')
    await form.getByLabel('英文名称').fill('Hearthlight Suzhou')
    await form.getByLabel('热搜词', { exact: true }).fill('手冲壶')
    await page.keyboard.press('Enter')
    await form.getByLabel('收件地址').fill('苏州市姑苏区平江路 1 号')
    expect(await barriers(page)).toEqual([])
    await form.getByRole('button', { name: /新\s*建/ }).click()
    await page.getByText('门店已新建').waitFor()
    const row = page.getByRole('row', { name: /禾光苏州店/ })
    await row.getByText('已打烊').waitFor()
    await row.getByRole('link', { name: '切换到这家' }).click()
    await page.waitForURL(/\/admin\/1-\d+\/stores$/)
    const store = page.url().split('/').at(-2)!
    expect(await answers(store)).toBe(560)

    const set = async (isOpen: boolean) => {
      await row.getByRole('button', { name: /设\s*置/ }).click()
      const toggle = form.getByRole('switch', { name: '营业' })
      expect(await toggle.isChecked()).toBe(!isOpen)
      await toggle.click()
      await form.getByRole('button', { name: /保\s*存/ }).click()
    }
    await set(true)
    await row.getByText('营业中').waitFor()
    expect(await answers(store)).toBe(200)

    await row.getByRole('button', { name: /时\s*限/ }).click()
    await form.getByLabel('付款时限').fill('45')
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await form.waitFor({ state: 'hidden' })
    await row.getByRole('button', { name: /时\s*限/ }).click()
    expect(await form.getByLabel('付款时限').inputValue()).toBe('45')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })

    await row.getByRole('button', { name: '主体与备案' }).click()
    await form.getByText('尚缺').waitFor()
    const code = form.getByLabel('统一社会信用代码')
    await code.fill('91350100M000100Y44')
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await form.getByText('请核对 18 位字符和末位校验码').waitFor()
    await code.fill('91350100M000100Y43')
    await form.getByLabel('ICP 备案号').fill('苏icp备12345678号-1')
    expect(await barriers(page)).toEqual([])
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await form.waitFor({ state: 'hidden' })
    const filings = await fetch(`${shop}/b2c/init/${store}/filings`)
    expect(await filings.text()).toContain('苏ICP备12345678号-1')

    await set(false)
    const question = page.getByRole('dialog').filter({ hasText: '让禾光苏州店打烊？' })
    await question.getByRole('button', { name: /打\s*烊/ }).click()
    await row.getByText('已打烊').waitFor()
    expect(await answers(store)).toBe(560)
    expect(await barriers(page)).toEqual([])
    await row.getByRole('link', { name: '记录' }).click()
    await page.getByRole('cell', { name: '设置门店' }).first().waitFor()
  })
})
