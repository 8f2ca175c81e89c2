import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { yuan } from '@mallard/kernel'
import type { Locale } from '@mallard/ui/locale'
import type { Head } from '#platform/screen.ts'
import { goodsPageTexts } from './goods.texts.ts'
import { whyNot } from '#entities/goods/sku-choice.rules.ts'

/** What search engines and link cards read of a goods item; `path` is its own address. */
export function goodsHead(goods: GoodsDetail, path: string, locale: Locale): Head {
  const description = goodsPageTexts.of(locale).describe(goods.title, goods.subTitle, goods.brand)
  const price = yuan(goods.price)
  return {
    title: goods.title,
    description,
    image: `${goods.pic.url}?w=750`,
    kind: 'product',
    canonical: path,
    jsonLd: import.meta.env.SSR || import.meta.env.DEV ? machineWords() : { offers: { price } },
  }

  /** For search engines, which read what the server drew: the phone does not carry it. */
  function machineWords(): NonNullable<Head['jsonLd']> {
    return {
      '@type': 'Product',
      name: goods.title,
      description,
      image: goods.pics.map(({ url }) => `${url}?w=1080`),
      sku: goods.productSn,
      brand: { '@type': 'Brand', name: goods.brand },
      category: goods.categoryName,
      offers: {
        '@type': 'Offer',
        url: path,
        priceCurrency: 'CNY',
        price,
        availability: `https://schema.org/${whyNot(goods) ? 'OutOfStock' : 'InStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
      ...ratingOf(goods.commentSummary),
    }
  }
}

function ratingOf({
  total,
  stars,
}: GoodsDetail['commentSummary']): Readonly<Record<string, unknown>> {
  if (total === 0) return {}
  const points = stars.reduce((sum, count, place) => sum + count * (place + 1), 0)
  const rated = stars.reduce((sum, count) => sum + count, 0)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (points / rated).toFixed(1),
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
