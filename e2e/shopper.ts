import type { Page } from 'playwright'
import { controlToken, sandbox, shop } from './browser.ts'

/** The page in front; kept ones sleep behind it. */
export const front = (page: Page) => page.locator('main:visible')

/**
 * A passing word; it stands in the page a second time for those who hear it, and hidden where a
 * sheet that held it has closed.
 */
export const toasted = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()

/** The code of the newest message to this phone, read where the sandbox shows it. */
export async function codeFor(phone: string): Promise<string> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const inbox = await (await fetch(`${sandbox}/sms?phone=${phone}`)).text()
    const code = /class="code">(\d{6})</.exec(inbox)?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no message to ${phone}`)
}

/**
 * On the login page: phone, code from the message, agreement; ends where the page leads back to.
 */
export async function signInBySms(page: Page, phone: string): Promise<void> {
  await front(page).getByLabel('手机号').fill(phone)
  await front(page).getByRole('button', { name: '获取验证码' }).click()
  await toasted(page, '验证码已发送')
  await front(page)
    .getByLabel('验证码', { exact: true })
    .fill(await codeFor(phone))
  await front(page).getByRole('checkbox').check()
  await front(page)
    .getByRole('button', { name: /^(绑定并)?登录$/ })
    .click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login/'))
}

/**
 * Says of anyone who a provider vouched for that it is oneself: asked once somebody is signed in.
 */
export async function takeAsOwn(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: '要绑定到此账号吗？' })
  await question.getByText(/139\*{4}\d{4}/).waitFor()
  await question.getByRole('button', { name: '是我的，绑定' }).click()
  await toasted(page, '绑定成功')
}

/** On the form of a new address: the region that the wheels stand at. */
export async function fillAddress(
  page: Page,
  { name, phone, detail }: { name: string; phone: string; detail: string },
): Promise<void> {
  await front(page).getByLabel('收货人').fill(name)
  await front(page).getByLabel('手机号').fill(phone)
  await front(page)
    .getByRole('button', { name: /所在地区/ })
    .click()
  const picker = page.getByRole('dialog', { name: '选择地区' })
  await picker.getByText('北京市').first().waitFor()
  await picker.getByRole('button', { name: '确定' }).click()
  // What lies behind a sheet cannot be typed into before it is gone.
  await picker.waitFor({ state: 'hidden' })
  await front(page)
    .getByRole('button', { name: /所在地区 北京市 东城区/ })
    .waitFor()
  await front(page).getByLabel('详细地址').fill(detail)
}

/**
 * From the payment page to the sandbox's cashier of this channel, paid, and back with the good
 * news.
 */
export async function payWith(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
  await page.waitForURL(/\/payment\/order-\d{20}$/)
  await front(page)
    .getByRole('radio', { name: new RegExp(way) })
    .check()
  await front(page)
    .getByRole('button', { name: /^确认支付 ¥/ })
    .click()
  await page.waitForURL((url) => url.origin === sandbox)
  await page.getByRole('heading', { name: way }).waitFor()
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.waitForURL(
    (url) => url.origin === shop && /\/commont\/orderStatus\/\d{20}\/0$/.test(url.pathname),
  )
  await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
}

/** The next thing happens to a parcel of the sandbox's carrier, which tells the shop. */
export async function parcelMoves(company: string, waybill: string): Promise<void> {
  const answer = await fetch(`${sandbox}/_ctl/parcels/${company}/${waybill}/step`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}` },
  })
  if (!answer.ok)
    throw new Error(`the parcel does not move: ${answer.status} ${await answer.text()}`)
}

/** On a goods page: opens the sheet of choices. */
export async function openChoices(page: Page) {
  await front(page).getByRole('button', { name: '加入购物车' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.waitFor()
  return sheet
}

/** Until all pictures that were chosen have arrived; `count` as it stands there: `2/9`. */
export async function picturesSent(page: Page, count: string): Promise<void> {
  await front(page).getByText(count).waitFor()
  await front(page)
    .getByText(/上传中|等待上传/)
    .first()
    .waitFor({ state: 'detached' })
}

/** The smallest picture that is one. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
