import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktop, signInAs } from './admin.ts'
import { barriers } from './axe.ts'
import { controlToken, sandbox, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { toasted } from './shopper.ts'

const widths = [1280, 900, 390] as const

/** Nothing is pushed sideways, and nothing stands in anybody's way, at any width. */
async function isWhole(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('main h1').waitFor()
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(beyond, { message: `${name} at ${width}` }).toBe(0)
    expect(await barriers(page), `${name} at ${width}`).toEqual([])
    const folder = process.env['PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` })
  }
  await page.setViewportSize(desktop.viewport)
}

describe('what staff are told', () => {
  const screen = usePhone()
  let paid: string

  beforeAll(async () => {
    const { order, pay } = await newShopper()
    paid = await order()
    await pay(paid)
  }, 60_000)

  it('rings in the back office, leads to the order and is read by one press', async () => {
    const page = await screen.open('/admin/', desktop)
    await signInAs(page, 'owner')
    const bell = page.getByRole('link', { name: /^提醒，\d+\+? 条未读$/ })
    await bell.waitFor()
    await expect.poll(() => page.title()).toMatch(/^\(\d+\+?\) /)
    await bell.click()
    await page.getByRole('heading', { name: '提醒' }).waitFor()
    await isWhole(page, 'alerts')
    await page.getByRole('switch', { name: '新提醒响铃' }).click()
    await page
      .getByRole('link', { name: new RegExp(`^${paid}`) })
      .first()
      .click()
    await page.getByRole('heading', { name: paid }).waitFor()
    await page.getByRole('link', { name: /^提醒/ }).first().click()
    expect(await page.getByRole('switch', { name: '新提醒响铃' }).isChecked()).toBe(false)
    await page.getByRole('button', { name: '全部已读' }).click()
    await toasted(page, '已全部标为已读')
    await page.getByText('没有未读的提醒').waitFor()
    await expect.poll(() => page.title()).toMatch(/^提醒/)
    expect(screen.complaints).toEqual([])
  })

  it('goes to a robot in a group, whose address is shown no more', async () => {
    const places = await fetch(`${sandbox}/robots`).then((answer) => answer.text())
    const address = /http[^<\s]*\/open-apis\/bot\/v2\/hook\/[0-9a-f]+/.exec(places)![0]
    const secret = /feishu<[\s\S]*?加签密钥 ([0-9a-f]+)/.exec(places)![1]!
    const page = await screen.open('/admin/1-1/robots', desktop)
    await signInAs(page, 'owner')
    await page.getByText('还没有机器人').waitFor()
    await page.getByRole('button', { name: '添加机器人' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('类型').click()
    await page.getByTitle('飞书').click()
    await form.getByLabel('名称').fill('仓库群')
    await form.getByLabel('地址').fill(address)
    await form.getByLabel('签名密钥').fill(secret)
    expect(await barriers(page)).toEqual([])
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await toasted(page, '已保存')
    await page.getByRole('button', { name: '发送测试 仓库群' }).click()
    await toasted(page, '对方已收到测试消息')
    expect(await page.content()).not.toContain(secret)
    await isWhole(page, 'robots')
    const said = await fetch(`${sandbox}/_ctl/robots?kind=feishu`, {
      headers: { authorization: `Bearer ${controlToken}` },
    }).then((answer) => answer.text())
    expect(said).toContain('这是一条测试消息')
    expect(screen.complaints).toEqual([])
  })
})
