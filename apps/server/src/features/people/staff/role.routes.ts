import { roleCalls } from '@mallard/contract/people/staff/role.calls'
import { bind } from '#platform/http/bind.ts'
import { list, remove, save } from './role.service.ts'

export const roleRoutes = bind('role', roleCalls, { list, save, remove })
