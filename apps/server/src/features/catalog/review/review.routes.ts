import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { bind } from '#platform/http/bind.ts'
import { adminList, judge, reply, reward, setReward } from './review-admin.service.ts'
import { list } from './review.service.ts'
import type { ReviewDuties } from './review-duties.ts'
import { add, append, mine } from './write.service.ts'

export const reviewRoutes = (duties: ReviewDuties) => [
  ...bind('review', reviewCalls, {
    list,
    append,
    add: (ctx, input) => add(duties, ctx, input),
    mine: (ctx, asked) => mine(duties, ctx, asked),
  }),
  ...bind('reviewAdmin', reviewAdminCalls, { list: adminList, judge, reply, reward, setReward }),
]
