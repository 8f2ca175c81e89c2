import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import type { Entrance } from '#platform/entrance.ts'
import { unitsLeft } from './postage.rules.ts'
import { shownPostages } from './postage.service.ts'

/** The trial that ends first and has units left, with what it costs. */
export const postageEntrance: Entrance = {
  kind: 'postage',
  async now({ db, clock }, scope, locale) {
    const running = await shownPostages(db, scope, clock.now())
    const first = running.find((row) => unitsLeft(row) > 0)
    if (!first) return undefined
    const amount = shortYuan(fen(first.postageAmount))
    const note = locale === 'en' ? `Pay ¥${amount}` : `只付 ¥${amount} 邮费`
    return { path: href('postageDetail', { ...scope, postageUuid: first.uuid }), note }
  },
}
