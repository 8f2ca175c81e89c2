import { describe, expect, it } from 'vitest'
import { knownBlocks } from './stored-blocks.rules.ts'

const pic = { url: '/pictures/x.webp', width: 10, height: 10, color: '#ffffff' }
const home = { type: 'home', value: '' }
const text = { kind: 'text', html: '<p>words</p>' }
const story = { kind: 'story', title: 'a', text: 'b', pic: null, link: home }
const row = { kind: 'row', title: 'a', subTitle: '', link: home, choose: { ids: [1, 2] } }

describe('what is stored of a page', () => {
  it('is read as it was written, goods by how they are chosen', () => {
    const newest = { ...row, kind: 'grid', choose: { categoryId: null, sort: 'newest', count: 6 } }
    expect(knownBlocks([text, story, row, newest])).toEqual([text, story, row, newest])
  })

  it.each([
    ['a kind that is not known', { kind: 'hologram', html: '' }],
    ['a block that lacks something', { kind: 'banner', title: 'a', link: home }],
    ['goods that nobody chose', { ...row, choose: { ids: 'all' } }],
    ['no block at all', 'text'],
    ['nothing', null],
  ])('is left out where it is %s, and the others stay', (_, broken) => {
    expect(knownBlocks([text, broken, story])).toEqual([text, story])
  })

  it('loses a link of an unknown type, not what it stands on', () => {
    const strange = { type: 'hologram', value: '7' }
    const slide = { pic, title: '', subTitle: '', tone: 'light' }
    const read = knownBlocks([
      { ...story, link: strange },
      { ...row, link: strange },
      {
        kind: 'hero',
        slides: [
          { ...slide, link: strange },
          { ...slide, link: home },
        ],
      },
    ])
    expect(read).toMatchObject([
      { link: null },
      { link: null, choose: { ids: [1, 2] } },
      { slides: [{ link: null }, { link: home }] },
    ])
  })

  it('loses an entrance that would lead nowhere', () => {
    const dots = {
      kind: 'dots',
      items: [
        { name: 'a', pic, link: home },
        { name: 'b', pic, link: { type: 'hologram' } },
      ],
    }
    expect(knownBlocks([dots])).toEqual([{ kind: 'dots', items: [{ name: 'a', pic, link: home }] }])
  })

  it('keeps of tabs, coupons and entrances how to find what they show', () => {
    const stored = [
      {
        kind: 'tabs',
        tabs: [{ name: 'a', choose: { categoryId: null, sort: 'priceUp', count: 4 } }],
      },
      { kind: 'coupons', title: 'a', subTitle: '' },
      { kind: 'entrances', items: [{ kind: 'seckill', title: '', subTitle: '', pic: null }] },
    ]
    expect(knownBlocks(stored)).toEqual(stored)
  })

  it('loses an entrance to an activity that this version does not have, and a place that leads nowhere', () => {
    const tile = { title: '', subTitle: '', pic: null }
    const area = { x: 0, y: 0, width: 50, height: 100, label: 'a' }
    const read = knownBlocks([
      {
        kind: 'entrances',
        items: [
          { ...tile, kind: 'teleport' },
          { ...tile, kind: 'points' },
        ],
      },
      {
        kind: 'areas',
        pic,
        alt: '',
        areas: [
          { ...area, link: home },
          { ...area, link: { type: 'hologram' } },
        ],
      },
      { kind: 'notice', items: [{ text: 'a', link: { type: 'hologram' } }] },
    ])
    expect(read).toEqual([
      { kind: 'entrances', items: [{ ...tile, kind: 'points' }] },
      { kind: 'areas', pic, alt: '', areas: [{ ...area, link: home }] },
      { kind: 'notice', items: [{ text: 'a', link: null }] },
    ])
  })

  it('is nothing where it is no list', () => {
    for (const stored of [null, undefined, {}, 'x']) expect(knownBlocks(stored)).toEqual([])
  })
})
