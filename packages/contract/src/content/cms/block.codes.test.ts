import { describe, expect, it } from 'vitest'
import { blockIn, withPictures } from './block-language.codes.ts'
import { blockFields, blockKinds, fieldsIn, newBlock } from './block.codes.ts'
import { StoredBlock } from './stored.fields.ts'

describe('what a block holds', () => {
  it.each(blockKinds)('is what is stored of it: %s', (kind) => {
    const block = newBlock(kind)
    // Nothing is lacking, and nothing is left over.
    expect(StoredBlock.parse(block)).toEqual(block)
  })

  it('is told for every kind that can be stored', () => {
    const kinds = StoredBlock.options.map(({ shape }) => shape.kind.value)
    expect([...blockKinds].toSorted()).toEqual([...kinds].toSorted())
  })

  it('is found wherever it stands, part by part', () => {
    expect(fieldsIn(newBlock('notice')).map(({ at }) => at)).toEqual([
      'items.0.text',
      'items.0.link',
    ])
    expect(fieldsIn({ kind: 'hologram', title: 'a' })).toEqual([])
    expect(fieldsIn(newBlock('row')).map(({ field }) => field)).toEqual(
      Object.values(blockFields.row),
    )
  })
})

describe('a block in a language', () => {
  const items = (...texts: string[]) => ({
    kind: 'notice',
    items: texts.map((text) => ({ text, link: null })),
  })

  it('says in Chinese what nobody said in English', () => {
    const pair = { zh: items('一', '二'), en: items('One', '', 'Three') }
    expect(blockIn(pair, 'en')).toEqual(items('One', '二', 'Three'))
    expect(blockIn(pair, 'zh')).toEqual(pair.zh)
    expect(blockIn({ zh: pair.zh, en: null }, 'en')).toBeNull()
    expect(blockIn({ zh: null, en: pair.en }, 'en')).toEqual(pair.en)
  })

  it('is shown without what has no picture yet', () => {
    const pic = { url: '/pictures/a', width: 1, height: 1, color: '#fff' }
    expect(withPictures(newBlock('banner'))).toBeUndefined()
    expect(withPictures(newBlock('hero'))).toBeUndefined()
    const [slide] = newBlock('hero')['slides'] as object[]
    const half = { kind: 'hero', slides: [slide, { ...slide, pic }] }
    expect(withPictures(half)).toEqual({ kind: 'hero', slides: [{ ...slide, pic }] })
    // A story needs none.
    expect(withPictures(newBlock('story'))).toEqual(newBlock('story'))
  })
})
