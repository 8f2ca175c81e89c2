import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { fen, type Locale } from '@mallard/kernel'
import { struckOf } from '#features/pricing/price-history/index.ts'
import type { SkuRow } from './activity-row.repo.ts'
import { localised } from '#platform/locale.rules.ts'

type Shown = Pick<
  SkuRow,
  'productSn' | 'goodsId' | 'title' | 'titleEn' | 'attrs' | 'attrsEn' | 'pic'
>

/** The SKU of an activity as shoppers see it, in a language. */
export const skuShown = (sku: Shown, locale: Locale) => ({
  productSn: sku.productSn,
  itemId: sku.goodsId,
  title: localised(locale, sku.title, sku.titleEn),
  productAttr: attrText(sku, locale),
  pic: sku.pic,
})

interface Priced extends Shown {
  /** Fen in the activity, outside of it, and what the price is struck against, if anything. */
  readonly price: number
  readonly salePrice: number
  readonly struckPrice?: number | undefined
}

/** The same of one that is sold at a price of its own. */
export const pricedSku = (sku: Priced, locale: Locale) => ({
  ...skuShown(sku, locale),
  price: fen(sku.price),
  salePrice: fen(sku.salePrice),
  ...struckOf(sku.struckPrice, sku.price),
})
