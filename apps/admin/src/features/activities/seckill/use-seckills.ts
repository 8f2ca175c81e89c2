import { activityQueries } from '#platform/activity/activity-queries.ts'

/** Milliseconds between two looks at a session that sells. */
const interval = 2000

export const seckills = activityQueries({
  section: 'seckills',
  calls: (api) => api.seckillAdmin,
  every: ({ state }) => (state === 'RUN' ? interval : state === 'WAIT' ? 10 * interval : 0),
})
