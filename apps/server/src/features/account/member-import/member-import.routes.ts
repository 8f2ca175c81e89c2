import { memberImportAdminCalls } from '@mallard/contract/account/member-import/member-import-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { check, oldOrders, run } from './member-import.service.ts'

export const memberImportRoutes = bind('memberImportAdmin', memberImportAdminCalls, {
  check,
  run,
  oldOrders,
})
