import { describe, expect, it } from 'vitest'
import { headTags, jsonForHtml } from './head-tags.ts'

const facts = {
  title: '壶 - 禾光',
  head: {},
  siteName: '禾光',
  home: '/a/1-1',
  origin: 'https://shop.example',
  path: '/goods/1-1-1',
  locale: 'zh' as const,
  lang: undefined,
  hasEnglish: true,
}

describe('the tags of a page', () => {
  it('name the page, its address and its picture for search engines and link cards', () => {
    const tags = headTags({
      ...facts,
      head: {
        title: '壶',
        description: '一把好壶',
        image: { url: '/pictures/kettle.1.webp', width: 2160, height: 1080 },
        kind: 'product',
      },
    })
    expect(tags).toContain('<title>壶 - 禾光</title>')
    expect(tags).toContain('<meta name="description" property="og:description" content="一把好壶">')
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/goods/1-1-1">')
    expect(tags).toContain(
      '<meta property="og:image" content="https://shop.example/pictures/kettle.1.jpg"><meta property="og:image:width" content="1080"><meta property="og:image:height" content="540">',
    )
    expect(tags).toContain('<meta property="og:type" content="product">')
    expect(tags).toContain('<meta property="og:locale" content="zh_CN">')
  })

  it('show the brand’s own card where the page has no words or picture', () => {
    const picture = { url: '/pictures/u-brand.1.webp', width: 1000, height: 800 }
    const card = { text: '一壶水的分寸', picture }
    const bare = headTags({ ...facts, card })
    expect(bare).toContain('og:description" content="一壶水的分寸"')
    expect(bare).toContain('og:image" content="https://shop.example/pictures/u-brand.1.jpg"')
    // Search engines are told what the page says itself.
    expect(bare).not.toContain('name="description"')
    const image = { url: '/pictures/kettle.1.webp', width: 800, height: 800 }
    const own = headTags({ ...facts, card, head: { description: '一把好壶', image } })
    expect(own).not.toContain('u-brand')
    expect(own).not.toContain('分寸')
  })

  it('leave an absolute picture as it is, and hide what shall not be found', () => {
    const tags = headTags({
      ...facts,
      head: { image: { url: 'https://cdn.example/a.webp', width: 1, height: 1 }, noIndex: true },
    })
    expect(tags).toContain('content="https://cdn.example/a.webp"')
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).not.toContain('canonical')
  })

  it('say of what one reads that it stands below the store’s home', () => {
    const head = { kind: 'article', title: '煮茶', canonical: '/help/1-1/agreement/tea' } as const
    const crumb = (position: number, name: string, path: string) =>
      `{"@type":"ListItem","position":${position},"name":"${name}","item":"https://shop.example${path}"}`
    expect(headTags({ ...facts, head })).toContain(
      `"itemListElement":[${crumb(1, '禾光', '/a/1-1')},${crumb(2, '煮茶', '/help/1-1/agreement/tea')}]`,
    )
    expect(headTags({ ...facts, head: { ...head, kind: 'product' } })).not.toContain('ListItem')
    expect(headTags({ ...facts, head: { kind: 'article', title: '煮茶' } })).not.toContain(
      'ListItem',
    )
  })

  it('name the page in each language, the one it is in as the one that counts', () => {
    const head = { canonical: '/goods/1-1-1', jsonLd: [{ url: '/goods/1-1-1', logo: '/a.png' }] }
    const alternates =
      '<link rel="alternate" hreflang="zh-CN" href="https://shop.example/goods/1-1-1">' +
      '<link rel="alternate" hreflang="en" href="https://shop.example/goods/1-1-1?lang=en">' +
      '<link rel="alternate" hreflang="x-default" href="https://shop.example/goods/1-1-1">'
    const canonical = (address: string) => `<link rel="canonical" href="${address}">`
    const english = headTags({ ...facts, head, lang: 'en', path: '/goods/1-1-1?lang=en' })
    expect(english).toContain(canonical('https://shop.example/goods/1-1-1?lang=en') + alternates)
    expect(english).toContain('"url":"https://shop.example/goods/1-1-1?lang=en"')
    expect(english).toContain('"logo":"https://shop.example/a.png"')
    for (const lang of ['zh', undefined] as const)
      expect(headTags({ ...facts, head, lang, path: `/goods/1-1-1?lang=${lang}` })).toContain(
        canonical('https://shop.example/goods/1-1-1') + alternates,
      )
  })

  it('name no languages of a page that has no address of its own, or is not to be found', () => {
    for (const head of [{}, { canonical: '/a/1-1', noIndex: true }])
      expect(headTags({ ...facts, head })).not.toContain('hreflang')
    expect(headTags({ ...facts, head: {}, path: '/list/1-1?q=a&lang=en', lang: 'en' })).toContain(
      '<link rel="canonical" href="https://shop.example/list/1-1?q=a&amp;lang=en">',
    )
  })

  it('name one language where the shop has no other', () => {
    const head = { canonical: '/goods/1-1-1' }
    const tags = headTags({ ...facts, head, lang: 'en', hasEnglish: false })
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/goods/1-1-1">')
    expect(tags).not.toMatch(/hreflang|lang=en/)
  })

  it('name the page of one store where others have the same', () => {
    const tags = headTags({
      ...facts,
      head: { canonical: '/goods/1-1-2', original: '/goods/1-1-1' },
    })
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/goods/1-1-1">')
    expect(tags).not.toContain('/goods/1-1-2')
  })

  it('lead machines to pages in the language of this one, and to files as they are', () => {
    const thing = {
      '@type': 'Product',
      url: '/goods/1-1-1?lang=zh&a=1',
      image: ['/pictures/kettle.1.webp?w=1080', '//cdn.example/a', '/no-page?lang=zh'],
    }
    const said = (lang: 'en' | undefined) =>
      headTags({ ...facts, lang, head: { jsonLd: [thing] } }).split('ld+json">')[1]
    const files = [
      ...['https://shop.example/pictures/kettle.1.webp?w=1080', '//cdn.example/a'],
      'https://shop.example/no-page?lang=zh',
    ]
    const whole = { '@context': 'https://schema.org', ...thing, image: files }
    for (const [lang, url] of [
      [undefined, 'https://shop.example/goods/1-1-1?a=1'],
      ['en', 'https://shop.example/goods/1-1-1?a=1&lang=en'],
    ] as const)
      expect(said(lang)).toBe(`${JSON.stringify({ ...whole, url })}</script>`)
  })

  it('cannot be broken out of by what operators write', () => {
    const evil = '</title><script>alert(1)</script>" onload="x'
    const tags = headTags({
      ...facts,
      title: evil,
      head: { title: evil, description: evil, jsonLd: [{ '@type': 'Product', name: evil }] },
    })
    expect(tags.match(/<script/g)).toHaveLength(1)
    expect(tags).not.toMatch(/content="[^"]*" onload/)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', name: evil })
  })

  it('keep state data inside its element', () => {
    const value = { text: '</script><!--\u2028\u2029' }
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(jsonForHtml(value))).toEqual(value)
  })
})
