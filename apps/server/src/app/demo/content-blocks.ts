import type { Locale } from '@mallard/kernel'
import type { ContentLink } from '@mallard/contract/links'
import type { Block as DemoBlock, GoodsChoice, Link, Text } from '@mallard/shop-data'
import type { StoredBlock } from '#features/content/cms/index.ts'
import { type CatalogIds, idOf } from './fill-catalog.ts'
import type { PictureOf } from './pictures.ts'

export type Language = Locale

interface Around {
  readonly language: Language
  readonly partnerId: number
  readonly pictureOf: PictureOf
  readonly ids: CatalogIds
}

type Of<Kind extends DemoBlock['kind']> = Extract<DemoBlock, { kind: Kind }>

/** A block of the demo world as it is stored, in one language. */
export async function blockOf(block: DemoBlock, around: Around): Promise<StoredBlock> {
  const { language, partnerId, ids } = around
  const say = (text: Text) => text[language]
  const go = (link: Link) => linkOf(link, partnerId, ids)
  switch (block.kind) {
    case 'hero':
    case 'dots':
    case 'banner':
    case 'story':
    case 'beside':
    case 'areas':
      return pictured(block, around)
    case 'row':
    case 'grid':
      return {
        kind: block.kind,
        title: say(block.title),
        subTitle: say(block.subTitle),
        link: go(block.link),
        choose: choiceOf(block, ids),
      }
    case 'tabs':
      return {
        kind: 'tabs',
        tabs: block.tabs.map((tab) => ({ name: say(tab.name), choose: choiceOf(tab, ids) })),
      }
    case 'articles':
      return {
        kind: 'articles',
        title: say(block.title),
        subTitle: say(block.subTitle),
        link: go(block.link),
        choose: { count: block.count },
      }
    case 'entrances':
      return {
        kind: 'entrances',
        items: block.of.map((kind) => ({ kind, title: '', subTitle: '', pic: null })),
      }
    case 'notice':
      return {
        kind: 'notice',
        items: block.items.map((item) => ({ text: say(item.text), link: go(item.link) })),
      }
    case 'text':
      return { kind: 'text', html: say(block.html) }
    case 'promise':
      return {
        kind: 'promise',
        items: block.items.map((item) => ({
          icon: item.icon,
          name: say(item.name),
          text: say(item.text),
        })),
      }
    case 'seckill':
    case 'spacer':
      return block
    case 'coupons':
    case 'events':
    case 'feed':
      return { kind: block.kind, title: say(block.title), subTitle: say(block.subTitle) }
  }
}

/** Blocks with pictures of the demo world. */
async function pictured(
  block: Of<'hero' | 'dots' | 'banner' | 'story' | 'beside' | 'areas'>,
  { language, partnerId, pictureOf, ids }: Around,
): Promise<StoredBlock> {
  const say = (text: Text) => text[language]
  const go = (link: Link) => linkOf(link, partnerId, ids)
  switch (block.kind) {
    case 'hero':
      return {
        kind: 'hero',
        slides: await Promise.all(
          block.slides.map(async (slide) => ({
            pic: await pictureOf(slide.picture),
            title: say(slide.title),
            subTitle: say(slide.subTitle),
            tone: slide.tone,
            link: go(slide.link),
          })),
        ),
      }
    case 'dots':
      return {
        kind: 'dots',
        items: await Promise.all(
          block.items.map(async (item) => ({
            name: say(item.name),
            pic: await pictureOf(item.picture),
            link: go(item.link),
          })),
        ),
      }
    case 'banner':
      return {
        kind: 'banner',
        pic: await pictureOf(block.picture),
        title: say(block.title),
        subTitle: say(block.subTitle),
        tone: block.tone,
        link: go(block.link),
      }
    case 'story':
      return {
        kind: 'story',
        title: say(block.title),
        text: say(block.text),
        pic: block.picture ? await pictureOf(block.picture) : null,
        link: go(block.link),
      }
    case 'beside':
      return {
        kind: 'beside',
        title: say(block.title),
        text: say(block.text),
        pic: await pictureOf(block.picture),
        side: block.side,
        link: go(block.link),
      }
    case 'areas':
      return {
        kind: 'areas',
        pic: await pictureOf(block.picture),
        alt: say(block.alt),
        areas: block.areas.map(({ label, link, ...place }) => ({
          ...place,
          label: say(label),
          link: go(link),
        })),
      }
  }
}

function choiceOf(choice: GoodsChoice, ids: CatalogIds) {
  if ('goods' in choice) return { ids: choice.goods.map((code) => idOf(ids.goods, code)) }
  return { categoryId: null, sort: choice.first, count: choice.count }
}

function linkOf(link: Link, partnerId: number, ids: CatalogIds): ContentLink {
  switch (link.type) {
    case 'items':
      return { type: link.type, value: String(idOf(ids.goods, link.goods)) }
    case 'addCart':
      return { type: link.type, value: link.productSn }
    case 'category':
    case 'goodslist':
      return {
        type: link.type,
        value: link.category ? String(idOf(ids.categories, `${partnerId}:${link.category}`)) : '',
      }
    case 'keyword':
      return { type: link.type, value: link.keyword }
    case 'cmsV1a':
      return { type: link.type, value: link.page }
    case 'url':
      return { type: link.type, value: link.url }
    case 'invitation':
      return { type: link.type, value: link.code }
    case 'coupon':
      return { type: link.type, value: link.grantUuid }
    case 'live':
      return { type: link.type, value: link.room }
    case 'router':
      return { type: link.type, value: link.path }
    default:
      return { type: link.type, value: '' }
  }
}
