import { readFileSync } from 'node:fs'
import { contrastOf } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { palette, scenes, world } from './index.ts'
import { shots } from './shots.ts'
import type { Goods, StoreKey, Text } from './index.ts'

const shotKeys = Object.entries(shots).flatMap(([code, made]) => made.map((shot) => [`${code}-${shot}`, code] as const))
const sceneKeys = new Set(scenes.map((scene) => scene.key))
const goodsPictures = new Set(world.goods.flatMap((goods) => goods.colours.map((colour) => `${goods.code}-${colour}`)))
/** Which goods a picture shows, where it shows one alone. */
const ofOne: ReadonlyMap<string, string> = new Map([
  ...world.goods.flatMap((goods) => goods.colours.map((colour) => [`${goods.code}-${colour}`, goods.code] as const)),
  ...shotKeys,
  ...scenes.flatMap(({ key, goods }) => (goods ? [[key, goods] as const] : [])),
])
const known = (picture: string): boolean => sceneKeys.has(picture) || goodsPictures.has(picture) || shotKeys.some(([key]) => key === picture)

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

/** Every string of the world with the way to it. */
function* stringsIn(value: unknown, way = 'world'): Generator<readonly [way: string, text: string]> {
  if (typeof value === 'string') yield [way, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, `${way}.${key}`)
}

