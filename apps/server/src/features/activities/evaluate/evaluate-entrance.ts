import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'
import { evaluateStage } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { listEvaluates } from './evaluate.repo.ts'

/** Trials that take applications now, with the places of the one that ends first. */
export const evaluateEntrance: Entrance = {
  kind: 'evaluate',
  async now({ db, clock }, scope, locale) {
    const now = clock.now()
    const { rows } = await listEvaluates(db, scope, { offset: 0, limit: 1 }, new Date(now))
    const [first] = rows
    if (!first || evaluateStage(first, now) !== 'applying') return undefined
    const note = locale === 'en' ? `${first.quota} to try for free` : `${first.quota} 份免费试`
    return { path: href('evaluate', scope), note }
  },
}
