import { activityQueries } from '#platform/activity/activity-queries.ts'

export const pointsGoods = activityQueries({
  section: 'points-goods',
  calls: (api) => api.pointsShopAdmin,
})
