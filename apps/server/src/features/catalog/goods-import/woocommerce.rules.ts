import type { Profile, Source } from './profile.rules.ts'
import { codeOrNone, notBelowNone } from './shopify.rules.ts'

/** Headings of prices, in the order in which `prices` reads them. */
const priced = [
  'regular price',
  'sale price',
  'date sale price starts',
  'date sale price ends',
] as const

/** A sale price that begins or ends some day is a promotion, and not the price. */
function prices([regular = '', sale = '', starts = '', ends = '']: readonly string[]) {
  const isReduced = sale !== '' && starts === '' && ends === ''
  return isReduced ? { price: sale, list: regular } : { price: regular, list: '' }
}

const weightUnits = ['kg', 'g', 'lbs', 'lb', 'oz'] as const

/** Of `A, A > B, C` the one with the most levels: those above it are said with it. */
const deepest = (text: string): string => {
  const paths = text.split(/\s*,\s*/)
  const levels = (path: string) => path.split('>').length
  return paths.reduce((max, path) => (levels(path) > levels(max) ? path : max), '')
}

/** Its tables write the end of a line as `\n`. */
const withLines = (text: string): string => text.replaceAll(/\\r\\n|\\n/g, '\n')

const of = (...heads: string[]): Source => ({ heads })

/** Goods as WooCommerce writes them: variants are rows that name the row of their goods. */
export const woocommerce: Profile = {
  name: 'woocommerce',
  source: 'woocommerce',
  isOwn: false,
  anchors: {
    required: [['id'], ['type'], ['sku'], ['name'], ['regular price']],
    strong: ['parent', 'categories', 'images', 'attribute 1 name', 'published'],
    negative: ['handle', 'url handle'],
  },
  layout: 'parent',
  variant: { kind: of('type'), is: /\bvariation\b/i, parent: of('parent') },
  holder: /\bvariable\b/i,
  otherKind: {
    heads: ['type'],
    say: ([kind = '']) =>
      /\b(?:simple|variable|variation)\b/i.test(kind) && !/subscription/i.test(kind) ? '' : kind,
  },
  key: { heads: ['id', 'sku'], say: ([id = '', sku = '']) => (id === '' ? sku : `id:${id}`) },
  columns: {
    code: { heads: ['sku'], say: ([sku = '']) => codeOrNone(sku) },
    title: of('name'),
    brand: of('brands'),
    category: { heads: ['categories'], say: ([paths = '']) => deepest(paths) },
    axis1: of('attribute 1 name'),
    value1: of('attribute 1 value(s)'),
    axis2: of('attribute 2 name'),
    value2: of('attribute 2 value(s)'),
    axis3: of('attribute 3 name'),
    value3: of('attribute 3 value(s)'),
    productSn: of('sku'),
    barcode: of('gtin, upc, ean, or isbn'),
    salePrice: { heads: priced, say: (texts) => prices(texts).price },
    listPrice: { heads: priced, say: (texts) => prices(texts).list },
    onHand: {
      heads: ['stock', 'published', 'type'],
      // A variant that was switched off there is not sold here.
      say: ([stock = '', published = '', kind = '']) =>
        /\bvariation\b/i.test(kind) && published !== '' && published !== '1'
          ? '0'
          : notBelowNone(stock),
    },
    weightG: {
      heads: weightUnits.map((unit) => `weight (${unit})`),
      say: (texts) => {
        const at = texts.findIndex((text) => text !== '')
        return `${texts[at]}${weightUnits[at]}`
      },
    },
    pics: {
      heads: ['images'],
      say: ([images = '']) => images.split(/,\s+|,(?=https?:)/).join('\n'),
    },
    detailHtml: {
      heads: ['description', 'short description'],
      say: ([long = '', short = '']) =>
        withLines([short, long].filter((text) => text !== '').join('\n')),
    },
    onSale: { heads: ['published'], say: ([published = '']) => (published === '1' ? '是' : '否') },
  },
}
