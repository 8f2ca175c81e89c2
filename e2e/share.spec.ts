import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const goods = '/goods/1-1-1'
const notePath = shareCalls.record.path.replace('{p}-{s}', '1-1')

/** The next note that the page sends and the server takes. */
async function noteOf(page: Page): Promise<{ channel: string; path: string; sponsorId?: string }> {
  const response = await page.waitForResponse((each) => new URL(each.url()).pathname === notePath)
  expect(((await response.json()) as { code: number }).code).toBe(200)
  return JSON.parse(response.request().postData() ?? '{}') as never
}

async function openSheet(page: Page) {
  await page.goto(shop + goods)
  await page.waitForLoadState('networkidle')
  await front(page).getByRole('button', { name: '分享' }).first().click()
  return page.getByRole('dialog', { name: '分享' })
}

describe('sharing goods', () => {
  const phone = usePhone()

  it('copies their address with who shares, and tells whose it was when somebody comes by it', async () => {
    const { browser } = await newShopper()
    const { uuid } = await browser.data(identityCalls.userInfo, {})
    const page = await phone.newPage({
      cookies: browser.cookies,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const sheet = await openSheet(page)
    const copied = noteOf(page)
    await sheet.getByRole('button', { name: '复制链接' }).click()
    await page.getByText('复制成功').filter({ visible: true }).first().waitFor()
    expect(await copied).toMatchObject({ channel: 'copy', path: goods })
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toBe(`${shop}${goods}?sponsorId=${uuid}`)

    const friend = await phone.newPage()
    const opened = noteOf(friend)
    await friend.goto(address)
    expect(await opened).toMatchObject({ channel: 'opened', path: goods, sponsorId: uuid })
    expect(phone.complaints).toEqual([])
  })

  it('draws a poster that can be saved', async () => {
    const page = await phone.newPage()
    const sheet = await openSheet(page)
    await sheet.getByRole('button', { name: '生成海报' }).click()
    const poster = page.getByRole('img', { name: /^海报：/ })
    await poster.waitFor()
    expect(
      await poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([750, 1200])
    const note = noteOf(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: '保存图片' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.png$/)
    expect((await note).channel).toBe('poster')
    expect(phone.complaints).toEqual([])
  })

  it('says so when there is no poster, and tries again', async () => {
    const page = await phone.newPage()
    const posters = '**/b2c/share/1-1/posters*'
    await page.route(posters, (route) => route.abort())
    const sheet = await openSheet(page)
    await sheet.getByRole('button', { name: '生成海报' }).click()
    await page.getByText('海报没有生成').waitFor()
    await page.unroute(posters)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /重试|再试|重新/ })
      .click()
    await page.getByRole('img', { name: /^海报：/ }).waitFor()
  })
})
