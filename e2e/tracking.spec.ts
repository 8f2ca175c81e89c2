import { trackingCalls } from '@mallard/contract/insight/tracking/tracking.calls'
import { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const path = trackingCalls.web.path
const isBatch = (request: Request) => new URL(request.url()).pathname === path
const recordsOf = (request: Request) =>
  (JSON.parse(request.postData() ?? '{}') as { records: VisitRecord[] }).records

/**
 * Every record that the page sends, each id once, in the order of the visit; beacons and
 * repetitions among them.
 */
function heardOf(page: Page): () => VisitRecord[] {
  const heard = new Map<string, VisitRecord>()
  page.context().on('request', (request) => {
    if (isBatch(request)) for (const record of recordsOf(request)) heard.set(record.id, record)
  })
  return () => [...heard.values()].toSorted((a, b) => a.flowIndex - b.flowIndex)
}

/** The recorder comes a second after the page, and sends a second later. */
const soon = { timeout: 30_000 }
const names = (records: readonly VisitRecord[]) => records.map(({ urlType }) => urlType)

describe('page visits', () => {
  const phone = usePhone()

  it('are recorded field by field as the specification says, and chained', async () => {
    const page = await phone.newPage()
    const heard = heardOf(page)
    const before = Date.now()
    // It counts from here on, over all that follows.
    const answered = page.waitForResponse((response) => isBatch(response.request()), soon)
    await page.goto(`${shop}/a/1-1?utm_source=leaflet&code=secret`, {
      referer: 'https://news.example/today',
    })
    // A link that is tapped earlier leaves the document, and the visit before it was noted.
    await page.waitForFunction(() => (history.state as { key?: string } | null)?.key)
    await front(page).locator('a[href^="/goods/"]').first().click()
    await page.waitForURL(/\/goods\//)
    await front(page).getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(/\/a\/1-1/)
    expect(await (await answered).json()).toMatchObject({ code: 200 })
    await expect.poll(() => names(heard()), soon).toEqual(['homeScoped', 'goods', 'homeScoped'])

    const records = heard()
    const [home, goods, again] = records
    for (const record of records) expect(VisitRecord.safeParse(record).error).toBeUndefined()
    const { flowUuid, clientTime } = home!
    const userAgent = await page.evaluate<string>('navigator.userAgent')
    const screenSize = await page.evaluate(() => `${screen.availWidth}x${screen.availHeight}`)
    expect(home).toEqual({
      path: '/a/1-1',
      urlType: 'homeScoped',
      flowIndex: 1,
      domain: new URL(shop).host,
      query: 'utm_source=leaflet',
      clientReferrer: 'https://news.example/today',
      useragent: userAgent,
      screenSize,
      id: `${flowUuid}1`,
      userId: '',
      isNewUv: 0,
      isLandpage: 1,
      clientTime,
      flowUuid,
      flowLastId: '',
      flowLastDomain: '',
      flowLastPath: '',
      flowLastUrlType: '',
      sourceType: 'wap',
      version: '20250520165941765',
    })
    expect(clientTime).toBeGreaterThanOrEqual(before)
    expect(goods).toMatchObject({
      path: new URL(shop + goods!.path).pathname,
      urlType: 'goods',
      flowIndex: 2,
      isLandpage: 0,
      flowUuid,
      query: '',
    })
    expect(goods).toMatchObject({
      flowLastId: home!.id,
      flowLastDomain: new URL(shop).host,
      flowLastPath: '/a/1-1',
      flowLastUrlType: 'homeScoped',
    })
    expect(again).toMatchObject({
      flowIndex: 3,
      flowLastId: goods!.id,
      flowLastPath: goods!.path,
      flowLastUrlType: 'goods',
    })
    expect(
      await page.evaluate(() => [
        sessionStorage.getItem('flowUuid'),
        localStorage.getItem('flowIndex'),
      ]),
    ).toEqual([flowUuid, '3'])
  })

  it('name who is signed in, and land on no login page', async () => {
    const page = await phone.newPage()
    const heard = heardOf(page)
    await page.goto(`${shop}/user/1-1`)
    await page.waitForURL(/\/login\//)
    await expect.poll(() => names(heard()), soon).toEqual(['login'])
    expect(heard()[0]).toMatchObject({ isLandpage: 0, userId: '', query: '' })

    const { browser } = await newShopper()
    const member = await phone.newPage({ cookies: browser.cookies })
    const heardOfMember = heardOf(member)
    await member.goto(`${shop}/user/1-1`)
    await expect.poll(() => names(heardOfMember()), soon).toEqual(['userCenter'])
    const stored = await member.evaluate(
      () => JSON.parse(localStorage.getItem('Authorization') ?? '{}') as { id: number },
    )
    expect(heardOfMember()[0]).toMatchObject({ isLandpage: 1, userId: String(stored.id) })
  })

  it('are kept while the line is dead, over a reload, and sent once it is there', async () => {
    const page = await phone.newPage()
    let isDead = true
    await page.route(`**${path}`, (route) => (isDead ? route.abort() : route.continue()))
    await page.goto(`${shop}/a/1-1`)
    await expect
      .poll(
        () =>
          page.evaluate(
            () => Object.keys(localStorage).filter((key) => key.startsWith('trackingArr.')).length,
          ),
        soon,
      )
      .toBe(1)
    await page.reload()
    await page.waitForLoadState('networkidle')
    isDead = false
    const batch = page.waitForRequest(
      (request) => isBatch(request) && recordsOf(request).length === 2,
    )
    await page.reload().catch(() => undefined)
    const again = await Promise.race([
      batch,
      page.waitForRequest((request) => isBatch(request) && recordsOf(request).length === 3),
    ])
    const records = recordsOf(again)
    expect(records.map(({ flowIndex }) => flowIndex).slice(0, 2)).toEqual([1, 2])
    expect(records.map(({ isLandpage }) => isLandpage).slice(0, 2)).toEqual([1, 0])
    expect(new Set(records.map(({ flowUuid }) => flowUuid)).size).toBe(1)
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            Object.keys(localStorage).some((key) => key.startsWith('trackingArr.')),
          ),
        soon,
      )
      .toBe(false)
    expect(phone.complaints.filter((text) => !/ERR_FAILED|Failed to load/.test(text))).toEqual([])
  })

  it('leave with the page by beacon', async () => {
    const page = await phone.newPage()
    await page.goto(`${shop}/a/1-1`)
    await page.waitForRequest(isBatch)
    await page.waitForLoadState('networkidle')
    await front(page).locator('a[href^="/goods/"]').first().click()
    await page.waitForURL(/\/goods\//)
    const beacon = page.waitForResponse((response) => isBatch(response.request()))
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const response = await beacon
    expect([response.request().resourceType(), response.status()]).toEqual(['ping', 200])
    // Nobody answers a beacon: what it carried stays until the next batch is acknowledged.
    const kept = await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('trackingArr.'))?.[1],
    )
    expect(names(JSON.parse(kept ?? '[]') as VisitRecord[])).toEqual(['goods'])
  })

  it('who is gone before they could be recorded is recorded with the next page', async () => {
    const page = await phone.newPage()
    const heard = heardOf(page)
    await page.goto(`${shop}/category-1-1`, { waitUntil: 'domcontentloaded' })
    // Alive, and a second away from its recorder.
    await page.waitForFunction(() => (history.state as { key?: string } | null)?.key)
    await page.goto(`${shop}/a/1-1`)
    await expect.poll(() => names(heard()), soon).toEqual(['goodslist', 'homeScoped'])
    expect(heard().map(({ isLandpage }) => isLandpage)).toEqual([1, 0])
  })

  it('are no more recorded after the shopper took the consent back', async () => {
    const page = await phone.newPage()
    const heard = heardOf(page)
    await page.goto(`${shop}/user/1-1/setting/agreement`)
    await page.waitForRequest(isBatch)
    const choice = front(page).getByRole('switch', { name: '使用情况分析' })
    await choice.click()
    await choice.click()
    const count = heard().length
    await page.goto(`${shop}/a/1-1`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2500)
    expect(heard()).toHaveLength(count)
  })
})
