import { useMutation } from '@tanstack/react-query'
import type { Api } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

/** A step of a withdrawal; lists that show it are asked again. */
export function useWithdrawalStep<Input, Answer>(
  step: (api: Api, input: Input) => Promise<Answer>,
) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: Input) => step(api, input),
    onSuccess: () =>
      void invalidate(api.fxAdmin.withdrawals, api.fxAdmin.promoters, api.staff.audit),
  })
}
