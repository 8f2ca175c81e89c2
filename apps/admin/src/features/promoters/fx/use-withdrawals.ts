import { scopeText } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'

/** A step of a withdrawal; lists that show it are asked again. */
export function useWithdrawalStep<Input, Answer>(
  step: (api: Api, input: Input) => Promise<Answer>,
) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => step(api, input),
    onSuccess: () => {
      for (const kind of ['withdrawals', 'promoters', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

/** The number of a card: asked for when it is wanted, and forgotten with its window. */
export function useCard(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'withdrawal-card', id],
    queryFn: ({ signal }) => api.fxAdmin.card({ id }, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}
