import type { InputOf } from '@mallard/contract/api'
import type { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

export type Judgement = InputOf<(typeof reviewAdminCalls)['judge']>

/**
 * Decides about reviews; the list is asked for again after each, also when somebody else was first.
 */
export function useReviewChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.reviewAdmin.list)
  const judging = useMutation({
    mutationFn: (judgement: Judgement) => api.reviewAdmin.judge(judgement),
    onSettled,
  })
  return { judging }
}
