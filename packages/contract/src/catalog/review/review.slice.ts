import type { Slice } from '../../slice.ts'

/** Words and codes of reviews. */
export const reviewSlice = {
  audit: {
    kinds: {
      review: ['评价', 'Review'],
    },
    actions: {
      'review.judge': ['审核评价', 'Judged a review'],
      'review.judgeAppend': ['审核追评', 'Judged an addition'],
      'review.reply': ['回复评价', 'Answered a review'],
      'review.reward': ['设置评价送积分', 'Set the points for reviews'],
    },
  },
  jobs: {
    'review.praise': ['超时未评价，系统默认好评', 'Review in the place of who wrote nothing'],
  },
  pointsCauses: {
    review: ['评价奖励', 'For a review'],
    reviewBack: ['评价未展示扣回', 'Taken back: the review is not shown'],
    reviewReturned: ['评价商品退货扣回', 'Taken back: the reviewed goods were returned'],
  },
  toDos: {
    'review.waiting': ['待审核的评价', 'Reviews to look at'],
    'review.unanswered': ['未回复的评价', 'Reviews without an answer'],
  },
} as const satisfies Slice
