import { href } from '@mallard/contract/paths'
import { textIn } from '#platform/locale.rules.ts'
import type { Entrance } from '#platform/entrance.ts'
import { liveCoupons } from './goods-price.service.ts'

/** The coupons that everyone can draw now, in the mini mall of the store. */
export const couponEntrance: Entrance = {
  kind: 'coupons',
  async now(services, scope, locale) {
    const count = (await liveCoupons(services, scope)).filter(({ isLeft }) => isLeft).length
    if (count === 0) return undefined
    const note = textIn(locale, [`${count} 张可领`, `${count} to draw`])
    return { path: href('storeMiniMall', scope), note }
  },
}
