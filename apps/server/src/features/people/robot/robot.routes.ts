import { robotAdminCalls } from '@mallard/contract/people/robot/robot-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { list, remove, save, test } from './robot.service.ts'

export const robotRoutes = bind('robotAdmin', robotAdminCalls, { list, save, remove, test })
