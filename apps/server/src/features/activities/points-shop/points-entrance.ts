import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'
import { unitsLeft } from './points-shop.rules.ts'
import { shownOf } from './points-shop.service.ts'

/** The points shop while there is something to have in it, with the fewest points that it takes. */
export const pointsShopEntrance: Entrance = {
  kind: 'pointsShop',
  async now(services, scope, locale) {
    const now = services.clock.now()
    const { rows } = await shownOf(services, scope, now)
    const runs = rows.filter((row) => activityState(row, now) === 'RUN' && unitsLeft(row) > 0)
    if (runs.length === 0) return undefined
    const fewest = Math.min(...runs.map(({ points }) => points))
    const note = locale === 'en' ? `From ${fewest} pts` : `${fewest} 积分起兑`
    return { path: href('pointsStore', scope), note }
  },
}
