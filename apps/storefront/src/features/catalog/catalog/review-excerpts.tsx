import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api.ts'
import { ReviewCard } from '#entities/goods/review-card.tsx'

/** The first reviews, in short. A failure leaves the way to all of them. */
export default function ReviewExcerpts({
  itemId,
  count,
  bones,
  className,
}: {
  itemId: number
  count: number
  bones: ReactNode
  className: string | undefined
}) {
  const { data, isError } = useQuery(useApi().review.list.query({ id: itemId, pageSize: count }))
  if (isError) return null
  if (!data) return bones
  return (
    <ul className={className}>
      {data.list.map((review) => (
        <li key={review.commentId}>
          <ReviewCard review={review} brief />
        </li>
      ))}
    </ul>
  )
}
