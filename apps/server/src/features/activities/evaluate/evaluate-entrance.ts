import { evaluateStage } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { href } from '@mallard/contract/paths'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { listEvaluates } from './evaluate.repo.ts'

/** Trials that take applications now, with the places of the one that ends first. */
export const evaluateEntrance = activityEntrance({
  kind: 'evaluate',
  async find({ db }, scope, now) {
    const { rows } = await listEvaluates(db, scope, { offset: 0, limit: 1 }, new Date(now))
    return rows.find((row) => evaluateStage(row, now) === 'applying')
  },
  path: (scope) => href('evaluate', scope),
  note: ({ quota }) => [`${quota} 份免费试`, `${quota} to try for free`],
})
