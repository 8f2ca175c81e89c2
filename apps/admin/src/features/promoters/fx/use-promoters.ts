import type { InputOf } from '@mallard/contract/api'
import type { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

type Calls = typeof fxAdminCalls

const oneKey = (scope: Scope, id: number) => [scopeText(scope), 'promoter', id] as const

export function usePromoter(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.fxAdmin.promoter({ id }, signal),
  })
}

export function useLedger(input: InputOf<Calls['ledger']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'promoter-ledger', input],
    queryFn: ({ signal }) => api.fxAdmin.ledger(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useDecide() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['decide']>) => api.fxAdmin.decide(input),
    onSuccess: async (promoter) => {
      await writeToCache(queries, oneKey(scope, promoter.id), promoter)
      for (const kind of ['promoters', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

export function useSetting() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'promoter-rates', 'setting'],
    queryFn: ({ signal }) => api.fxAdmin.setting({}, signal),
  })
}

export function useRates(input: InputOf<Calls['rates']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'promoter-rates', input],
    queryFn: ({ signal }) => api.fxAdmin.rates(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useRemoveRate() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['removeRate']>) => api.fxAdmin.removeRate(input),
    onSuccess: () => {
      for (const kind of ['promoter-rates', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}
