import type { InputOf } from '@mallard/contract/api'
import type { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof giftAdminCalls

/** Milliseconds between two looks at a gift that is given. */
const interval = 5000

/** A gift with its figures; one that is given is asked for again and again. */
export function useGift(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'gift-one', id],
    queryFn: ({ signal }) => api.giftAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUN' ? interval : false),
  })
}

/** Who took it, a page at a time. */
export function useClaims(asked: InputOf<Calls['claims']>, isLive: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'gift-claims', asked],
    queryFn: ({ signal }) => api.giftAdmin.claims(asked, signal),
    refetchInterval: isLive ? interval : false,
    placeholderData: keepPreviousData,
  })
}

export function useCloseGift() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['close']>) => api.giftAdmin.close(input),
    onSettled: () =>
      Promise.all(
        ['gifts', 'gift-one', 'audit'].map((kind) =>
          queries.invalidateQueries({ queryKey: [scopeText(scope), kind] }),
        ),
      ),
  })
}
