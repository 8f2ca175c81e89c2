import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { activityQueries } from '#platform/activity/activity-queries.ts'

/** Milliseconds between two looks at a group that forms. */
const interval = 4000

/** Milliseconds to the next look: it runs, or money of it is on its way back; else none. */
export const watched = ({ state, result, ended, refunded }: AdminGroup): number =>
  state === 'RUN' || (state !== 'WAIT' && (result === 'forming' || ended > refunded)) ? interval : 0

export const groupBuys = activityQueries({
  section: 'group-buys',
  calls: (api) => api.groupBuyAdmin,
  every: watched,
})
