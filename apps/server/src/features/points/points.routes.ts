import { pointsCalls } from '@mallard/contract/points/points.calls'
import { levelDeskCalls } from '@mallard/contract/points/level-desk.calls'
import { pointsDeskCalls } from '@mallard/contract/points/points-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { levels, removeLevel, saveLevel } from './level-desk.service.ts'
import { adjust, decide, read, waiting } from './points-desk.service.ts'
import { growthList, pointsList } from './points.service.ts'

export const pointsRoutes = [
  ...bind('points', pointsCalls, { list: pointsList, growthList }),
  ...bind('pointsDesk', pointsDeskCalls, { read, adjust, waiting, decide }),
  ...bind('levelDesk', levelDeskCalls, { list: (ctx) => levels(ctx), save: saveLevel, remove: removeLevel }),
]
