import type { Locale } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { articles, scenes, world } from './index.ts'
import type { Block, CmsPage, Link, StoreKey } from './index.ts'

const pictures = new Set([...scenes.map((scene) => scene.key), ...world.goods.flatMap((goods) => goods.colours.map((colour) => `${goods.code}-${colour}`))])
const partnerOf = (store: StoreKey): number => Number(store.split('-')[0])

function onHand(store: StoreKey, goods: string): number {
  const skus = world.goods.find((candidate) => candidate.code === goods && candidate.partnerId === partnerOf(store))?.skus ?? []
  return skus.flatMap((sku) => sku.stores).filter((offer) => offer.store === store).reduce((total, offer) => total + offer.onHand, 0)
}

function linksOf(block: Block): Link[] {
  if (block.kind === 'hero') return block.slides.map((slide) => slide.link)
  if (block.kind === 'dots' || block.kind === 'notice') return block.items.map((item) => item.link)
  if (block.kind === 'areas') return block.areas.map((area) => area.link)
  return 'link' in block ? [block.link] : []
}

function picturesOf(block: Block): string[] {
  if (block.kind === 'hero') return block.slides.map((slide) => slide.picture)
  if (block.kind === 'dots') return block.items.map((item) => item.picture)
  return 'picture' in block && block.picture ? [block.picture] : []
}

/** What is wrong with where a link leads, or undefined. */
function broken(page: CmsPage, link: Link): string | undefined {
  if (link.type === 'items') return onHand(page.store, link.goods) > 0 ? undefined : `nothing to buy: ${link.goods}`
  if (link.type === 'addCart') {
    const offer = world.goods.flatMap((goods) => goods.skus).find((sku) => sku.productSn === link.productSn)?.stores.find((candidate) => candidate.store === page.store)
    return offer && offer.onHand > 0 ? undefined : `not in stock: ${link.productSn}`
  }
  if (link.type === 'category' || link.type === 'goodslist') {
    if (link.category === undefined) return undefined
    const found = world.categories.filter((category) => category.partnerId === partnerOf(page.store) && (category.code === link.category || category.parent === link.category))
    const hasGoods = world.goods.some((goods) => found.some((category) => category.code === goods.category) && onHand(page.store, goods.code) > 0)
    return hasGoods ? undefined : `empty category: ${link.category}`
  }
  if (link.type === 'cmsV1a') return world.pages.some((other) => other.store === page.store && other.version === 'a' && other.type === link.page) ? undefined : `no page: ${link.page}`
  if (link.type === 'router') {
    const targets = [
      ...world.pages.map((other) => `/${other.version}/${other.store}/${other.type}`),
      ...world.stores.flatMap((store) => articles.filter((article) => article.partnerId === store.partnerId).map((article) => `/article/${store.key}/detail/${article.url}`)),
      ...world.stores.flatMap((store) => world.agreements.filter((agreement) => agreement.partnerId === store.partnerId).map((agreement) => `/help/${store.key}/agreement/${agreement.code}`)),
    ]
    return targets.includes(link.path) && link.path.includes(`/${page.store}/`) ? undefined : `no path: ${link.path}`
  }
  if (link.type === 'url') return link.url.startsWith('https://') ? undefined : `not https: ${link.url}`
  if (link.type === 'coupon' || link.type === 'live' || link.type === 'invitation') return `leads to what the shop does not have: ${link.type}`
  return undefined
}

