import type { InputOf } from '@mallard/contract/api'
import type { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof fxAdminCalls

export function useMaterials(input: InputOf<Calls['materials']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'promoter-material', input],
    queryFn: ({ signal }) => api.fxAdmin.materials(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useRemoveMaterial() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['removeMaterial']>) => api.fxAdmin.removeMaterial(input),
    onSuccess: () => {
      for (const kind of ['promoter-material', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}
