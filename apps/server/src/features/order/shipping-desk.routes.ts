import { shippingDeskCalls } from '@mallard/contract/order/shipping-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { checkTable, detail, exportWaiting, list, result, rows, run } from './shipping-desk.service.ts'

export const shippingDeskRoutes = bind('shippingDesk', shippingDeskCalls, { export: exportWaiting, check: checkTable, list, detail, rows, run, result })
