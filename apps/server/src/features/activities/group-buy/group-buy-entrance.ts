import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import type { Entrance } from '#platform/entrance.ts'
import { runningGroup } from './group-buy.repo.ts'
import { missingOf } from './group-buy.rules.ts'

/** The group that runs, with what it still lacks, or its lowest price. */
export const groupBuyEntrance: Entrance = {
  kind: 'groupBuy',
  async now(services, scope, locale) {
    const group = await runningGroup(services.db, scope, new Date(services.clock.now()))
    if (!group) return undefined
    const path = href('groupBuy', { ...scope, urlCode: group.urlCode })
    const [missing, isEnglish] = [missingOf(group), locale === 'en']
    if (missing > 0 && group.result === 0) {
      const people = isEnglish ? `${missing} more to go` : `还差 ${missing} 人`
      const units = isEnglish ? `${missing} units to go` : `还差 ${missing} 件`
      return { path, note: group.goalType === 1 ? people : units }
    }
    const lowest = shortYuan(fen(Math.min(...group.skus.map(({ price }) => price))))
    return { path, note: isEnglish ? `From ¥${lowest}` : `¥${lowest} 起` }
  },
}
