import type { InputOf } from '@mallard/contract/api'
import type { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof fxAdminCalls

export function useRemoveMaterial() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<Calls['removeMaterial']>) => api.fxAdmin.removeMaterial(input),
    onSuccess: () => void invalidate(api.fxAdmin.materials, api.staff.audit),
  })
}
