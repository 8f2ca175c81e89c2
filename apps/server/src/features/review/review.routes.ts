import { reviewDeskCalls } from '@mallard/contract/review/review-desk.calls'
import { reviewCalls } from '@mallard/contract/review/review.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import { deskList, judge, reply, reward, setReward } from './review-desk.service.ts'
import { list } from './review.service.ts'
import type { ReviewRewards } from './reward.rules.ts'
import { add, append, mine } from './write.service.ts'

/** What a review earns is told from outside: points rest on orders, orders on goods, and goods on reviews. */
export function reviewRoutes(rewards: ReviewRewards): Bound[] {
  return [
    ...bind('review', reviewCalls, { list, add: (ctx, input) => add(ctx, rewards, input), append, mine }),
    ...bind('reviewDesk', reviewDeskCalls, {
      list: deskList,
      judge: (ctx, input) => judge(ctx, rewards, input),
      reply,
      reward: (ctx) => reward(ctx, rewards),
      setReward: (ctx, input) => setReward(ctx, rewards, input),
    }),
  ]
}
