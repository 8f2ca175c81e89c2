import { href } from '@mallard/contract/paths'
import type { Review } from '@mallard/contract/catalog/review/review.calls'
import type { ReviewSummary } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { Scope } from '@mallard/kernel'
import { ratingOf, type Thing } from '#platform/structured-data.ts'

interface Reviews {
  readonly title: string
  readonly list: readonly Review[]
  readonly summary: ReviewSummary
}

/** What search engines read of the reviews on a page: those with words, below their goods. */
export function reviewThings(
  { title, list, summary }: Reviews,
  itemId: number,
  { partnerId, storeId }: Scope,
): readonly Thing[] {
  const written = list.filter(({ content, nickname }) => content !== '' && nickname !== '')
  if (title === '' || written.length === 0) return []
  return [
    {
      '@type': 'Product',
      name: title,
      url: href('goods', { itemId, partnerId, storeId }),
      ...ratingOf(summary),
      review: written.map(({ star, content, nickname, createTime }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: nickname },
        datePublished: new Date(createTime).toISOString(),
        reviewBody: content,
        reviewRating: { '@type': 'Rating', ratingValue: star, bestRating: 5, worstRating: 1 },
      })),
    },
  ]
}
