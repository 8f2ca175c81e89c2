import { lawfulReturns } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { fen } from '@mallard/kernel'
import { parameterNames } from '../parameter-names.ts'
import { palette } from '../palette.ts'
import { scenes } from '../pictures.ts'
import { shots } from '../shots.ts'
import type { ParameterDraft, SectionDraft, StoryDraft } from '../stories/draft.ts'
import type { Attribute, AttributeValue, DetailSection, Goods, Parameter, PartnerId, Sku, StoreKey, Text } from '../world.ts'
import type { GoodsDraft, Pair, SkuDraft, ValueDraft } from './draft.ts'

const text = ([zh, en]: Pair): Text => ({ zh, en })
const asValue = ([code, zh, en]: ValueDraft): AttributeValue => ({ code, text: { zh, en } })

const brands: Readonly<Record<PartnerId, Text>> = { 1: { zh: '禾光', en: 'Hearthlight' }, 2: { zh: '北岭', en: 'Northridge' } }
const mainStores: Readonly<Record<PartnerId, StoreKey>> = { 1: '1-1', 2: '2-1' }

/** Goods code → the scene that shows these goods and no others. */
const sceneOf: ReadonlyMap<string, string> = new Map(scenes.flatMap(({ key, goods }) => (goods && key.startsWith('scene-') ? [[goods, key] as const] : [])))

/** Pictures of the goods alone: as they stand in the studio, in each colour. */
const studioOf = ({ code, colours }: GoodsDraft): string[] => colours.map((colour) => `${code}-${colour}`)

/** From other sides, in use, with its size: what the studio has made. */
const shotsOf = ({ code }: GoodsDraft): string[] => (shots[code] ?? []).map((shot) => `${code}-${shot}`)

/** As many as a gallery shows: what comes last, further colours, is seen where a colour is chosen. */
const maxPictures = 8

function galleryOf(draft: GoodsDraft): string[] {
  const [front = '', ...otherColours] = studioOf(draft)
  return [front, ...shotsOf(draft), ...homeOf(draft), ...otherColours].slice(0, maxPictures)
}

/** At home, where there is such a picture. */
const homeOf = ({ code }: GoodsDraft): string[] => [sceneOf.get(code) ?? []].flat()

function attributesOf(draft: GoodsDraft): Attribute[] {
  const colours = draft.colours.map((key): AttributeValue => ({ code: key.toUpperCase(), text: palette[key].text, colour: key }))
  const attributes: Attribute[] = [{ key: 'colour', name: { zh: '颜色', en: 'Colour' }, values: colours }]
  if (draft.capacity) attributes.push({ key: 'capacity', name: { zh: '容量', en: 'Capacity' }, values: draft.capacity.map(asValue) })
  if (draft.set) attributes.push({ key: 'set', name: { zh: '套装', en: 'Set' }, values: draft.set.map(asValue) })
  return attributes
}

function skuOf(draft: GoodsDraft, attributes: readonly Attribute[], partnerId: PartnerId, row: SkuDraft): Sku {
  const [codes, listPrice, salePrice, weightG, onHand, hangzhou] = row
  const parts = codes.split('-')
  const stores = [{ store: mainStores[partnerId], salePrice: fen(salePrice), onHand }]
  if (hangzhou) stores.push({ store: '1-2', salePrice: fen(hangzhou[1]), onHand: hangzhou[0] })
  return {
    productSn: `${draft.sn}-${codes}`,
    attributes: Object.fromEntries(attributes.map((attribute, place) => [attribute.key, parts[place] ?? ''])),
    picture: `${draft.code}-${(parts[0] ?? '').toLowerCase()}`,
    listPrice: fen(listPrice), salePrice: fen(salePrice), weightG, stores,
  }
}

function parameterOf([name, zh, en]: ParameterDraft): Parameter {
  return { name: { zh: name, en: parameterNames[name] ?? '' }, value: { zh, en: en ?? zh } }
}

function parametersOf(draft: GoodsDraft, story: StoryDraft, partnerId: PartnerId): Parameter[] {
  const brand = brands[partnerId]
  const hasPlug = story.parameters.some(([name]) => name === '额定电压' || name === '充电接口')
  const head: ParameterDraft[] = [['品牌', `${brand.zh} ${brand.en}`, brand.en], ['型号', draft.sn]]
  const tail: ParameterDraft[] = story.parameters.some(([name]) => name === '产地') ? [] : [['产地', partnerId === 1 ? '中国 浙江' : '中国 广东', partnerId === 1 ? 'Zhejiang, China' : 'Guangdong, China']]
  if (hasPlug) tail.push(['整机保修', '2 年', '2 years'])
  return [...head, ...story.parameters, ...tail].map(parameterOf)
}

/** A section that names no picture gets one of the goods' own that no section before it has, while there are any. */
function sectionsOf(draft: GoodsDraft, sections: readonly SectionDraft[]): DetailSection[] {
  const [first = '', ...others] = studioOf(draft)
  const told = shotsOf(draft).filter((key) => !/-(?:size|box)$/.test(key))
  const own = [...told, first, ...homeOf(draft), ...others]
  return sections.map(([zh, en, paragraph, paragraphEn, named]) => {
    const picture = named ?? own.shift()
    return { heading: { zh, en }, paragraph: { zh: paragraph, en: paragraphEn }, ...(picture ? { picture } : {}) }
  })
}

/** A goods as the importer takes it, from how it is written down and its story. */
export function assemble(draft: GoodsDraft, story: StoryDraft): Goods {
  const partnerId: PartnerId = draft.sn.startsWith('HL-') ? 1 : 2
  const attributes = attributesOf(draft)
  return {
    code: draft.code, partnerId, family: draft.family, shape: draft.shape, colours: draft.colours, category: draft.category,
    brand: brands[partnerId], title: text(draft.title), subTitle: text(draft.subTitle), tags: draft.tags ?? [],
    attributes,
    skus: draft.skus.map((row) => skuOf(draft, attributes, partnerId, row)),
    pictures: galleryOf(draft),
    freightTemplate: draft.freight ?? 'standard', returnPolicy: draft.returnPolicy ?? lawfulReturns,
    ...(draft.maxPerUser === undefined ? {} : { maxPerUser: draft.maxPerUser }),
    sales: draft.sales, launchedDaysAgo: draft.launchedDaysAgo,
    parameters: parametersOf(draft, story, partnerId), details: sectionsOf(draft, story.details),
  }
}
