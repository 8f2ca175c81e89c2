import { activityQueries } from '#platform/activity/activity-queries.ts'

export const gifts = activityQueries({ section: 'gifts', calls: (api) => api.giftAdmin })
