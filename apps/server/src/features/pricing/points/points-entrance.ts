import { href } from '@mallard/contract/paths'
import { textIn } from '#platform/locale.rules.ts'
import type { Entrance } from '#platform/entrance.ts'
import { pointsRulesOf } from './points-rules.service.ts'

const paying = ['下单可抵现金', 'Pay with points'] as const
const kept = ['查看积分明细', 'See what you have'] as const

/** What a member has; that nobody else may see, so it says what they are for. */
export const pointsEntrance: Entrance = {
  kind: 'points',
  async now(services, { partnerId }, locale) {
    const { spendPercent } = await pointsRulesOf(services, partnerId)
    const [zh, en] = spendPercent === null ? kept : paying
    const note = textIn(locale, [zh, en])
    return { path: href('integralCenter', {}), note }
  },
}
