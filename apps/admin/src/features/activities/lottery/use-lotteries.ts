import type { InputOf } from '@mallard/contract/api'
import type { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { activityQueries } from '#platform/activity/activity-queries.ts'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

export const lotteries = activityQueries({
  section: 'lotteries',
  calls: (api) => api.lotteryAdmin,
})

/** Sends a prize of goods. */
export function useShipWin() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof lotteryAdminCalls)['ship']>) =>
      api.lotteryAdmin.ship(input),
    onSuccess: () => void invalidate(api.lotteryAdmin, api.staff.audit),
  })
}
