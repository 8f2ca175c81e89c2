import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api.ts'
import { ReviewCard } from '#platform/goods/review-card.tsx'
import styles from './goods.module.css'

/** The first reviews, in short. A failure leaves the way to all of them. */
export default function ReviewExcerpts({ itemId, count, bones }: { itemId: number; count: number; bones: ReactNode }) {
  const { data, isError } = useQuery(useApi().review.list.query({ id: itemId, pageSize: count }))
  if (isError) return null
  if (!data) return bones
  return (
    <ul className={styles.reviews}>
      {data.list.map((review) => (
        <li key={review.commentId}>
          <ReviewCard review={review} brief />
        </li>
      ))}
    </ul>
  )
}
