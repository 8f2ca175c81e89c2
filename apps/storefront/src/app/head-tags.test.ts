import { describe, expect, it } from 'vitest'
import { headTags, jsonForHtml } from './head-tags.ts'

const facts = {
  title: '壶 - 禾光',
  head: {},
  siteName: '禾光',
  origin: 'https://shop.example',
  path: '/goods/1-1-1',
  locale: 'zh-CN',
}

describe('the tags of a page', () => {
  it('name the page, its address and its picture for search engines and link cards', () => {
    const tags = headTags({
      ...facts,
      head: {
        title: '壶',
        description: '一把好壶',
        image: '/pictures/kettle.webp',
        kind: 'product',
      },
    })
    expect(tags).toContain('<title>壶 - 禾光</title>')
    expect(tags).toContain('<meta name="description" content="一把好壶">')
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/goods/1-1-1">')
    expect(tags).toContain(
      '<meta property="og:image" content="https://shop.example/pictures/kettle.webp">',
    )
    expect(tags).toContain('<meta property="og:type" content="product">')
    expect(tags).toContain('<meta property="og:locale" content="zh_CN">')
  })

  it('leave an absolute picture as it is, and hide what shall not be found', () => {
    const tags = headTags({
      ...facts,
      head: { image: 'https://cdn.example/a.webp', noIndex: true },
    })
    expect(tags).toContain('content="https://cdn.example/a.webp"')
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).not.toContain('canonical')
  })

  it('cannot be broken out of by what operators write', () => {
    const evil = '</title><script>alert(1)</script>" onload="x'
    const tags = headTags({
      ...facts,
      title: evil,
      head: { title: evil, description: evil, jsonLd: { '@type': 'Product', name: evil } },
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
