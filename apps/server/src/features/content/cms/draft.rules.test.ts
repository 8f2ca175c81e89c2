import { newBlock } from '@mallard/contract/content/cms/block.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksIn, cleanBlocks, pairsOf, picturesIn } from './draft.rules.ts'
import { linksIn, wantedBy } from './link-check.rules.ts'

const scope = { partnerId: 1, storeId: 1 }

const blocks = fc.array(
  fc.record({ kind: fc.constantFrom('hero', 'text', 'feed'), n: fc.nat(9) }),
  { maxLength: 8 },
)

describe('a page that was written language by language', () => {
  it('loses no block and no order when it is paired', () => {
    fc.assert(
      fc.property(blocks, blocks, (zh, en) => {
        const pairs = pairsOf(zh, en)
        expect(pairs.flatMap((pair) => pair.zh ?? [])).toEqual(zh)
        expect(pairs.flatMap((pair) => pair.en ?? [])).toEqual(en)
        for (const pair of pairs)
          if (pair.zh && pair.en) expect(pair.zh['kind']).toBe(pair.en['kind'])
      }),
    )
  })

  it('is paired block by block where both are alike', () => {
    fc.assert(
      fc.property(blocks, (zh) => {
        expect(pairsOf(zh, zh)).toEqual(zh.map((block) => ({ zh: block, en: block })))
      }),
    )
  })
})

describe('a draft', () => {
  const story = (html: string) => ({ kind: 'text', html })

  it('is stored in each language, words that are missing in Chinese', () => {
    const pair = { zh: story('<p>一</p>'), en: story('') }
    const alone = { zh: null, en: story('<p>Only</p>') }
    expect(blocksIn({ blocks: [pair, alone] }, 'zh')).toEqual([pair.zh])
    expect(blocksIn({ blocks: [pair, alone] }, 'en')).toEqual([pair.zh, alone.en])
  })

  it('is cleaned, and refused where it is no page', () => {
    const clean = (html: string) => html.replaceAll(/<script.*?<\/script>/g, '')
    const dirty = story('<p>a</p><script>b</script>')
    expect(cleanBlocks([{ zh: dirty, en: null }], clean)).toEqual([
      { zh: story('<p>a</p>'), en: null },
    ])
    const notice = newBlock('notice')
    expect(cleanBlocks([{ zh: notice, en: notice }], clean)).toEqual([{ zh: notice, en: notice }])
    for (const wrong of [
      { zh: null, en: null },
      { zh: notice, en: story('') },
      { zh: { kind: 'x' }, en: null },
      { zh: story('\uD800'), en: null },
      { zh: story('a'.repeat(50_001)), en: null },
    ])
      expect(cleanBlocks([{ zh: notice, en: null }, wrong], clean)).toBe(1)
  })

  it('shows pictures as such and in its texts', () => {
    const pic = { url: '/pictures/a.webp', width: 1, height: 1, color: '' }
    const html = '<p>x</p><img src="/pictures/b.webp?w=750" alt="">'
    expect(picturesIn([{ pic }, { html }, newBlock('banner')])).toEqual([
      '/pictures/a.webp',
      '/pictures/b.webp',
    ])
  })
})

describe('a link', () => {
  it.each([
    [
      { type: 'items', value: '12' },
      { kind: 'goods', id: 12 },
    ],
    [{ type: 'items', value: '' }, 'dead'],
    [{ type: 'category', value: '' }, undefined],
    [
      { type: 'goodslist', value: '3' },
      { kind: 'category', id: 3 },
    ],
    [{ type: 'addCart', value: '' }, 'dead'],
    [
      { type: 'addCart', value: 'K-1' },
      { kind: 'sku', code: 'K-1' },
    ],
    [
      { type: 'coupon', value: 'abc' },
      { kind: 'coupon', code: 'abc' },
    ],
    [{ type: 'invitation', value: '7' }, undefined],
    [{ type: 'invitation', value: '' }, 'dead'],
    [{ type: 'cmsV1a', value: 'home' }, undefined],
    [
      { type: 'cmsV1a', value: 'sale' },
      { kind: 'page', layout: 'a', type: 'sale' },
    ],
    [{ type: 'url', value: 'https://example.com/a' }, undefined],
    [{ type: 'url', value: 'javascript:alert(1)' }, 'dead'],
    [
      { type: 'router', value: '/goods/7-1-1' },
      { kind: 'goods', id: 7 },
    ],
    // Another store looks after its own.
    [{ type: 'router', value: '/goods/7-2-1' }, undefined],
    [
      { type: 'router', value: '/KAShare/1-1/tea' },
      { kind: 'page', layout: 'b', type: 'ka-tea' },
    ],
    [
      { type: 'router', value: '/b/read' },
      { kind: 'page', layout: 'b', type: 'read' },
    ],
    [{ type: 'router', value: '/nowhere/at/all' }, 'dead'],
    [{ type: 'router', value: '/preview/1-1/home/a' }, 'dead'],
    [{ type: 'router', value: '//evil.example' }, 'dead'],
    [{ type: 'home', value: '' }, undefined],
  ] as const)('%j needs %j', (link, wanted) => {
    expect(wantedBy(link, scope)).toEqual(wanted)
  })

  it('is found in rich text', () => {
    const html = '<p><a href="/goods/1-1-1?a=1&amp;b=2">x</a> <a href="https://a.example">y</a></p>'
    expect(linksIn(html)).toEqual([
      { type: 'router', value: '/goods/1-1-1?a=1&b=2' },
      { type: 'url', value: 'https://a.example' },
    ])
  })
})
