import type {
  AdminEvent,
  EventSetup,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { activityQueries } from '#platform/activity/activity-queries.ts'

export const events = activityQueries<AdminEvent, EventSetup, never>({
  section: 'events',
  calls: (api) => api.invitationAdmin,
})
