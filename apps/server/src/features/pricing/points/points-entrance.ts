import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'

/** What a member has; that nobody else may see, so it says what they are for. */
export const pointsEntrance: Entrance = {
  kind: 'points',
  async now(_services, _scope, locale) {
    const note = locale === 'en' ? 'Pay with points' : '下单可抵现金'
    return { path: href('integralCenter', {}), note }
  },
}
