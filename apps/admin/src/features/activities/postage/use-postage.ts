import { activityQueries } from '#platform/activity/activity-queries.ts'

export const postages = activityQueries({ section: 'postages', calls: (api) => api.postageAdmin })
