import { standingAdminCalls } from '@mallard/contract/people/standing/standing-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { setStanding } from './standing.service.ts'

export const standingRoutes = bind('standingAdmin', standingAdminCalls, { set: setStanding })
