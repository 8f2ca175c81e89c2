import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'
import { giftsLeft } from './gift.rules.ts'
import { giftNow, giftTitle } from './gift.service.ts'

/** The gift for new customers while some are left. */
export const giftEntrance: Entrance = {
  kind: 'gift',
  async now(services, scope, locale) {
    const gift = await giftNow(services, scope, services.clock.now())
    if (!gift || giftsLeft(gift) === 0) return undefined
    const title = giftTitle(gift, locale)
    return {
      path: href('giftNewArrival', scope),
      note: locale === 'en' ? `Free: ${title}` : `免费领${title}`,
    }
  },
}
