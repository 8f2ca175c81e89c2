import type { OwnReview, ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { expect, it } from 'vitest'
import { chosenItem } from './use-review.ts'

const review = (appendUntil: number | null) => ({ commentId: 1, appendUntil }) as OwnReview
const item = (orderItemId: number, comment: OwnReview | null) =>
  ({ orderItemId, comment }) as ReviewItem

it('opens the line that the address names, whatever its state', () => {
  const items = [item(1, null), item(2, review(null))]
  expect(chosenItem(items, '2')?.orderItemId).toBe(2)
  expect(chosenItem(items, '3')).toBeUndefined()
})

it('opens of a whole order what wants words first, then what can be added to, then anything', () => {
  const [over, open, empty] = [item(1, review(null)), item(2, review(5)), item(3, null)]
  expect(chosenItem([over, open, empty], '0')).toBe(empty)
  expect(chosenItem([over, open], '0')).toBe(open)
  expect(chosenItem([over], '0')).toBe(over)
  expect(chosenItem([], '0')).toBeUndefined()
})
