import { describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms, takeAsOwn } from './shopper.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const inWeixin = {
  userAgent: `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`,
}
const inWecom = {
  userAgent: `${iphone} Mobile/15E148 wxwork/4.1.20 MicroMessenger/7.0.1 Language/zh`,
}
const inApp = { userAgent: `${iphone} Mobile/15E148 MallardApp/1.0` }
const inSafari = { userAgent: `${iphone} Version/17.5 Mobile/15E148 Safari/604.1` }

const wanted = '/goods/1-1-1'
const loginPage = `/login/1-1?to=${encodeURIComponent(shop + wanted)}`

describe('signing in by somebody else’s word', () => {
  const phone = usePhone()

  it('through WeChat: a phone makes the member, who is known the next time, and no code stays in the address', async () => {
    const page = await phone.open(loginPage, inWeixin)
    // Nobody leaves for somebody else's page before the terms are accepted.
    await front(page).getByRole('button', { name: '微信登录' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '同意并登录' }).click()
    await page.waitForURL((url) => url.origin === sandbox)
    const someone = page.getByRole('button', { name: /新用户/ })
    const id = await someone.getAttribute('value')
    await someone.click()
    await page.waitForURL((url) => url.origin === shop)
    await front(page).getByRole('button', { name: '绑定并登录' }).waitFor()
    expect(page.url()).not.toMatch(/code=|state=/)
    await signInBySms(page, freshNumber())
    expect(new URL(page.url()).pathname).toBe(wanted)
    await takeAsOwn(page)

    const again = await phone.open(loginPage, inWeixin)
    await front(again).getByRole('checkbox').check()
    await front(again).getByRole('button', { name: '微信登录' }).click()
    await again.waitForURL((url) => url.origin === sandbox)
    await again.evaluate(
      (value) => document.querySelectorAll('button')[0]?.setAttribute('value', value ?? ''),
      id,
    )
    await again.getByRole('button').first().click()
    await again.waitForURL(shop + wanted)
    // A drawn page asks who one is when its pictures are there.
    await again.waitForFunction(() => localStorage.getItem('Authorization') !== null)
  })

  it('through WeChat, refused or as the virtual account of a snapshot page: one is told, and is nobody', async () => {
    const page = await phone.open(loginPage, inWeixin)
    for (const [choice, words] of [
      ['拒绝', /您已取消授权/],
      [/快照页/, /使用完整服务/],
    ] as const) {
      await front(page).getByRole('checkbox').check()
      await front(page).getByRole('button', { name: '微信登录' }).click()
      await page.waitForURL((url) => url.origin === sandbox)
      await page.getByRole('button', { name: choice }).click()
      await page.waitForURL((url) => url.origin === shop)
      await front(page).getByText(words).waitFor()
    }
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
  })

  it('through Apple on the web, whose form comes from another site', async () => {
    const page = await phone.open(loginPage, inSafari)
    await front(page).getByRole('checkbox').check()
    await front(page).getByRole('button', { name: /Apple/ }).click()
    await page.waitForURL((url) => url.origin === sandbox)
    await page.getByRole('button', { name: /新用户/ }).click()
    await page.getByRole('button', { name: '继续' }).click()
    await page.waitForURL((url) => url.origin === shop)
    await front(page).getByRole('button', { name: '绑定并登录' }).waitFor()
    expect(page.url()).not.toMatch(/apple=|state=/)
    await signInBySms(page, freshNumber())
    expect(new URL(page.url()).pathname).toBe(wanted)
    await takeAsOwn(page)
  })

  it('as a colleague, and nobody else', async () => {
    const page = await phone.open(`/companyPass?to=${encodeURIComponent(shop + wanted)}`, inWecom)
    await front(page).getByRole('checkbox').check()
    await front(page).getByRole('button', { name: '用企业微信登录' }).click()
    await page.waitForURL((url) => url.origin === sandbox)
    await page
      .getByRole('button', { name: /外部人员/ })
      .first()
      .click()
    await page.waitForURL((url) => url.origin === shop)
    await front(page).getByRole('alert').filter({ hasText: '仅限企业成员登录' }).waitFor()
    // Once, and there to stay.
    expect(await page.getByText(/仅限企业成员登录/).count()).toBe(1)
    expect(page.url()).not.toMatch(/code=|state=/)

    await front(page).getByRole('checkbox').check()
    await front(page).getByRole('button', { name: '重新登录' }).click()
    await page.waitForURL((url) => url.origin === sandbox)
    await page.getByRole('button', { name: /大林/ }).click()
    // The first time a phone makes the member; in a shop that was tried before, there is one.
    await page.waitForURL((url) => url.origin === shop && url.pathname !== '/companyPass')
    if (new URL(page.url()).pathname !== wanted) {
      await signInBySms(page, freshNumber())
      await takeAsOwn(page)
    }
    await page.waitForURL(shop + wanted)
    expect(
      await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('Authorization') ?? '{}') as { roles?: string[] }).roles,
      ),
    ).toContain('employee')
  })
})

