import type {
  AdminEvent,
  EventSetup,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { activityQueries } from '#platform/activity/activity-queries.ts'

/** Milliseconds between two looks at one: people come and go until it is over. */
export const watched = ({ state, holdsUntil }: Pick<AdminEvent, 'state' | 'holdsUntil'>): number =>
  state === 'WAIT' || Date.now() >= holdsUntil ? 0 : 5000

export const events = activityQueries<AdminEvent, EventSetup, never>({
  section: 'events',
  calls: (api) => api.invitationAdmin,
  every: watched,
})
