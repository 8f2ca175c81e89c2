import type { ShellName } from '@mallard/sandbox/hosts'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { shop, type Phone } from './browser.ts'
import { heard, openMenu, press } from './host-shell.ts'
import { fillAddress, front, openChoices, toasted } from './shopper.ts'

const receiver = { name: '安然', phone: '13700000000', detail: '文三路 1 号' }

/** Where each shopper begins. */
export const list = '/list/1-1?q=%E5%A3%B6'

/** Goes down the list and into goods there. */
export async function openGoods(page: Page): Promise<void> {
  await front(page).locator('a[href^="/goods/"]').nth(3).click()
  await page.waitForURL(/\/goods\/\d+-1-1$/)
  // The address is the goods' own before the list has made way.
  await front(page).getByRole('button', { name: '加入购物车' }).waitFor()
}

/** Wants to buy and is asked who they are. */
export async function askToSignIn(page: Page): Promise<void> {
  const sheet = await openChoices(page)
  await sheet.getByRole('button', { name: '立即购买' }).click()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: '请先登录' })
    .getByRole('button', { name: '去登录' })
    .click()
  await page.waitForURL(/\/login\/1-1\?to=/)
  await page.waitForLoadState('networkidle')
}

/** On the login page, by the button of this way. */
export async function signInBy(
  page: Page,
  way: string,
  agree: () => Promise<unknown>,
): Promise<void> {
  await front(page).getByRole('checkbox').check()
  await front(page).getByRole('button', { name: way }).click()
  await agree()
  await page.waitForURL(/\/(goods|checkout)\//)
  // A new document's scripts come when its pictures are there.
  await page.waitForLoadState('networkidle')
}

/** From the sign-in to the page that asks how to pay; the first time there is no address yet. */
export async function order(page: Page): Promise<void> {
  // What was tapped before signing in goes on by itself.
  await page.waitForURL(/\/checkout\//)
  const submit = front(page).getByRole('button', { name: /^提交订单/ })
  const newAddress = front(page).getByRole('link', { name: '添加收货地址' }).first()
  await submit.or(newAddress).first().waitFor()
  await page.waitForLoadState('networkidle')
  if (await newAddress.isVisible()) {
    await newAddress.click()
    await fillAddress(page, receiver)
    await front(page).getByRole('button', { name: '保存并使用' }).click()
  }
  await front(page).getByText(receiver.detail).first().waitFor()
  await submit.click()
  await page.waitForURL(/\/payment\/order-\d{20}$/)
}

export const wayToPay = (page: Page, way: string) =>
  front(page).getByRole('radio', { name: new RegExp(way) })

export async function choosePay(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
  await wayToPay(page, way).check()
  await front(page)
    .getByRole('button', { name: /^确认支付 ¥/ })
    .click()
}

export async function isPaid(page: Page): Promise<void> {
  await page.waitForURL(/\/commont\/orderStatus\/\d{20}\/0$/)
  await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
}

/**
 * Back in the list: into goods, which are shared from there, so that landing and current address
 * differ; out again, and the list stands where it stood.
 */
export async function shareAndComeBack(page: Page, share: () => Promise<void>): Promise<void> {
  await page.goto(shop + list)
  await page.waitForLoadState('networkidle')
  const goods = front(page).locator('a[href^="/goods/"]').nth(6)
  await goods.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(0)
  await goods.click()
  await page.waitForURL(/\/goods\/\d+-1-1$/)
  // Also of goods that are sold out.
  await front(page).getByRole('button', { name: '收藏', exact: true }).waitFor()
  await front(page).getByRole('button', { name: '分享' }).first().click()
  await share()
  await page.goBack()
  await page.waitForURL(/\/list\/1-1/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
}

const wayToShare = (page: Page, way: string) =>
  page.getByRole('dialog').getByRole('button', { name: way })

/** The card of the goods one is at, sent by the host's own menu. */
export async function shareByMenu(page: Page, name: ShellName): Promise<void> {
  await wayToShare(page, '分享给好友').click()
  await page.getByText('点击右上角').filter({ visible: true }).first().waitFor()
  await openMenu(page)
  await press(page, '分享', '发送给朋友')
  await expect.poll(async () => (await heard(name, 'shared')).length).toBe(1)
  const [shared] = await heard(name, 'shared')
  expect(shared?.problems).toEqual([])
  const { title, link } = shared!.input as { title: string; link: string }
  expect(new URL(link).pathname).toBe(new URL(page.url()).pathname)
  expect(title).toBe((await front(page).getByRole('heading', { level: 1 }).innerText()).trim())
}

/** Where the host has no menu for it, the address goes to the clipboard. */
export async function shareByAddress(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop })
  // Waited for from before the tap: what is said stays for two seconds only.
  const said = toasted(page, '复制成功')
  await Promise.all([said, wayToShare(page, '复制链接').click()])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    new URL(page.url()).pathname,
  )
}

/** Nothing that the host was sent was wrong, and no page complained. */
export async function isClean(phone: Phone, name: ShellName): Promise<void> {
  expect((await heard(name)).filter(({ problems }) => problems.length > 0)).toEqual([])
  expect(phone.complaints).toEqual([])
}
