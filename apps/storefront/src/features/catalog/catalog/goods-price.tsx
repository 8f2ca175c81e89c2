import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { minus, yuan } from '@mallard/kernel'
import { useLocale } from '@mallard/ui/locale'
import { ChevronIcon } from '@mallard/ui/icons'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { countText } from '#entities/goods/count-text.ts'
import { CouponStrip } from './coupon-strip.tsx'
import { DealRow } from './deal-row.tsx'
import { dealOf } from './deal.rules.ts'
import styles from './goods-price.module.css'
import page from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'
import { fewLeft } from '#entities/goods/sku-choice.rules.ts'
import { useGoodsCoupons } from './use-goods-coupons.ts'

export interface GoodsPriceProps {
  goods: GoodsDetail
  sku: Sku | undefined
  /** Everything that makes the price what it is. */
  onExplain: () => void
  /** What the price that is struck through rests on. */
  onStruck: () => void
}

/**
 * What it costs, what it is called and what speaks for it. Price and rest follow the chosen SKU.
 */
export function GoodsPrice({ goods, sku, onExplain, onStruck }: GoodsPriceProps) {
  const texts = goodsPageTexts()
  const locale = useLocale()
  const { price, listPrice } = sku ?? goods
  const left = fewLeft(sku)
  const deal = dealOf(goods)
  const own = useGoodsCoupons(goods.itemId)
  const productSn = sku?.productSn ?? goods.productSn
  const activity = goods.skus.find((each) => each.productSn === productSn)?.activity
  const after = own?.prices.find((each) => each.productSn === productSn)?.after
  const now = <Price amount={price} original={listPrice} size="xl" />
  return (
    <section className={page.panel}>
      {activity && <DealRow deal={activity} itemId={goods.itemId} />}
      {deal && <DealRow deal={deal} itemId={goods.itemId} />}
      <div className={page.priceRow}>
        {goods.struckBasis && listPrice > price ? (
          <button
            type="button"
            className={styles.struck}
            aria-haspopup="dialog"
            title={texts.whyStruck}
            onClick={onStruck}
          >
            {now}
            <ChevronIcon size={14} />
          </button>
        ) : (
          now
        )}
        {after !== undefined && after < price && (
          <button type="button" className={styles.after} onClick={onExplain}>
            <Price amount={after} tone="inherit" prefix={texts.afterCoupon} />
            <ChevronIcon size={14} />
          </button>
        )}
      </div>
      <CouponStrip chips={goods.coupons} coupons={own?.coupons} />
      <div className={page.tags}>
        {goods.promotionTag && goods.promotionTag !== deal?.tag && (
          <Tag kind="solid">{goods.promotionTag}</Tag>
        )}
        {!deal && listPrice > price && (
          <Tag>{texts.saved(yuan(minus(listPrice, price)).replace(/\.00$/, ''))}</Tag>
        )}
        {left !== undefined && <Tag tone="warn">{texts.left(left)}</Tag>}
        {goods.tags.map((tag) => (
          <Tag key={tag} tone="neutral">
            {tag}
          </Tag>
        ))}
        <span className={styles.sold}>{texts.sold(countText(goods.sales, locale))}</span>
      </div>
      <h2 className={page.title}>{goods.title}</h2>
      <p className={page.subTitle}>{goods.subTitle}</p>
    </section>
  )
}
