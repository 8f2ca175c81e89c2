import { href } from '@mallard/contract/paths'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { runningLottery } from './lottery.repo.ts'

/** The lottery that began last, with what a draw costs. */
export const lotteryEntrance = activityEntrance({
  kind: 'lottery',
  find: ({ db }, scope, now) => runningLottery(db, scope, new Date(now)),
  path: (scope, { lotteryUrl }) => href('lotteryDetail', { ...scope, lotteryUrl }),
  note({ dailyFree, cost }) {
    if (dailyFree > 0) return [`每天免费抽${dailyFree}次`, `${dailyFree} free a day`]
    if (cost !== null) return [`${cost}积分抽一次`, `${cost} pts a draw`]
    return ['好礼等你抽', 'Prizes to win']
  },
})
