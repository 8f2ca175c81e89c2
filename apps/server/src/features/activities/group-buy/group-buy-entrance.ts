import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import { runningGroup } from './group-buy.repo.ts'
import { missingOf } from './group-buy.rules.ts'

/** The group that runs, with what it still lacks, or its lowest price. */
export const groupBuyEntrance = activityEntrance({
  kind: 'groupBuy',
  find: ({ db }, scope, now) => runningGroup(db, scope, new Date(now)),
  path: (scope, { urlCode }) => href('groupBuy', { ...scope, urlCode }),
  note(group) {
    const missing = missingOf(group)
    if (missing > 0 && group.result === 0)
      return group.goalType === 1
        ? [`还差 ${missing} 人`, `${missing} more to go`]
        : [`还差 ${missing} 件`, `${missing} units to go`]
    const lowest = shortYuan(fen(Math.min(...group.skus.map(({ price }) => price))))
    return [`¥${lowest} 起`, `From ¥${lowest}`]
  },
})
