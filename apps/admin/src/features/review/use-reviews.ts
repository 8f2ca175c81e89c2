import type { InputOf } from '@mallard/contract/api'
import type { reviewDeskCalls } from '@mallard/contract/review/review-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'

export type ReviewWish = InputOf<(typeof reviewDeskCalls)['list']>
export type Judgement = InputOf<(typeof reviewDeskCalls)['judge']>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'review', 'list'] as const

export function useReviews(wish: ReviewWish) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), wish],
    queryFn: ({ signal }) => api.reviewDesk.list(wish, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What a review earns, and its change. */
export function useReward() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const queryKey = [`${scope.partnerId}-${scope.storeId}`, 'review', 'reward'] as const
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.reviewDesk.reward({}, signal) })
  const changing = useMutation({
    mutationFn: (change: { points: number; seen: number }) => api.reviewDesk.setReward(change),
    onSuccess: (reward) => keepAnswer(queries, queryKey, reward),
    // A colleague may have been first.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  return { points: data?.points, changing }
}

/** Decides about reviews and answers them; the list is asked for anew after each, also when somebody else was first. */
export function useReviewChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const judging = useMutation({ mutationFn: (judgement: Judgement) => api.reviewDesk.judge(judgement), onSettled })
  const replying = useMutation({ mutationFn: (answer: InputOf<(typeof reviewDeskCalls)['reply']>) => api.reviewDesk.reply(answer), onSettled })
  return { judging, replying }
}
