import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { href } from '@mallard/contract/paths'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { unitsLeft } from './points-shop.rules.ts'
import { shownOf } from './points-shop.service.ts'

/** The points shop while there is something to have in it, with the fewest points that it takes. */
export const pointsShopEntrance = activityEntrance({
  kind: 'pointsShop',
  async find(services, scope, now) {
    const { rows } = await shownOf(services, scope, now)
    const runs = rows.filter((row) => activityState(row, now) === 'RUN' && unitsLeft(row) > 0)
    return runs.length > 0 ? Math.min(...runs.map(({ points }) => points)) : undefined
  },
  path: (scope) => href('pointsStore', scope),
  note: (fewest) => [`${fewest} 积分起兑`, `From ${fewest} pts`],
})
