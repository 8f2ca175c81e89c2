import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { pointsRulesCalls } from '@mallard/contract/pricing/points/points-rules.calls'
import { waitingSecond } from '#features/people/staff/index.ts'
import { bind } from '#platform/http/bind.ts'
import { levels, removeLevel, saveLevel } from './level-admin.service.ts'
import { adjust, decidePoints, pointsLook, read } from './points-admin.service.ts'
import * as rules from './points-rules.service.ts'
import { growthList, pointsList, pointsOfOrder } from './points.service.ts'

export const pointsRoutes = [
  ...bind('points', pointsCalls, { list: pointsList, ofOrder: pointsOfOrder, growthList }),
  ...bind('pointsAdmin', pointsAdminCalls, {
    read,
    adjust,
    waiting: (ctx) => waitingSecond(ctx, pointsLook),
    decide: decidePoints,
  }),
  ...bind('pointsRules', pointsRulesCalls, {
    read: (ctx) => rules.read(ctx),
    save: rules.save,
  }),
  ...bind('levelAdmin', levelAdminCalls, {
    list: (ctx) => levels(ctx),
    save: saveLevel,
    remove: removeLevel,
  }),
]
