import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog.fields'
import { minus, yuan } from '@mallard/kernel'
import { useLocale } from '@mallard/ui/locale'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { countText } from '#platform/goods/count-text.ts'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'
import { fewLeft } from './sku-choice.rules.ts'

/** What it costs, what it is called and what speaks for it. Price and rest follow the chosen SKU. */
export function GoodsPrice({ goods, sku }: { goods: GoodsDetail; sku: Sku | undefined }) {
  const texts = goodsPageTexts()
  const locale = useLocale()
  const { price, listPrice } = sku ?? goods
  const left = fewLeft(sku)
  return (
    <section className={styles.panel}>
      <div className={styles.priceRow}>
        <Price amount={price} original={listPrice} size="xl" />
        <span className={styles.sold}>{texts.sold(countText(goods.sales, locale))}</span>
      </div>
      <div className={styles.tags}>
        {goods.promotionTag && <Tag kind="solid">{goods.promotionTag}</Tag>}
        {listPrice > price && <Tag>{texts.saved(yuan(minus(listPrice, price)).replace(/\.00$/, ''))}</Tag>}
        {left !== undefined && <Tag tone="warn">{texts.left(left)}</Tag>}
        {goods.tags.map((tag) => (
          <Tag key={tag} tone="neutral">
            {tag}
          </Tag>
        ))}
      </div>
      <h2 className={styles.title}>{goods.title}</h2>
      <p className={styles.subTitle}>{goods.subTitle}</p>
    </section>
  )
}
