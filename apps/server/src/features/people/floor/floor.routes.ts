import { floorAdminCalls } from '@mallard/contract/people/floor/floor-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { list, save } from './floor.service.ts'

export const floorRoutes = bind('floorAdmin', floorAdminCalls, { list, save })
