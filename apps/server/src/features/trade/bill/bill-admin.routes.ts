import { billAdminCalls } from '@mallard/contract/trade/bill/bill-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { ask, days, differences, note, read } from './bill-admin.service.ts'

export const billAdminRoutes = bind('billAdmin', billAdminCalls, {
  days,
  read,
  differences,
  ask,
  note,
})
