import { newBlock } from '@mallard/contract/content/cms/block.codes'
import type { PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedTo } from '#platform/moving/moved-to.ts'
import {
  begin,
  changed,
  contentOf,
  newPart,
  placeOfNew,
  redone,
  shownNow,
  undone,
  withCopy,
  withList,
  withNew,
  without,
  withValue,
} from './editor-state.ts'

const page = (...kinds: Parameters<typeof newBlock>[0][]): PageContent => ({
  title: '页',
  titleEn: '',
  description: '',
  share: { title: '', text: '', pic: null },
  blocks: kinds.map((kind) => ({ zh: { ...newBlock(kind) }, en: { ...newBlock(kind) } })),
})
const kindsIn = ({ blocks }: PageContent) => blocks.map(({ zh }) => zh?.['kind'])

describe('the steps of a draft', () => {
  it('are undone one by one, and done again, to the same page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 12 }), (steps) => {
        let history = begin(page('notice', 'text'))
        const before = contentOf(history.now)
        for (const step of steps) {
          const { now } = history
          if (step === 0) history = changed(history, withNew(now, 'spacer', 0))
          else if (step === 1) history = changed(history, withCopy(now, 0))
          else if (step === 2) history = changed(history, without(now, 0))
          else history = changed(history, { ...now, title: `${now.title}!` })
        }
        const after = contentOf(history.now)
        for (const _ of steps) history = undone(history)
        expect(contentOf(history.now)).toEqual(before)
        expect(undone(history)).toEqual({ ...history, tag: '' })
        for (const _ of steps) history = redone(history)
        expect(contentOf(history.now)).toEqual(after)
      }),
    )
  })

  it('are one for all letters of a word', () => {
    let history = begin(page('notice'))
    for (const title of ['a', 'ab', 'abc'])
      history = changed(history, { ...history.now, title }, 'title')
    expect(undone(history).now.title).toBe('页')
    history = changed(history, { ...history.now, titleEn: 'x' }, 'titleEn')
    expect(undone(history).now).toMatchObject({ title: 'abc', titleEn: '' })
  })
})

describe('the blocks of a draft', () => {
  it('are added after the chosen one, or last but for an endless feed', () => {
    const { now } = begin(page('hero', 'feed'))
    expect(placeOfNew(now, 0)).toBe(1)
    expect(placeOfNew(now, 1)).toBe(2)
    expect(placeOfNew(now, null)).toBe(1)
    expect(placeOfNew(begin(page('hero')).now, null)).toBe(1)
    const next = withNew(now, 'notice', placeOfNew(now, null))
    expect(kindsIn(contentOf(next))).toEqual(['hero', 'notice', 'feed'])
  })

  it('keep all that is moved, and stay where they cannot go', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 8 }),
        fc.nat(9),
        fc.integer({ min: -2, max: 9 }),
        (list, from, to) => {
          const next = movedTo(list, from, to)
          expect([...next].toSorted()).toEqual([...list].toSorted())
          if (from < list.length && to >= 0 && to < list.length) expect(next[to]).toBe(list[from])
          else expect(next).toEqual(list)
        },
      ),
    )
  })

  it('are copied with a key of their own', () => {
    const { now } = begin(page('notice'))
    const [one, other] = withCopy(now, 0).blocks
    expect(other).toMatchObject({ zh: one!.zh, en: one!.en })
    expect(other!.key).not.toBe(one!.key)
  })
})

describe('a block', () => {
  const [block] = begin(page('notice')).now.blocks

  it('has its words in one language, and all else in both', () => {
    const said = withValue(block!, ['items', 0, 'text'], '你好', 'zh')
    expect(said).toMatchObject({ zh: { items: [{ text: '你好' }] }, en: { items: [{ text: '' }] } })
    const link = { type: 'home', value: '' }
    const led = withValue(said, ['items', 0, 'link'], link, 'both')
    expect(led).toMatchObject({ zh: { items: [{ link }] }, en: { items: [{ link }] } })
    // What stands in one language alone is not made in the other.
    expect(withValue({ ...block!, en: null }, ['items', 0, 'link'], link, 'both').en).toBeNull()
  })

  it('has as many parts in both languages', () => {
    const more = withList(block!, ['items'], (list) => [...list, newPart(block!, ['items'])])
    expect(more.zh).toMatchObject({ items: [{ text: '' }, { text: '', link: null }] })
    expect(more.en).toEqual(more.zh)
  })

  it('is shown at once with its own words and the goods of before', () => {
    const goods = [{ itemId: 1 }] as never
    const last = { kind: 'row', title: 'old', subTitle: '', link: null, goods } as const
    expect(shownNow({ ...newBlock('row'), title: 'new' }, last)).toEqual({ ...last, title: 'new' })
    expect(shownNow(newBlock('seckill'), null)).toBeNull()
    expect(shownNow(newBlock('banner'), undefined)).toBeNull()
    expect(shownNow(newBlock('spacer'), undefined)).toEqual({ kind: 'spacer', size: 's' })
    const tabs = { kind: 'tabs' as const, tabs: [{ name: 'a', goods }] }
    const renamed = { kind: 'tabs', tabs: [{ name: 'b', choose: { ids: [] } }] }
    expect(shownNow(renamed, tabs as never)).toEqual({ kind: 'tabs', tabs: [{ name: 'b', goods }] })
  })
})
