import type { GoodsCard as Card } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { Link, usePage } from '#platform/navigator/index.ts'
import { countText } from './count-text.ts'
import styles from './goods-card.module.css'
import { goodsHint } from './goods-hint.ts'
import { goodsTexts } from './goods.texts.ts'

export interface GoodsCardProps {
  goods: Card
  /** In the first screen: its picture is asked for at once. */
  eager?: boolean | undefined
  /** `high` for what one looks at first, `low` beside a larger picture. */
  priority?: 'high' | 'low' | undefined
  /**
   * `tile` stands in a two-column feed, `slip` in a row that scrolls sideways, `line` is a row of a
   * list.
   */
  look?: 'tile' | 'slip' | 'line'
}

/**
 * How wide the picture is drawn, so that the browser picks the right file. The column ends at 540
 * px.
 */
const sizes = {
  tile: '(min-width: 540px) 254px, 46vw',
  slip: '(min-width: 540px) 180px, 34vw',
  line: '(min-width: 540px) 144px, 27vw',
} as const

export function GoodsCard({ goods, eager, priority, look = 'tile' }: GoodsCardProps) {
  const { partnerId, storeId } = usePage().scope
  const texts = goodsTexts()
  const locale = useLocale()
  const { itemId, title, subTitle, pic, price, listPrice, sales, stockState, tags, promotionTag } =
    goods
  return (
    <Link
      to={href('goods', { itemId, partnerId, storeId })}
      hint={goodsHint(goods, sizes[look])}
      className={`${styles.card} ${styles[look]}`}
    >
      <span className={styles.frame}>
        <Picture
          src={pic.url}
          alt=""
          sizes={sizes[look]}
          ratio={look === 'line' ? 1 : 'var(--card-ratio, 1)'}
          tint={pic.color}
          eager={eager}
          radius={look === 'tile' ? undefined : 'm'}
          {...(priority && { priority })}
        />
        {stockState === 0 && <span className={styles.soldOut}>{texts.soldOut}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {look !== 'slip' && <span className={styles.subTitle}>{subTitle}</span>}
        {look !== 'slip' && (promotionTag || tags.length > 0 || stockState === 2) && (
          <span className={styles.tags}>
            {promotionTag && <Tag>{promotionTag}</Tag>}
            {stockState === 2 && <Tag tone="warn">{texts.fewLeft}</Tag>}
            {tags.slice(0, 2).map((tag) => (
              <Tag key={tag} tone="neutral">
                {tag}
              </Tag>
            ))}
          </span>
        )}
        <span className={styles.foot}>
          <Price amount={price} original={look === 'slip' ? undefined : listPrice} />
          {look === 'line' && (
            <span className={styles.sales}>{texts.sold(countText(sales, locale))}</span>
          )}
        </span>
      </span>
    </Link>
  )
}
