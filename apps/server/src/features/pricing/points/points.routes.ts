import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { levels, removeLevel, saveLevel } from './level-admin.service.ts'
import { adjust, pointsLook, read } from './points-admin.service.ts'
import { growthList, pointsList, pointsOfOrder } from './points.service.ts'

export const pointsRoutes = [
  ...bind('points', pointsCalls, { list: pointsList, ofOrder: pointsOfOrder, growthList }),
  ...bind('pointsAdmin', pointsAdminCalls, {
    read,
    adjust,
    waiting: pointsLook.waiting,
    decide: pointsLook.decide,
  }),
  ...bind('levelAdmin', levelAdminCalls, {
    list: (ctx) => levels(ctx),
    save: saveLevel,
    remove: removeLevel,
  }),
]
