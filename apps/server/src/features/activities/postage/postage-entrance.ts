import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import { unitsLeft } from './postage.rules.ts'
import { shownPostages } from './postage.service.ts'

/** The trial that ends first and has units left, with what it costs. */
export const postageEntrance = activityEntrance({
  kind: 'postage',
  async find({ db }, scope, now) {
    const running = await shownPostages(db, scope, now)
    return running.find((row) => unitsLeft(row) > 0)
  },
  path: (scope, { uuid }) => href('postageDetail', { ...scope, postageUuid: uuid }),
  note({ postageAmount }) {
    const amount = shortYuan(fen(postageAmount))
    return [`只付 ¥${amount} 邮费`, `Pay ¥${amount}`]
  },
})
