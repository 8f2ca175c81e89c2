import { pages, type PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import { describe, expect, it } from 'vitest'
import { shop } from './browser.ts'
import { names, useAddresses } from './touring.ts'

/** Drawn for strangers, at addresses that name no store. */
const unscoped = names.filter(
  (name) => 'anonymous' in pages[name] && !pages[name].path.includes('{partnerId}'),
)
/** What they are about belongs to one store, whoever comes; the rest is of the store one comes from. */
const ownStore: Partial<Record<PageName, string>> = {
  kitchenIndex: '1-1',
  kitchenInstructions: '1-1',
  kitchenMenu: '1-1',
  productGuideDetail: '1-1',
  kitchenInstructionsDetail: '1-1',
  scInstructionDetail: '1-1',
  scQuestionDetail: '1-1',
  scKnowledgeDetail: '1-1',
}
/** Words of the brand they were chosen in: another one has no page of that name. */
const ofBrand: readonly PageName[] = ['cmsV1aBare', 'cmsV1bBare']
/** More addresses of these pages, by the address that the tour knows. */
const more: Partial<Record<PageName, { query: string; store: string }>> = {
  kitchenMenu: { query: '?recipe=1', store: '1-1' },
  kitchenInstructionsDetail: { query: '?partnerId=1', store: '1-1' },
}

describe('a page whose address names no store, opened from another brand’s', () => {
  const addressOf = useAddresses()
  const cookie = 'store=2-1'
  const brands = new Map<string, Promise<string | undefined>>()
  const get = (path: string) =>
    fetch(shop + path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  const brandIn = (html: string) => /property="og:site_name" content="([^"]*)"/.exec(html)?.[1]
  const brandOf = (store: string) => {
    const known =
      brands.get(store) ?? get(`/a/${store}`).then(async (home) => brandIn(await home.text()))
    brands.set(store, known)
    return known
  }
  const storeOf = (path: string) => {
    const { partnerId, storeId } = matchPage(path).params
    return partnerId && storeId && `${partnerId}-${storeId}`
  }

  /** Its brand, title, frame and every link are those of `store`, and each link leads somewhere. */
  async function isOf(store: string, path: string): Promise<void> {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(html).toContain(`href="/manifest/${store}.webmanifest"`)
    expect(brandIn(html)).toBe(await brandOf(store))
    const links = new Set(
      [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, link = '']) => link),
    )
    const stores = new Set([...links].map(storeOf).filter(Boolean))
    expect([...stores].filter((each) => each !== store)).toEqual([])
    const goods = [...links].filter((link) => matchPage(link).name === 'goods')
    for (const link of goods.slice(0, 3)) expect((await get(link)).status, link).toBe(200)
  }

  it.each(unscoped)('is of one store: %s', async (name) => {
    const path = addressOf(name)
    if (ofBrand.includes(name)) expect((await get(path)).status).toBe(404)
    else await isOf(ownStore[name] ?? '2-1', path)
    const other = more[name]
    if (other) await isOf(other.store, path + other.query)
  })
})

describe('an address that search engines are told of', () => {
  const listed = async (path: string) =>
    [...(await (await fetch(shop + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address.slice(new URL(address).origin.length),
    )
  const read = async (path: string) => {
    const answer = await fetch(shop + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    const html = await answer.text()
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(/&amp;/g, '&')
    return {
      path,
      status: answer.status,
      isIndexed: !html.includes('name="robots" content="noindex"'),
      canonical: canonical?.slice(new URL(canonical).origin.length),
    }
  }

  it('is there, may be found, and is the one that counts', async () => {
    const parts = (await listed('/sitemap.xml')).filter((part) => !part.includes('-en'))
    const found = new Set((await Promise.all(parts.map(listed))).flat())
    const goods = [...found].filter((path) => matchPage(path).name === 'goods')
    const others = [...found].filter((path) => matchPage(path).name !== 'goods')
    expect(others.length).toBeGreaterThan(20)
    const wrong: unknown[] = []
    for (const path of [...others, ...goods.slice(0, 3)]) {
      const { status, isIndexed, canonical } = await read(path)
      if (status !== 200 || !isIndexed || canonical !== path)
        wrong.push({ path, status, isIndexed, canonical })
    }
    expect(wrong).toEqual([])
    expect(others.filter((path) => /KAShare|\/ka-/.test(path))).toEqual([])
  }, 60_000)

  it('has no twin: by its type it leads to the one that counts, and what is not listed stays so', async () => {
    for (const [by, own] of [
      ['/b/1-1/ka-tea-room', '/KAShare/1-1/tea-room'],
      ['/b/1-1/aqiyi', '/aqiyi/1-1'],
      ['/a/1-1/storeMiniMall', '/storeMiniMall/1-1'],
      ['/a/1-1/home', '/a/1-1'],
    ] as const) {
      expect((await read(by)).status, by).toBe(301)
      const page = await fetch(shop + by, { headers: { accept: 'text/html' } })
      expect(page.url).toBe(shop + own)
    }
    expect(await read('/KAShare/1-1/tea-room')).toMatchObject({ status: 200, isIndexed: false })
  })
})
