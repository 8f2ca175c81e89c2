import type { Review } from '@mallard/contract/catalog/review/review.calls'
import { Empty } from '@mallard/ui/empty'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { LoadMore } from '@mallard/ui/load-more'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { ReviewCard } from '#entities/goods/review-card.tsx'
import { usePages } from '#platform/use-pages.ts'
import styles from './goods-comments.module.css'
import { reviewTexts } from './goods-comments.texts.ts'
import { reviewQuery } from './review-filter.ts'

interface Viewed {
  review: Review
  place: number
}

export function ReviewList({
  first,
  itemId,
  filter,
}: {
  first: { list: readonly Review[]; hasNext: boolean }
  itemId: string
  filter: string
}) {
  const texts = reviewTexts()
  const api = useApi()
  const { items, state, loadMore } = usePages<Review>(first, (pageNum) =>
    reviewQuery(api, itemId, filter, pageNum),
  )
  const [viewed, setViewed] = useState<Viewed>()
  const [isOpen, setOpen] = useState(false)

  if (items.length === 0)
    return filter === 'all' ? (
      <Empty title={texts.none} note={texts.noneYet} />
    ) : (
      <Empty title={texts.noneOf} note={texts.noneNote} />
    )
  return (
    <>
      <ul className={styles.list}>
        {items.map((review) => (
          <li key={review.commentId} className={styles.review}>
            <ReviewCard
              review={review}
              onPicture={(place) => {
                setViewed({ review, place })
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
      {viewed && (
        <ImageViewer
          open={isOpen}
          onClose={() => setOpen(false)}
          index={viewed.place}
          pictures={[...viewed.review.pics, ...(viewed.review.append?.pics ?? [])].map(
            ({ url }) => ({
              src: url,
              alt: texts.pictureOf(viewed.review.nickname),
            }),
          )}
        />
      )}
    </>
  )
}
