import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { optional } from '@mallard/ui/first-use'
import { ChevronIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Suspense } from 'react'
import { countText } from '#entities/goods/count-text.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { useNear } from '#platform/use-near.ts'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'

const ReviewExcerpts = optional(() =>
  import('./review-excerpts.tsx').then((module) => module.default),
)

/** Reviews that are shown in short. */
const excerpts = 2

/** What others say: how many, how content, and the first two in short. */
export function ReviewDigest({
  itemId,
  summary: { total, goodRateBp, tags },
}: {
  itemId: number
  summary: GoodsDetail['commentSummary']
}) {
  const texts = goodsPageTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const [near, isNear] = useNear<HTMLElement>()
  const all = href('goodsComments', { partnerId, storeId, itemId })
  const bones = Array.from({ length: Math.min(excerpts, total) }, (_, place) => (
    <div key={place} className={styles.reviewBone}>
      <SkeletonText lines={3} />
    </div>
  ))

  return (
    <section {...near} className={styles.panel}>
      <div className={styles.head}>
        <h3>{texts.reviews(countText(total, locale))}</h3>
        {total > 0 && (
          <Link to={all} className={styles.more}>
            {texts.goodRate(rateText(goodRateBp))}
            <ChevronIcon size={16} />
          </Link>
        )}
      </div>
      {total === 0 && <p className={styles.quiet}>{texts.noReviews}</p>}
      {tags.length > 0 && (
        <ul className={styles.said}>
          {tags.slice(0, 5).map(({ code, text, count }) => (
            <li key={code}>
              <Link
                to={href('goodsComments', { partnerId, storeId, itemId }, { filter: code })}
                className={styles.saidTag}
              >
                {`${text} ${count}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > 0 &&
        (isNear ? (
          <Suspense fallback={bones}>
            <ReviewExcerpts
              itemId={itemId}
              count={excerpts}
              bones={bones}
              className={styles.reviews}
            />
          </Suspense>
        ) : (
          bones
        ))}
      {total > excerpts && (
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
