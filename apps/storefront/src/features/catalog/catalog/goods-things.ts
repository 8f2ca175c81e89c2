import type { GoodsDetail, GoodsVideo, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { type Locale, type Scope, yuan } from '@mallard/kernel'
import { breadcrumbs, ratingOf, type Thing } from '#platform/structured-data.ts'
import { pageTitle } from '#platform/title.ts'
import { whyNot } from '#entities/goods/sku-choice.rules.ts'

interface GoodsPlace {
  readonly scope: Scope
  /** Of the page. */
  readonly path: string
  readonly description: string
  readonly locale: Locale
}

const schema = (name: string) => `https://schema.org/${name}`
const pictureOf = ({ url }: { url: string }) => `${url}?w=1080`

/** Attributes by which search engines tell variants apart, in the words that shops have for them. */
const axes: readonly (readonly [name: string, words: RegExp])[] = [
  ['color', /颜色|colou?r/i],
  ['size', /尺寸|尺码|容量|规格|size|capacity/i],
  ['material', /材质|material/i],
  ['pattern', /图案|花纹|pattern/i],
]

/** What search engines read of a goods item: itself or its variants, and where it stands. */
export function goodsThings(goods: GoodsDetail, place: GoodsPlace): readonly Thing[] {
  const { scope, path, description, locale } = place
  const { partnerId, storeId } = scope
  const shared = {
    name: goods.title,
    description,
    image: goods.pics.map(pictureOf),
    ...(goods.brand && { brand: { '@type': 'Brand', name: goods.brand } }),
    category: goods.categoryName,
    ...ratingOf(goods.commentSummary),
  }
  const [only, ...more] = goods.skus
  const product =
    more.length > 0
      ? { '@type': 'ProductGroup', ...shared, url: path, ...variantsOf(goods, path) }
      : {
          '@type': 'Product',
          ...shared,
          sku: goods.productSn,
          offers: offerOf(goods, { freight: only?.freight, price: goods.price }, path),
        }
  return [
    product,
    ...(goods.video ? [videoOf(goods, goods.video, description)] : []),
    breadcrumbs(
      [pageTitle('homeScoped', locale) ?? '', href('homeScoped', { partnerId, storeId })],
      [
        goods.categoryName,
        href('goodslist', { partnerId, storeId }, { categoryId: goods.categoryId }),
      ],
      [goods.title, path],
    ),
  ]
}

function videoOf(
  { title, pic }: GoodsDetail,
  { url, cover, duration, addedAt }: GoodsVideo,
  description: string,
): Thing {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: pictureOf(cover ?? pic),
    contentUrl: url,
    uploadDate: new Date(addedAt).toISOString(),
    duration: `PT${Math.max(1, Math.round(duration / 1000))}S`,
  }
}

function variantsOf(goods: GoodsDetail, path: string): Thing {
  const { itemId, title, skus, attrs } = goods
  return {
    productGroupID: String(itemId),
    variesBy: axes
      .filter(([, words]) => attrs.some(({ key }) => words.test(key)))
      .map(([name]) => schema(name)),
    hasVariant: skus.map((sku) => ({
      '@type': 'Product',
      sku: sku.productSn,
      name: [title, ...sku.attrs.map(({ value }) => value)].join(' '),
      image: pictureOf(sku.pic),
      ...Object.fromEntries(
        axes.flatMap(([name, words]) => {
          const value = sku.attrs.find(({ key }) => words.test(key))?.value
          return value === undefined ? [] : [[name, value]]
        }),
      ),
      offers: offerOf({ ...goods, skus: [sku] }, sku, path),
    })),
  }
}

function offerOf(
  goods: Pick<GoodsDetail, 'skus' | 'onSale' | 'returnPolicy'>,
  { price, freight }: Pick<Sku, 'price' | 'freight'>,
  url: string,
): Thing {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'CNY',
    price: yuan(price),
    availability: schema(whyNot(goods) ? 'OutOfStock' : 'InStock'),
    itemCondition: schema('NewCondition'),
    ...(freight !== undefined && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: yuan(freight), currency: 'CNY' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN' },
      },
    }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'CN',
      ...('days' in goods.returnPolicy
        ? {
            returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
            merchantReturnDays: goods.returnPolicy.days,
            returnMethod: schema('ReturnByMail'),
          }
        : { returnPolicyCategory: schema('MerchantReturnNotPermitted') }),
    },
  }
}
