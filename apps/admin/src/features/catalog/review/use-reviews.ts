import type { InputOf } from '@mallard/contract/api'
import type { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

export type Judgement = InputOf<(typeof reviewAdminCalls)['judge']>

const listKey = ({ partnerId, storeId }: Scope) =>
  [`${partnerId}-${storeId}`, 'review', 'list'] as const

/** What a review earns. */
export function useReward(): number | undefined {
  const { api, scope } = useSession()
  const { data } = useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'review', 'reward'],
    queryFn: ({ signal }) => api.reviewAdmin.reward({}, signal),
  })
  return data?.points
}

/**
 * Decides about reviews; the list is asked for again after each, also when somebody else was first.
 */
export function useReviewChange() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const judging = useMutation({
    mutationFn: (judgement: Judgement) => api.reviewAdmin.judge(judgement),
    onSettled,
  })
  return { judging }
}
