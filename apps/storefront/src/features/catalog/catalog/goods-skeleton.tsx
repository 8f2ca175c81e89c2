import { Price } from '@mallard/ui/price'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import type { GoodsHint } from '#entities/goods/goods-hint.ts'
import { FirstPaint } from './goods-hero.tsx'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'

/** What the tapped card knew, in its place; bones for the rest. */
export function GoodsSkeleton({ hint }: { hint: GoodsHint | undefined }) {
  const texts = goodsPageTexts()
  return (
    <div role="status" aria-label={texts.loading}>
      <div className={styles.heroBone}>
        {hint ? <FirstPaint hint={hint} /> : <Skeleton ratio={1} />}
      </div>
      <div className={styles.body}>
        <div className={styles.panel}>
          <div className={styles.priceRow}>
            {hint ? (
              <Price amount={hint.price} original={hint.listPrice} size="xl" />
            ) : (
              <Skeleton width={120} height={30} />
            )}
          </div>
          <div className={styles.tags}>
            <Skeleton width={56} height={20} />
            <Skeleton width={40} height={20} />
          </div>
          {hint ? (
            <p className={styles.title}>{hint.title}</p>
          ) : (
            <Skeleton width={220} height={22} />
          )}
          <Skeleton width={180} height={14} />
        </div>
        <div className={styles.panel}>
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  )
}
