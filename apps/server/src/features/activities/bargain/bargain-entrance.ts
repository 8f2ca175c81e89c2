import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import { shownBargains } from './bargain.service.ts'

/** The bargain that ends first and has units left, with its floor. */
export const bargainEntrance = activityEntrance({
  kind: 'bargain',
  async find({ db }, scope, now) {
    const running = await shownBargains(db, scope, now)
    return running.find(({ stock, reserved, sold }) => stock > reserved + sold)
  },
  path: (scope, { id }) => href('bargainList', { ...scope, bargainId: id }),
  note({ floorPrice }) {
    const floor = shortYuan(fen(floorPrice))
    return [`最低 ¥${floor} 拿走`, `Down to ¥${floor}`]
  },
})
