import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { ChevronIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { countText } from '#platform/goods/count-text.ts'
import { ReviewCard } from '#platform/goods/review-card.tsx'
import { Link, usePage } from '#platform/navigator/index.ts'
import { useNear } from '#platform/use-near.ts'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'

/** What others say: how many, how content, and the first two in short. */
export function ReviewDigest({ itemId, summary }: { itemId: number; summary: GoodsDetail['commentSummary'] }) {
  const texts = goodsPageTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const [ref, isNear] = useNear<HTMLElement>()
  const { data } = useQuery({ ...useApi().review.list.query({ id: itemId, pageSize: 2 }), enabled: isNear && summary.total > 0 })
  const all = href('goodsComments', { partnerId, storeId, itemId })

  return (
    <section ref={ref} className={styles.panel}>
      <div className={styles.head}>
        <h3>{texts.reviews(countText(summary.total, locale))}</h3>
        {summary.total > 0 && (
          <Link to={all} className={styles.more}>
            {texts.goodRate(rateText(summary.goodRateBp))}
            <ChevronIcon size={16} />
          </Link>
        )}
      </div>
      {summary.total === 0 && <p className={styles.quiet}>{texts.noReviews}</p>}
      {summary.total > 0 && (
        <ul className={styles.reviews}>
          {data
            ? data.list.map((review) => (
                <li key={review.commentId}>
                  <ReviewCard review={review} brief />
                </li>
              ))
            : Array.from({ length: Math.min(2, summary.total) }, (_, place) => (
                <li key={place} className={styles.reviewBone}>
                  <SkeletonText lines={3} />
                </li>
              ))}
        </ul>
      )}
      {summary.total > 2 && (
        <Link to={all} className={styles.allReviews}>
          {texts.allReviews}
        </Link>
      )}
    </section>
  )
}

/** Basis points as a whole percentage, never rounded up to 100 %. */
function rateText(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}%`
}
