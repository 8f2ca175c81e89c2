import { href } from '@mallard/contract/paths'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { giftsLeft } from './gift.rules.ts'
import { giftNow, giftTitle } from './gift.service.ts'

/** The gift for new customers while some are left. */
export const giftEntrance = activityEntrance({
  kind: 'gift',
  async find(services, scope, now) {
    const gift = await giftNow(services, scope, now)
    return gift && giftsLeft(gift) > 0 ? gift : undefined
  },
  path: (scope) => href('giftNewArrival', scope),
  note(gift, locale) {
    const title = giftTitle(gift, locale)
    return [`免费领${title}`, `Free: ${title}`]
  },
})
