import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'
import { runningLottery } from './lottery.repo.ts'

/** The lottery that began last, with what a draw costs. */
export const lotteryEntrance: Entrance = {
  kind: 'lottery',
  async now({ db, clock }, scope, locale) {
    const lottery = await runningLottery(db, scope, new Date(clock.now()))
    if (!lottery) return undefined
    const { lotteryUrl, dailyFree, cost } = lottery
    return {
      path: href('lotteryDetail', { ...scope, lotteryUrl }),
      note: noteOf(dailyFree, cost)[locale === 'en' ? 1 : 0],
    }
  },
}

/** What a draw costs a member; zh-CN, en. */
function noteOf(dailyFree: number, cost: number | null): readonly [string, string] {
  if (dailyFree > 0) return [`每天免费抽${dailyFree}次`, `${dailyFree} free a day`]
  if (cost !== null) return [`${cost}积分抽一次`, `${cost} pts a draw`]
  return ['好礼等你抽', 'Prizes to win']
}