describe('the content pages of the demo world', () => {
  it('give every store one home page and every page its own path', () => {
    for (const store of world.stores) expect(world.pages.filter((page) => page.store === store.key && page.version === 'a' && page.type === 'home'), store.key).toHaveLength(1)
    const paths = world.pages.map((page) => `/${page.version}/${page.store}/${page.type}`)
    expect(new Set(paths).size).toBe(paths.length)
    expect(world.pages.some((page) => page.version === 'b')).toBe(true)
  })

  it('link only to what is there', () => {
    expect(world.pages.flatMap((page) => page.blocks.flatMap(linksOf).map((link) => broken(page, link)).filter((problem) => problem !== undefined).map((problem) => `${page.store}/${page.type}: ${problem}`))).toEqual([])
  })

  it('show in a story about goods these goods', () => {
    const stories = world.pages.flatMap((page) => page.blocks.filter((block) => block.kind === 'story'))
    const wrong = stories.filter(({ picture, link }) => {
      const about = link.type === 'items' ? link.goods : link.type === 'addCart' ? world.goods.find(({ skus }) => skus.some(({ productSn }) => productSn === link.productSn))?.code : undefined
      return about !== undefined && picture !== undefined && scenes.find(({ key }) => key === picture)?.goods !== about && !picture.startsWith(`${about}-`)
    })
    expect(wrong.map(({ title }) => title.zh)).toEqual([])
  })

  it('suggest only words that find goods, in both languages', () => {
    const finds = (store: StoreKey, word: string, language: Locale): boolean =>
      world.goods.some((goods) => onHand(store, goods.code) > 0 && goods.partnerId === partnerOf(store) && `${goods.title[language]} ${goods.subTitle[language]}`.toLowerCase().includes(word.toLowerCase()))
    for (const store of world.stores) {
      expect(store.hotWords.filter((word) => !finds(store.key, word.zh, 'zh') || !finds(store.key, word.en, 'en')), store.key).toEqual([])
    }
    const keywords = world.pages.flatMap((page) => page.blocks.flatMap(linksOf).flatMap((link) => (link.type === 'keyword' ? [{ store: page.store, keyword: link.keyword }] : [])))
    expect(keywords.length).toBeGreaterThan(0)
    expect(keywords.filter(({ store, keyword }) => !finds(store, keyword, 'zh'))).toEqual([])
  })

  it('show goods that their store has, and pictures that the studio makes', () => {
    for (const page of world.pages) {
      const goods = page.blocks.flatMap((block) => ('goods' in block ? block.goods : []))
      expect(goods.filter((code) => onHand(page.store, code) === 0), `${page.store}/${page.type}`).toEqual([])
      expect([page.sharePicture, ...page.blocks.flatMap(picturesOf)].filter((picture) => !pictures.has(picture)), `${page.store}/${page.type}`).toEqual([])
    }
  })
})

/** Walks the tags of a piece of HTML; returns what is not allowed or not closed. */
function flawsOf(html: string, allowed: ReadonlySet<string>): string[] {
  const open: string[] = []
  const flaws: string[] = []
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowed.has(name ?? '') || (tag !== `<${name}>` && tag !== `</${name}>`)) flaws.push(tag)
    if (!slash) open.push(name ?? '')
    else if (open.pop() !== name) flaws.push(`${tag} closes nothing`)
  }
  return [...flaws, ...open.map((name) => `<${name}> stays open`)]
}

describe('the texts with markup', () => {
  const inText = new Set(['h2', 'h3', 'p', 'ul', 'li', 'strong'])
  const inAgreement = new Set([...inText, 'table', 'tr', 'th', 'td'])

  it('keep to the few tags that the shop shows, all of them closed', () => {
    const texts = world.pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'text' ? [block.html.zh, block.html.en] : [])))
    expect(texts.flatMap((html) => flawsOf(html, inText))).toEqual([])
    expect(world.agreements.flatMap(({ html }) => [html.zh, html.en].flatMap((text) => flawsOf(text, inAgreement)))).toEqual([])
  })

  it('finds a stray tag and an open one', () => {
    expect(flawsOf('<p><script></script></p>', inText)).not.toEqual([])
    expect(flawsOf('<p>open', inText)).toEqual(['<p> stays open'])
  })

  it('give each partner all five agreements, with its own name filled in', () => {
    for (const partner of world.partners) {
      const own = world.agreements.filter((agreement) => agreement.partnerId === partner.id)
      expect(own.map((agreement) => agreement.code).sort()).toEqual(['cancel', 'distribution', 'points', 'privacy', 'user'])
      for (const agreement of own) {
        for (const text of [agreement.html.zh, agreement.html.en]) {
          expect(text).not.toMatch(/[{}]/)
          expect(text.length).toBeGreaterThan(500)
          expect(text).toContain(partner.name.zh === '禾光' ? '400-000-0118' : '400-000-0209')
        }
        // As many headings, points and rows in both languages: nothing was left out.
        const marks = (text: string) => text.match(/<(?:h2|h3|p|li|tr|td)>/g)
        expect(marks(agreement.html.en)).toEqual(marks(agreement.html.zh))
        expect(agreement.html.en).not.toMatch(/\p{Script=Han}/u)
      }
    }
  })
})
