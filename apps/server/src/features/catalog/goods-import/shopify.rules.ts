import type { ColumnName } from './columns.rules.ts'
import type { Profile, Source } from './profile.rules.ts'

/** A code of ours, or none: then goods get one, and are found by what they are called there. */
export const codeOrNone = (text: string): string => (/^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : '')

/** What was sold and is not there yet is no stock. */
export const notBelowNone = (text: string): string => (/^-\d/.test(text) ? '0' : text)

/** A price of nothing is none. */
export const priceOrNone = (price: string): string => (/^0*(?:\.0*)?$/.test(price) ? '' : price)

const of = (...heads: string[]): Source => ({ heads })

/** What both tables of Shopify's have under the same headings. */
const alike = {
  title: of('title'),
  brand: of('vendor'),
  category: of('type', 'product category'),
  axis1: of('option1 name'),
  value1: of('option1 value'),
  axis2: of('option2 name'),
  value2: of('option2 value'),
  axis3: of('option3 name'),
  value3: of('option3 value'),
} satisfies Partial<Record<ColumnName, Source>>

const isOnSale = (published: string): Source => ({
  heads: [published, 'status'],
  say: ([isPublished = '', status = '']) =>
    /^false$/i.test(isPublished) || /^(?:draft|archived|unlisted)$/i.test(status) ? '否' : '是',
})

const common = {
  source: 'shopify',
  isOwn: false,
  layout: 'grouped',
  skuSigns: ['productSn', 'value1', 'salePrice'],
  noOption: 'Default Title',
  otherKind: {
    heads: ['gift card'],
    say: ([isCard = '']) => (/^true$/i.test(isCard) ? 'Gift Card' : ''),
  },
} satisfies Partial<Profile>

/** Shopify's table of goods until it was made anew: a row a variant or a picture. */
export const shopifyOld: Profile = {
  ...common,
  name: 'shopifyOld',
  anchors: {
    required: [['handle'], ['option1 value'], ['variant price']],
    strong: ['body (html)', 'variant sku', 'variant inventory qty', 'image src'],
    negative: ['url handle'],
  },
  key: of('handle'),
  columns: {
    ...alike,
    code: { heads: ['handle'], say: ([handle = '']) => codeOrNone(handle) },
    detailHtml: of('body (html)'),
    productSn: of('variant sku'),
    barcode: of('variant barcode'),
    salePrice: of('variant price'),
    listPrice: { heads: ['variant compare at price'], say: ([price = '']) => priceOrNone(price) },
    onHand: {
      heads: ['variant inventory qty'],
      say: ([count = '']) => notBelowNone(count),
    },
    weightG: of('variant grams'),
    pic: of('variant image'),
    pics: of('image src'),
    onSale: isOnSale('published'),
  },
  pictures: { url: of('image src'), place: of('image position') },
}

/** The same today, with other headings. */
export const shopify: Profile = {
  ...common,
  name: 'shopify',
  anchors: {
    required: [['url handle'], ['option1 value'], ['price']],
    strong: ['published on online store', 'product image url', 'weight value (grams)'],
    negative: ['handle', 'variant price'],
  },
  key: of('url handle'),
  columns: {
    ...alike,
    code: { heads: ['url handle'], say: ([handle = '']) => codeOrNone(handle) },
    detailHtml: of('description'),
    productSn: of('sku'),
    barcode: of('barcode'),
    salePrice: of('price'),
    listPrice: { heads: ['compare-at price'], say: ([price = '']) => priceOrNone(price) },
    onHand: { heads: ['inventory quantity'], say: ([count = '']) => notBelowNone(count) },
    weightG: of('weight value (grams)'),
    pic: of('variant image url'),
    pics: of('product image url'),
    onSale: isOnSale('published on online store'),
  },
  pictures: { url: of('product image url'), place: of('image position') },
}