describe('a passport', () => {
  const phone = usePhone()

  it('signs a web view in after one has seen whose it is, once', async () => {
    const app = await phone.open(loginPage, inSafari)
    await signInBySms(app, freshNumber())
    const { data } = (await (await app.request.get(`${shop}/sso/passport`)).json()) as {
      data: { passport: string }
    }
    const address = `/driverAuth?passport=${data.passport}&to=${encodeURIComponent(wanted)}`

    const view = await phone.open(address, inApp)
    await front(view)
      .getByText(/139\*{4}\d{4}/)
      .waitFor()
    expect(await view.title()).toContain('授权')
    expect(await view.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
    await front(view).getByRole('button', { name: '同意并登录' }).click()
    await view.waitForURL(shop + wanted)

    const late = await phone.open(address, inApp)
    await front(late).getByText('授权链接已失效').first().waitFor()
  })
})

describe('a screen', () => {
  const phone = usePhone()

  it('shows a code, and is signed in by the phone that scans and allows it', async () => {
    const to = `?to=${encodeURIComponent(shop + wanted)}`
    const view = await phone.open('/driverAuth', inSafari)
    const opened = view.waitForResponse((answer) => answer.url().endsWith('/screen-auth/1-1/open'))
    await view.goto(`${shop}/driverAuth${to}`)
    const { data } = (await (await opened).json()) as { data: { ask: string; digits: string } }
    await front(view).getByRole('img', { name: '登录二维码' }).waitFor()
    await front(view).getByText(data.digits).waitFor()

    const hand = await phone.open(loginPage, inSafari)
    await signInBySms(hand, freshNumber())
    await hand.goto(`${shop}/driverAuth?ask=${data.ask}`)
    await front(hand).getByText(data.digits).waitFor()
    await front(hand).getByRole('button', { name: '同意登录' }).click()
    await front(hand).getByText('请看屏幕，它会自动登录').waitFor()

    await view.waitForURL(shop + wanted)
    const { code } = (await (await view.request.get(`${shop}/sso/info/user-info`)).json()) as {
      code: number
    }
    expect(code).toBe(200)
    expect(phone.complaints).toEqual([])
  })

  it('of a store is signed in by a phone that sees that it is everybody’s', async () => {
    const screen = await phone.open('/driverAuth', inSafari)
    await screen.goto(`${sandbox}/screen`)
    await screen.getByRole('button', { name: '亮出二维码' }).click()
    const digits = await screen.locator('.code').innerText()
    const link = await screen.getByRole('link', { name: '当作已扫码' }).getAttribute('href')

    const hand = await phone.open(loginPage, inSafari)
    await signInBySms(hand, freshNumber())
    await hand.goto(link ?? '')
    await front(hand).getByText(digits).waitFor()
    await front(hand).getByText('公共屏幕').first().waitFor()
    await front(hand).getByRole('button', { name: '同意登录' }).click()
    await screen.getByText('已登录').waitFor()
  })
})
