import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import type { Entrance } from '#platform/entrance.ts'
import { shownBargains } from './bargain.service.ts'

/** The bargain that ends first and has units left, with its floor. */
export const bargainEntrance: Entrance = {
  kind: 'bargain',
  async now({ db, clock }, scope, locale) {
    const running = await shownBargains(db, scope, clock.now())
    const first = running.find(({ stock, reserved, sold }) => stock > reserved + sold)
    if (!first) return undefined
    const floor = shortYuan(fen(first.floorPrice))
    const note = locale === 'en' ? `Down to ¥${floor}` : `最低 ¥${floor} 拿走`
    return { path: href('bargainList', { ...scope, bargainId: first.id }), note }
  },
}
