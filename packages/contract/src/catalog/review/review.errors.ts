import { type Refusal, toast } from '../../refusal.ts'

/** What reviews refuse. */
export const reviewErrors = {
  notReviewable: toast(
    '收货后才能评价，已退回的商品不能评价',
    'You can review items that you received and kept',
  ),
  alreadyReviewed: toast('您已评价过了', 'You have already reviewed this'),
  appendOver: toast('评价已超过90天，不能再追加', 'Reviews can be added to within 90 days only'),
} as const satisfies Record<string, Refusal>
