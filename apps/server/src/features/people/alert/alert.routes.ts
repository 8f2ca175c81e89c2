import { alertAdminCalls } from '@mallard/contract/people/alert/alert-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { list, read, readAll, unread } from './alert.service.ts'

export const alertRoutes = bind('alertAdmin', alertAdminCalls, { unread, list, read, readAll })
