import { activityQueries } from '#platform/activity/activity-queries.ts'

export const evaluates = activityQueries({
  section: 'evaluates',
  calls: (api) => api.evaluateAdmin,
})
