import { activityQueries } from '#platform/activity/activity-queries.ts'

export const bargains = activityQueries({
  section: 'bargains',
  calls: (api) => api.bargainAdmin,
})
