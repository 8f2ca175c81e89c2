import { scopeText } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { activityQueries } from '#platform/activity/activity-queries.ts'
import { useSession } from '#platform/session.ts'

export const pointsGoods = activityQueries({
  section: 'points-goods',
  calls: (api) => api.pointsShopAdmin,
})

/** Levels that members can have, the lowest first. */
export function useLevels() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'levels'],
    queryFn: ({ signal }) => api.levelAdmin.list({}, signal),
  })
}
