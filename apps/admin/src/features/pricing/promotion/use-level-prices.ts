import type { InputOf } from '@mallard/contract/api'
import type { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof levelPriceAdminCalls

export function useLevelPriceChange() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.levelPriceAdmin.list)
  const saving = useMutation({
    mutationFn: (changes: InputOf<Calls['save']>['changes']) =>
      api.levelPriceAdmin.save({ changes }),
    onSettled,
  })
  return { saving }
}
