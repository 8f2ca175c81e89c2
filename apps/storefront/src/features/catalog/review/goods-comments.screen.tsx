import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonRows } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { reviewQuery } from './review-filter.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewScore } from './review-score.tsx'
import { reviewThings } from './review-things.ts'
import styles from './goods-comments.module.css'
import { reviewTexts } from './goods-comments.texts.ts'

export default defineScreen('goodsComments', {
  query: ['filter'],

  queries: ({ api, params, query }) => ({
    reviews: reviewQuery(api, params.itemId, query.filter ?? 'all', 1),
  }),

  head: ({ params: { itemId }, scope, locale }, { reviews }) => ({
    title: reviewTexts.of(locale).title,
    description: reviewTexts.of(locale).describe,
    canonical: href('goodsComments', { ...scope, itemId }),
    // The phone does not carry what search engines alone read.
    ...((import.meta.env.SSR || import.meta.env.DEV) && {
      jsonLd: reviewThings(reviews, Number(itemId), scope),
    }),
  }),

  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={reviewTexts().loading}>
        <div className={styles.score}>
          <Skeleton height={92} width="100%" />
        </div>
        <SkeletonRows count={4} />
      </div>
    </>
  ),

  Screen: ({ data: { reviews }, params: { itemId }, query }) => {
    const filter = query.filter ?? 'all'
    return (
      <>
        <Bar />
        <div className={styles.page}>
          {reviews.summary.total > 0 && <ReviewScore summary={reviews.summary} />}
          {reviews.summary.total > 0 && (
            <ReviewFilters itemId={itemId} filter={filter} summary={reviews.summary} />
          )}
          <ReviewList key={filter} first={reviews} itemId={itemId} filter={filter} />
        </div>
      </>
    )
  },
})

function Bar() {
  return <NavBar title={reviewTexts().title} onBack={useNavigate().back} />
}
