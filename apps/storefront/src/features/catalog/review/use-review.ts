import { href } from '@mallard/contract/paths'
import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { commentTexts } from './comment.texts.ts'

export interface Written {
  star: number
  content: string
  tags: readonly ReviewTag[]
  pics: string[]
  anonymous: boolean
}

/**
 * The line that the address names; with 0 the first of the order that wants words, or can be added
 * to.
 */
export function chosenItem(items: readonly ReviewItem[], id: string): ReviewItem | undefined {
  if (id !== '0') return items.find(({ orderItemId }) => String(orderItemId) === id)
  return (
    items.find(({ comment }) => !comment) ??
    items.find(({ comment }) => comment?.appendUntil) ??
    items[0]
  )
}

/** Sends what was written about a line of an order, and goes on to the next one of it. */
export function useReview(item: ReviewItem, left: number) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = commentTexts()
  const { partnerId, storeId } = usePage().scope

  return async ({ star, content, tags, pics, anonymous }: Written) => {
    let points = 0
    if (item.comment) await api.review.append({ commentId: item.comment.commentId, content, pics })
    else
      ({ points } = await api.review.add({
        orderItemId: item.orderItemId,
        star,
        content,
        tags: [...tags],
        pics,
        anonymous,
      }))
    for (const { key } of [api.order.orderList, api.order.detail, api.member.index])
      client.invalidateQueries({ queryKey: key, refetchType: 'none' }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: api.review.mine.key }).catch(() => undefined)
    const hasMore = !item.comment && left > 0
    toast(hasMore ? texts.next(left) : points > 0 ? texts.sentFor(points) : texts.sent, {
      tone: 'good',
    })
    const to = hasMore
      ? href('commentEdit', { partnerId, storeId, id: 0, orderId: item.orderId })
      : href('commentList', { partnerId, storeId, active: 1 })
    navigate(to, { replace: true })
  }
}
