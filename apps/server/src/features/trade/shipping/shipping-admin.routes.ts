import { shippingAdminCalls } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { bind } from '#platform/http/bind.ts'
import {
  checkTable,
  detail,
  exportWaiting,
  list,
  result,
  rows,
  run,
} from './shipping-admin.service.ts'

export const shippingAdminRoutes = bind('shippingAdmin', shippingAdminCalls, {
  export: exportWaiting,
  check: checkTable,
  list,
  detail,
  rows,
  run,
  result,
})
