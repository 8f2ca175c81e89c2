import { pointsCalls } from '@mallard/contract/points/points.calls'
import { pointsDeskCalls } from '@mallard/contract/points/points-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { adjust, find } from './points-desk.service.ts'
import { growthList, pointsList } from './points.service.ts'

export const pointsRoutes = [...bind('points', pointsCalls, { list: pointsList, growthList }), ...bind('pointsDesk', pointsDeskCalls, { find, adjust })]
