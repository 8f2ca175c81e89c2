import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { type Locale, type Scope, yuan } from '@mallard/kernel'
import type { Head } from '#platform/screen.ts'
import { goodsPageTexts } from './goods.texts.ts'
import { goodsThings } from './goods-things.ts'

/** What search engines and link cards read of a goods item. */
export function goodsHead(goods: GoodsDetail, scope: Scope, locale: Locale): Head {
  const { partnerId, storeId } = scope
  const { itemId, mainStoreId } = goods
  const description = goodsPageTexts.of(locale).describe(goods.title, goods.subTitle, goods.brand)
  const canonical = href('goods', { itemId, partnerId, storeId })
  return {
    title: goods.title,
    description,
    image: goods.pic,
    kind: 'product',
    price: yuan(goods.price),
    canonical,
    // The phone does not carry what search engines alone read.
    ...((import.meta.env.SSR || import.meta.env.DEV) && {
      ...(mainStoreId !== undefined && {
        original: href('goods', { itemId, partnerId, storeId: mainStoreId }),
      }),
      jsonLd: goodsThings(goods, { scope, path: canonical, description, locale }),
    }),
  }
}
