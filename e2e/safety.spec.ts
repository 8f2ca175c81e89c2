import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { caller } from '@mallard/testing/caller'
import { hostileTexts } from '@mallard/testing/hostile-texts'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const scope = { partnerId: 1, storeId: 1 }
const home = {
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  phone: '13900001234',
}

/** Counts whatever runs that should not: dialogs, and calls of `alert` that show none. */
async function watch(page: Page): Promise<() => Promise<unknown>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const ran: string[] = []
    const stopped: string[] = []
    Object.assign(globalThis, { ran, stopped, alert: (text: unknown) => ran.push(String(text)) })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return async () => ({
    dialogs,
    ran: await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran),
  })
}
const stoppedOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped)
const quiet = { dialogs: [], ran: [] }

describe('a document', () => {
  const phone = usePhone()

  it('runs nothing that was smuggled into it, and says what it stopped', async () => {
    const page = await phone.newPage()
    const ran = await watch(page)
    const smuggled = [
      '<script>alert("inline")</script>',
      '<script src="/planted.js"></script>',
      '<script type="module" src="/planted.js"></script>',
      '<img src="/no-picture" onerror="alert(\'handler\')">',
      '<iframe src="https://evil.example/"></iframe>',
      '<base href="https://evil.example/">',
      '<style>body{display:none}</style>',
    ]
    await page.route('**/planted.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'alert("file")' }),
    )
    await page.route(`${shop}/a/1-1`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          '<div id="root">',
          `${smuggled.join('')}<div id="root">`,
        ),
      })
    })
    const told = page.waitForRequest((request) => request.url() === `${shop}/csp-report`)
    await page.goto(`${shop}/a/1-1`, { waitUntil: 'networkidle' })
    expect((await told).method()).toBe('POST')
    expect(await ran()).toEqual(quiet)
    const stopped = (await stoppedOn(page)).join('\n')
    for (const what of [
      /^script-src-elem inline/m,
      /^script-src-elem .*planted\.js/m,
      /^script-src-attr inline/m,
      /^style-src-elem inline/m,
      /^base-uri/m,
      /^frame-src/m,
    ])
      expect(stopped).toMatch(what)
    // The page itself is none the worse for it.
    await front(page).getByRole('link').first().waitFor()
  })

  it('is shown in no other site’s frame', async () => {
    const page = await phone.newPage()
    await page.route(`${sandbox}/another-site`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${shop}/a/1-1"></iframe>` }),
    )
    await page.goto(`${sandbox}/another-site`)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/')
    expect(await page.frameLocator('iframe').locator('#root').count()).toBe(0)
  })
})

describe('hostile texts that people store', () => {
  const phone = usePhone()

  it('stay texts wherever a shopper’s own words are shown', async () => {
    const { browser, checkout } = await newShopper()
    const flow = await checkout()
    const words = hostileTexts.filter((text) => text.length <= 200)
    // 20 addresses hold two payloads each: the longest names that fit, and everything else in
    // details of many.
    const details = Array.from({ length: 10 }, (_, index) =>
      words
        .filter((_word, at) => at % 10 === index)
        .reduce((all, word) => (all.length + word.length < 199 ? `${all} ${word}` : all), ''),
    )
    for (const detail of details)
      await browser.call(addressCalls.save, {
        ...home,
        name: '<img src=x onerror=1>'.slice(0, 25),
        detail: detail.trim(),
      })
    await browser.call(identityCalls.updateInfo, { nickname: '<svg onload=alert(1)>'.slice(0, 20) })
    await browser.call(checkoutCalls.flowModify, {
      ...flow,
      remark: '</script><script>alert(1)</script><img src=x onerror=alert(1)>',
    })
    const { orderSn } = await browser.data(checkoutCalls.submit, flow)

    const page = await phone.newPage({ cookies: browser.cookies })
    const ran = await watch(page)
    for (const path of [
      '/user/1-1',
      '/user/1-1/information',
      '/user/1-1/address/list/user',
      `/user/1-1/order/detail/${orderSn}`,
      `/list/1-1?q=${encodeURIComponent('</script><script>alert(1)</script>')}`,
      `/login/1-1?message=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    ]) {
      await page.goto(shop + path, { waitUntil: 'networkidle' })
      expect(await ran(), path).toEqual(quiet)
      expect(await stoppedOn(page), path).toEqual([])
    }
  })

  it('stay texts in the state of documents, each one of them', async () => {
    const { browser } = await newShopper()
    const drawn = await Promise.all(
      hostileTexts.map(async (text) => {
        const answer = await fetch(`${shop}/list/1-1?q=${encodeURIComponent(text)}`, {
          headers: { accept: 'text/html' },
        })
        return { text, document: await answer.text() }
      }),
    )
    for (const { text, document } of drawn) {
      expect(document.match(/<script\b[^>]*>/g)?.length, text).toBeLessThanOrEqual(5)
      expect(document.match(/<\/script>/g)?.length, text).toBe(document.match(/<script\b/g)?.length)
    }
    const nickname = '</script><svg>x'
    await browser.call(identityCalls.updateInfo, { nickname })
    const own = await (
      await browser.fetch('/user/1-1', { headers: { accept: 'text/html' } })
    ).text()
    expect(own).not.toContain(nickname)
  })

  it('lose whatever acts when the operator writes them into a story', async () => {
    const admin = await operator()
    const { list } = await admin.data(goodsAdminCalls.list, {})
    const id = list[0]!.itemId
    const {
      title,
      titleEn,
      subTitle,
      subTitleEn,
      brand,
      categoryId,
      tags,
      params,
      detailHtml: before,
      maxPerUser,
      returnPolicy,
      listBasis,
      listBasisNote,
      listBasisNoteEn,
      pics,
      freightTemplateId,
      ...rest
    } = await admin.data(goodsAdminCalls.detail, { id })
    const kept = {
      freightTemplateId,
      pics: pics.map(({ url }) => url),
      title,
      titleEn,
      subTitle,
      subTitleEn,
      brand,
      categoryId,
      tags,
      params,
      maxPerUser,
      returnPolicy,
      listBasis,
      listBasisNote,
      listBasisNoteEn,
    }
    const page = await phone.newPage()
    const ran = await watch(page)
    let { version } = rest
    try {
      for (let at = 0; at < hostileTexts.length; at += 30) {
        const detailHtml = hostileTexts
          .slice(at, at + 30)
          .map((text) => `<p>${text}</p>`)
          .join('\n')
        version = (await admin.data(goodsAdminCalls.save, { ...kept, version, id, detailHtml }))
          .version
        await expect
          .poll(
            async () => (await caller(shop, scope).data(catalogCalls.detail, { id })).detailHtml,
            { timeout: 15_000 },
          )
          .toBe((await admin.data(goodsAdminCalls.detail, { id })).detailHtml)
        await page.goto(`${shop}/goods/${id}-1-1?part=${at}`, { waitUntil: 'networkidle' })
        expect(await ran()).toEqual(quiet)
        expect(await stoppedOn(page)).toEqual([])
      }
    } finally {
      await admin.data(goodsAdminCalls.save, { ...kept, version, id, detailHtml: before })
    }
  }, 120_000)
})
