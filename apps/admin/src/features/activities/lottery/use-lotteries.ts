import type { InputOf } from '@mallard/contract/api'
import type { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { scopeText } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activityQueries } from '#platform/activity/activity-queries.ts'
import { useSession } from '#platform/session.ts'

export const lotteries = activityQueries({
  section: 'lotteries',
  calls: (api) => api.lotteryAdmin,
})

/** Sends a prize of goods. */
export function useShipWin() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof lotteryAdminCalls)['ship']>) =>
      api.lotteryAdmin.ship(input),
    onSuccess: () => {
      for (const kind of [lotteries.section, 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}