/** Every object of the world that has a Chinese or an English side. */
function* textsIn(value: unknown, way = 'world'): Generator<readonly [way: string, text: Partial<Text>]> {
  if (typeof value !== 'object' || value === null) return
  if ('zh' in value || 'en' in value) yield [way, value as Partial<Text>]
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${way}.${key}`)
}

const ofPartner = (partnerId: number): Goods[] => world.goods.filter((goods) => goods.partnerId === partnerId)
const soldIn = (store: StoreKey): Goods[] => world.goods.filter((goods) => goods.skus.some((sku) => sku.stores.some((offer) => offer.store === store)))

describe('the goods of the demo world', () => {
  it('fill eight categories of the first partner with 48 goods or more, and the second partner with 12', () => {
    expect(ofPartner(1).length).toBeGreaterThanOrEqual(48)
    expect(ofPartner(2)).toHaveLength(12)
    expect(world.categories.filter((category) => category.partnerId === 1 && !category.parent)).toHaveLength(8)
    expect(world.categories.filter((category) => category.partnerId === 2 && !category.parent)).toHaveLength(4)
  })

  it('have codes and SKU numbers that occur once and fit a path segment', () => {
    expect(repeated(world.goods.map((goods) => goods.code))).toEqual([])
    const numbers = world.goods.flatMap((goods) => goods.skus.map((sku) => sku.productSn))
    expect(repeated(numbers)).toEqual([])
    expect(numbers.filter((number) => !/^[A-Z]{2}-[A-Z]{2}\d{2}(-[A-Z0-9]+)+$/.test(number))).toEqual([])
    expect(world.goods.filter((goods) => !/^[a-z]+(-[a-z]+)*$/.test(goods.code))).toEqual([])
  })

  it('cost something, never more than the crossed-out price, and weigh something', () => {
    const wrong = world.goods.flatMap((goods) => goods.skus).filter((sku) => sku.salePrice <= 0 || sku.salePrice > sku.listPrice || sku.weightG <= 0 || sku.stores.some((offer) => offer.salePrice <= 0 || offer.salePrice > sku.listPrice || offer.onHand < 0))
    expect(wrong.map((sku) => sku.productSn)).toEqual([])
  })

  it('give every SKU one known value of every attribute, each combination once', () => {
    for (const goods of world.goods) {
      for (const sku of goods.skus) {
        expect(Object.keys(sku.attributes), sku.productSn).toEqual(goods.attributes.map((attribute) => attribute.key))
        for (const attribute of goods.attributes) expect(attribute.values.map((value) => value.code), sku.productSn).toContain(sku.attributes[attribute.key])
        expect(sku.productSn.split('-')).toHaveLength(2 + goods.attributes.length)
      }
      expect(repeated(goods.skus.map((sku) => JSON.stringify(sku.attributes))), goods.code).toEqual([])
    }
  })

  it('use every value that a shopper can choose in at least one SKU', () => {
    const unused = world.goods.flatMap((goods) => goods.attributes.flatMap((attribute) => attribute.values.filter((value) => !goods.skus.some((sku) => sku.attributes[attribute.key] === value.code)).map((value) => `${goods.code} ${value.code}`)))
    expect(unused).toEqual([])
  })

  it('stand in a leaf category of their own partner, and leave none empty', () => {
    const parents = new Set(world.categories.map((category) => `${category.partnerId} ${category.parent}`))
    const leaves = world.categories.filter((category) => !parents.has(`${category.partnerId} ${category.code}`)).map((category) => `${category.partnerId} ${category.code}`)
    const used = world.goods.map((goods) => `${goods.partnerId} ${goods.category}`)
    expect(used.filter((category) => !leaves.includes(category))).toEqual([])
    expect(leaves.filter((category) => !used.includes(category))).toEqual([])
  })

  it('show pictures that the studio makes', () => {
    expect([...goodsPictures].filter((key) => !/^[a-z]+(-[a-z]+)+$/.test(key))).toEqual([])
    const shown = world.goods.flatMap((goods) => [...goods.pictures, ...goods.details.flatMap(({ picture }) => picture ?? []), ...goods.skus.map((sku) => sku.picture)])
    expect(shown.filter((picture) => !known(picture))).toEqual([])
    expect(world.categories.filter((category) => !known(category.picture))).toEqual([])
    expect(repeated([...sceneKeys, ...goodsPictures])).toEqual([])
    expect(Object.entries(palette).filter(([key, colour]) => key !== colour.key || !/^#[0-9A-F]{6}$/.test(colour.hex))).toEqual([])
  })

  it('have masters, those of the later shots 1200 px and larger', () => {
    const sizeOf = (key: string) => {
      const bytes = readFileSync(new URL(`../pictures/masters/${key}.webp`, import.meta.url))
      expect(bytes.toString('latin1', 8, 16), key).toBe('WEBPVP8 ')
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    }
    for (const [key] of shotKeys) expect(sizeOf(key), key).toEqual({ width: 1200, height: 1200 })
    for (const key of [...sceneKeys, ...goodsPictures]) expect(sizeOf(key).width, key).toBeGreaterThanOrEqual(512)
  })

  it('fill a gallery of five to eight pictures where the studio has made the whole set', () => {
    for (const goods of world.goods.filter(({ code }) => (shots[code]?.length ?? 0) >= 4)) {
      expect(goods.pictures.length, goods.code).toBeGreaterThanOrEqual(5)
      expect(repeated(goods.pictures), goods.code).toEqual([])
    }
    expect(world.goods.filter((goods) => goods.pictures.length > 8)).toEqual([])
  })

  it('show no other goods in their galleries, stories and reviews', () => {
    const isOwn = (goods: Goods, picture: string) => ofOne.get(picture) === goods.code || picture.startsWith('texture-')
    const foreign = world.goods.flatMap((goods) => {
      const told = goods.details.flatMap(({ picture }) => picture ?? [])
      const photos = world.reviews.filter((review) => review.goods === goods.code).flatMap((review) => review.pictures)
      return [...goods.pictures, ...goods.skus.map((sku) => sku.picture), ...told, ...photos].filter((picture) => !isOwn(goods, picture)).map((picture) => `${goods.code}: ${picture}`)
    })
    expect(foreign).toEqual([])
  })

  it('tell each chapter of their story with a picture of its own', () => {
    const told = world.goods.map((goods) => ({ code: goods.code, pictures: goods.details.flatMap(({ picture }) => picture ?? []) }))
    expect(told.filter(({ pictures }) => pictures.length === 0 || repeated(pictures).length > 0)).toEqual([])
  })

  it('have 8 to 14 parameter rows and two or more detail sections', () => {
    const wrong = world.goods.filter((goods) => goods.parameters.length < 8 || goods.parameters.length > 14 || goods.details.length < 2)
    expect(wrong.map((goods) => `${goods.code} ${goods.parameters.length} ${goods.details.length}`)).toEqual([])
    for (const goods of world.goods) expect(repeated(goods.parameters.map((row) => row.name.zh)), goods.code).toEqual([])
  })

  it('travel by a template of their partner', () => {
    const templates = world.freightTemplates.map((template) => `${template.partnerId} ${template.code}`)
    expect(world.goods.filter((goods) => !templates.includes(`${goods.partnerId} ${goods.freightTemplate}`))).toEqual([])
  })

  it('are fewer in the Hangzhou store, with own prices, some sold out and some nearly so', () => {
    expect(soldIn('1-1')).toHaveLength(ofPartner(1).length)
    expect(soldIn('1-2').length).toBeGreaterThanOrEqual(28)
    expect(soldIn('1-2').length).toBeLessThan(soldIn('1-1').length)
    const offers = world.goods.flatMap((goods) => goods.skus.flatMap((sku) => sku.stores.map((offer) => ({ ...offer, main: sku.salePrice }))))
    expect(offers.some((offer) => offer.store === '1-2' && offer.salePrice !== offer.main)).toBe(true)
    expect(offers.some((offer) => offer.onHand === 0)).toBe(true)
    expect(offers.some((offer) => offer.onHand > 0 && offer.onHand <= 5)).toBe(true)
  })
})

describe('the words of the demo world', () => {
  it('have both languages, and no Chinese in the English one', () => {
    const wrong = [...textsIn(world)].filter(([, text]) => !text.zh?.trim() || !text.en?.trim() || /[\u4e00-\u9fff，。：；！？、（）]/.test(text.en))
    expect(wrong).toEqual([])
  })

  // "第一" ranks unless a measure word follows it ("第一次").
  const forbidden = /最|第一(?![次滴个包版泡步])|国家级|世界级|顶级|极致|极品|唯一|首选|独家|全网|史上|绝对(?!化)|百分之百|100%|永久|万能|根治|治疗|疗效|养颜|抗癌|减肥|特效|零风险/

  it('use none of the words that advertising law forbids', () => {
    expect([...stringsIn(world)].filter(([, text]) => forbidden.test(text))).toEqual([])
  })

  it('would be caught if they did', () => {
    for (const boast of ['同类中最好的水壶', '全国销量第一', '国家级品质']) expect(forbidden.test(boast), boast).toBe(true)
  })
})

describe('the reviews of the demo world', () => {
  const goodsByCode = new Map(world.goods.map((goods) => [goods.code, goods]))

  it('speak about SKUs that exist, after the goods came on sale', () => {
    expect(world.reviews.length).toBeGreaterThanOrEqual(250)
    for (const review of world.reviews) {
      const goods = goodsByCode.get(review.goods)
      expect(goods?.skus.map((sku) => sku.productSn), review.content).toContain(review.productSn)
      expect(review.daysAgo, review.content).toBeLessThan(goods?.launchedDaysAgo ?? 0)
      expect(review.append?.daysAgo ?? -1, review.content).toBeLessThan(review.daysAgo)
      expect(review.content.length).toBeLessThanOrEqual(500)
      expect(review.nickname).not.toBe('')
    }
  })

  it('come from people of every opinion, about every goods, some with photos and answers', () => {
    expect(world.goods.filter((goods) => world.reviews.filter((review) => review.goods === goods.code).length < 3)).toEqual([])
    expect(new Set(world.reviews.map((review) => review.star))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(world.reviews.flatMap((review) => review.pictures).filter((picture) => !/^review-\d\d$/.test(picture) || !known(picture))).toEqual([])
    expect(world.reviews.filter((review) => review.pictures.length > 0).length).toBeGreaterThanOrEqual(15)
    expect(world.reviews.filter((review) => review.reply).length).toBeGreaterThanOrEqual(20)
    expect(repeated(world.reviews.map((review) => review.content))).toEqual([])
  })

  it('mask the anonymous', () => {
    expect(world.reviews.filter((review) => review.anonymous !== review.nickname.includes('***'))).toEqual([])
  })
})

describe('the grounds of the brands', () => {
  it('keeps second words readable on every ground of the demo shop', () => {
    // `--ink-2` of the kit's tokens, light and dark.
    const words = { light: '#6a645c', dark: '#a9a39a' }
    const grounds = world.partners.flatMap(({ look }) => look?.ground ?? [])
    expect(grounds.length).toBeGreaterThan(0)
    for (const ground of grounds)
      for (const tone of ['light', 'dark'] as const)
        for (const part of ['paper', 'surface', 'fill'] as const)
          expect(contrastOf(words[tone], ground[tone][part]), `${tone} ${part}`).toBeGreaterThanOrEqual(4.5)
  })
})
