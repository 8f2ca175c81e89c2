import { reviewDeskCalls } from '@mallard/contract/review/review-desk.calls'
import { reviewCalls } from '@mallard/contract/review/review.calls'
import { bind } from '#platform/http/bind.ts'
import { deskList, judge, reply, reward, setReward } from './review-desk.service.ts'
import { list } from './review.service.ts'
import { add, append, mine } from './write.service.ts'

export const routes = [
  ...bind('review', reviewCalls, { list, add, append, mine }),
  ...bind('reviewDesk', reviewDeskCalls, { list: deskList, judge, reply, reward, setReward }),
]
